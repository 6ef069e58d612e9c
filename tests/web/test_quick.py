"""The page's own shortcuts in Jinja print exactly what Jinja prints."""

from inspect import Parameter, signature

import jinja2
import pytest
from jinja2 import Environment, StrictUndefined, UndefinedError, pass_context
from jinja2.compiler import CodeGenerator
from jinja2.runtime import Context
from markupsafe import Markup

from engineshed.kernel import games
from engineshed.web.quick import Quick
from engineshed.web.render import environment

TEMPLATE = """
{% macro twice(x) %}<i a="{{ x }}">{{ x }}</i>{% endmacro %}
{% for value in values %}{{ value }}|{{ twice(value) }}|{{ value ~ "<" }};{% endfor %}
{{ values | join("&") }}
{% macro around(x=1) %}<u>{{ x }}{{ caller() }}{{ kwargs.y }}</u>{% endmacro %}
{% for n in range(2) %}{% set m = n %}
{% call around(y="<") %}{{ told(n) }}{{ thing.said("<") }}{% endcall %}{% endfor %}
{{ data.name }}{{ data["name"] }}{{ data.items() | list | length }}{{ data.get("none") }}{{ thing.name }}
"""


class Thing:
    name = '<b title="it\'s">'

    def said(self, what: str) -> str:
        return f"{what}!"


@pass_context
def told(context: Context, number: int) -> str:
    """What a call is told of its surroundings."""
    return f"{number} of {len(context['values'])}, {sorted(context.get_all())}"


class Marked:
    def __html__(self) -> str:
        return "<hr>"


VALUES = [
    "plain",
    "<b>",
    "a & b",
    '"',
    "'",
    Markup("<em>safe</em>"),
    3,
    -1,
    2.5,
    True,
    None,
    Thing,
    Marked(),
    ("<",),
]


def rendered(kind: type[Environment]) -> str:
    made = kind(autoescape=True, undefined=StrictUndefined)
    data = {"name": "<x>", "items-like": 1}
    return made.from_string(TEMPLATE).render(values=VALUES, data=data, thing=Thing(), told=told)


def test_it_prints_what_jinja_prints() -> None:
    assert rendered(Quick) == rendered(Environment)
    assert "<b>" not in rendered(Quick).replace("<b title", "")


def test_what_is_missing_is_still_missed() -> None:
    template = Quick(autoescape=True, undefined=StrictUndefined).from_string("{{ data.nothing }}")
    with pytest.raises(UndefinedError):
        template.render(data={"something": 1})


def test_every_template_of_the_house_and_of_the_games_can_be_compiled() -> None:
    for package in ("", *(game.package for game in games().values())):
        made = environment(package)
        for name in made.list_templates():
            made.get_template(name)


def test_jinja_still_has_the_private_parts_that_are_used() -> None:
    assert jinja2.__version__.startswith("3.1.")  # as pyproject.toml pins it
    assert list(signature(CodeGenerator._output_child_pre).parameters) == [
        "self",
        "node",
        "frame",
        "finalize",
    ]
    assert "src" in CodeGenerator._FinalizeInfo._fields
    assert list(signature(Context.call).parameters.values())[2].kind is Parameter.VAR_POSITIONAL
