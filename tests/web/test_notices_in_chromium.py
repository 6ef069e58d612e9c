"""Notices as people set them up in a browser: ways, boxes, hours, a test, the link that ends them."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.server.endpoints import Browser as Receiver
from tests.server.endpoints import MailServer, WebServer, eventually
from tests.server.postgres import Cluster
from tests.server.running import Server
from tests.web.walks import Walk, windows

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("people")]
AT_ONCE = {"notice_pause": 0.0, "notice_gather": 0.0, "notice_private": "true"}
# Chromium has no push service here: it says yes, and gives an address at which the test listens.
SUBSCRIBE = """(address) => {
  Notification.requestPermission = async () => "granted";
  PushManager.prototype.subscribe = async (asked) => {
    if (!asked.userVisibleOnly || asked.applicationServerKey.length !== 65) throw new Error("no key");
    return JSON.parse(address);
  };
}"""


@pytest.fixture
def mails() -> Iterator[MailServer]:
    server = MailServer()
    yield server
    server.stop()


@pytest.fixture
def outside() -> Iterator[WebServer]:
    server = WebServer()
    yield server
    server.stop()


@pytest.fixture(params=["desk-first", "phone-first"])
def walk(
    request: pytest.FixtureRequest,
    browser: Browser,
    mails: MailServer,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Walk]:
    """In a house that sends at once."""
    phone_first = request.param == "phone-first"
    database: object = tmp_path_factory.mktemp("told") / "house.db"
    if phone_first:
        cluster = request.getfixturevalue("postgres")
        assert isinstance(cluster, Cluster)
        database = cluster.database()
    server = Server(str(database), workers=0, smtp=mails.url, mail_from="shed@example.org", **AT_ONCE)  # type: ignore[arg-type]
    server.start()
    with windows(browser, server) as opened:
        yield Walk(server, opened, phone_first)
    server.stop()


def test_ways_are_added_tried_and_ended_by_a_link_without_signing_in(
    walk: Walk, mails: MailServer, outside: WebServer
) -> None:
    ada, basia = walk.person(timezone_id="Asia/Tokyo"), walk.person()
    page = ada.page
    receiver = Receiver(f"{outside.url}/push/ada")
    page.goto("/notices")
    expect(page.get_by_text("Asia/Tokyo")).to_have_count(0)  # known from the second page on
    page.reload()
    expect(page.get_by_text("Asia/Tokyo")).to_be_visible()
    ada.narrow()

    # This browser, a webhook, and a mail address that has to be confirmed.
    page.evaluate(SUBSCRIBE, receiver.subscription)
    ada.press(ada.button("add-browser"))
    expect(page.locator(".n-way[data-kind=push]")).to_contain_text(ada.w("way-works"))
    page.locator("#hook-way").fill(f"{outside.url}/hook")
    page.locator("#hook-way").press("Enter")
    expect(page.locator(".n-way[data-kind=hook]")).to_contain_text(ada.w("way-works"))
    page.locator("#mail-way").fill("ada@example.org")
    page.locator("#mail-way").press("Enter")
    expect(page.locator(".n-way[data-kind=mail]")).to_contain_text(ada.w("way-unconfirmed"))
    eventually(lambda: len(mails.mails) == 1)
    confirm = re.search(r"(/notices/confirm/\S+)", mails.mails[0].get_content())
    assert confirm is not None
    basia.page.goto(confirm[1])  # whoever reads the mail, without signing in
    basia.press(basia.button("stop-do-confirm"))
    expect(basia.heading("stop-title-confirmed")).to_be_visible()

    # A test by every way; the list says by itself what came of it.
    page.reload()
    ada.press(ada.button("send-a-test"))
    expect(page.locator("#sent [data-state=sent]")).to_have_count(3)
    eventually(lambda: len(outside.requests) == 2 and len(mails.mails) == 2)
    pushed = next(body for path, _, body in outside.requests if path == "/push/ada")
    assert receiver.read(pushed)["title"]
    ada.narrow()

    # A box goes from on to digest to off; quiet hours are kept.
    box = page.locator("[name=set][value^='turn mail']")
    for how in ("digest", "off", "on"):
        ada.press(box)
        expect(page.locator(f"[name=set][value^='turn mail'].{how}")).to_be_visible()
    page.locator("#q-from").fill("22:30")
    page.locator("#q-until").fill("07:00")
    ada.press(ada.button("save"))
    expect(page.locator("#q-from")).to_have_value("22:30")

    # The link below a notice.
    stop = re.search(r"<\S+(/notices/stop/\S+)>", mails.mails[1]["List-Unsubscribe"])
    assert stop is not None
    basia.page.goto(stop[1])
    basia.press(basia.button("stop-do-stop"))
    expect(basia.heading("stop-title-stopped")).to_be_visible()
    basia.narrow()
    page.reload()
    expect(page.locator(".n-way[data-kind=mail]")).to_have_count(0)
    expect(page.locator(".n-way")).to_have_count(2)
