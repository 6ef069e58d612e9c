"""The page of somebody's standing orders at a table."""

from collections.abc import Sequence

import msgspec

from engineshed.kernel import Action, Order
from engineshed.kernel.orders import OrderForm, up_to
from engineshed.web.around.pages import Visitor, game_page
from engineshed.web.table.scene import TableScene


class Held(msgspec.Struct, frozen=True):
    """An order that stands."""

    order: Order
    lasts: str
    acted: tuple[int, int] | None


def orders(guest: Visitor, scene: TableScene, held: Sequence[Held]) -> str:
    """The orders that stand, and those that may be given."""
    assert scene.viewer is not None
    forms = [_form(scene, form) for form in scene.game.orders(scene.pos, scene.viewer)]
    given = {order.order.about for order in held}
    forms = [form for form in forms if form["only"] is None or form["about"] not in given]
    standing = [
        {
            "about": order.order.about,
            "title": scene.words(f"order-{order.order.about}"),
            "text": scene.words("order-then").join(
                step_text(scene, order.order.about, step) for step in order.order.steps
            ),
            "lasts": order.lasts,
            "acted": order.acted is not None,
        }
        for order in held
    ]
    return game_page(
        "orders.jinja",
        guest,
        scene.game,
        w=scene.words,
        at=scene.frame.address,
        forms=forms,
        standing=standing,
    )


def _form(scene: TableScene, form: OrderForm) -> dict[str, object]:
    """What can be chosen; `only`: nothing is, `skip`: the first step may be left out."""
    steps = [
        [(msgspec.json.encode(step).decode(), step_text(scene, form.about, step)) for step in choices]
        for choices in form.steps
    ]
    return {
        "about": form.about,
        "title": scene.words(f"order-{form.about}"),
        "steps": steps,
        "only": steps[0][0] if [len(choices) for choices in steps] == [1] else None,
        "skip": any(step not in form.steps[0] for choices in form.steps for step in choices),
        "lasts": form.lasts,
    }


def step_text(scene: TableScene, about: str, step: Action) -> str:
    """A step of an order in words."""
    most = up_to(step)
    for own in (f"order-{about}-{step[0]}", f"order-step-{step[0]}"):
        if own in scene.words:
            return scene.words(own, amount=most or 0)
    plain = step if most is None else (*step[:-1], most)
    text = " ".join(scene.page.label(atom, scene) for atom in plain[1:] or plain)
    return text if most is None else scene.words("order-up-to", what=text)
