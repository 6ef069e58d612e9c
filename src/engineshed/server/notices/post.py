"""Everything about notices that pages need, opened and closed together."""

from engineshed.server.hall import Hall
from engineshed.server.notices.guard import Outside
from engineshed.server.notices.sender import Sender
from engineshed.server.notices.store import Notices
from engineshed.server.notices.teller import Teller
from engineshed.server.notices.texts import Writer
from engineshed.server.notices.ways import Mail, Push, fresh_key
from engineshed.server.people.throttle import Throttle
from engineshed.server.settings import Settings


class Post:
    """The queue of notices with what fills it (teller) and what empties it (sender)."""

    def __init__(self, hall: Hall, settings: Settings, secret: str, key: str) -> None:
        self.settings = settings
        self.notices = Notices(hall.storage)
        self.writer = Writer(secret, settings.url)
        self.mail = Mail(settings)
        outside = Outside(settings.notice_private)
        contact = f"mailto:{settings.mail_from or 'nobody@localhost'}"
        self.confirmations = Throttle(3, 3600.0)
        """Limits mails to addresses that nobody has confirmed yet, by address and by guest."""
        self.push = Push(key, outside, contact)
        self.teller = Teller(hall, self.notices, settings)
        self.sender = Sender(hall, self.notices, settings, self.mail, self.push, outside)

    async def changed(self) -> None:
        """Read again who can be reached, because somebody's ways have changed."""
        self.teller.wanters = await self.notices.guests()

    async def close(self) -> None:
        await self.teller.close()
        await self.sender.close()


async def open_post(hall: Hall, settings: Settings, secret: str) -> Post:
    post = Post(hall, settings, secret, await hall.storage.note("push", fresh_key()))
    await post.teller.start()
    post.sender.start(post.writer)
    return post
