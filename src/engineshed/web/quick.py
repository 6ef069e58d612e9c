"""Jinja with shortcuts that save boards, which print thousands of small values, a third of the time."""

import re
from collections.abc import Callable
from functools import cache

from jinja2 import Environment, nodes
from jinja2.compiler import CodeGenerator, Frame
from jinja2.runtime import Context, Macro
from markupsafe import Markup, escape

_SPECIAL: Callable[[str], object] = re.compile(r"[&<>\"']").search


class _Printer(CodeGenerator):
    """Prints through `Quick.printed`, which makes no Markup of what is joined into a string anyway."""

    def _output_child_pre(
        self, node: nodes.Expr, frame: Frame, finalize: CodeGenerator._FinalizeInfo
    ) -> None:
        if frame.eval_ctx.autoescape and not frame.eval_ctx.volatile and finalize.src is None:
            self.write("environment.printed(")
        else:
            super()._output_child_pre(node, frame, finalize)


@cache
def _takes_no_context(kind: type) -> bool:
    """True of callables of this type, unless one of them is marked itself (`pass_context` and the like)."""
    return not hasattr(kind.__call__, "jinja_pass_arg")


class _Caller(Context):
    """Calls macros and ordinary functions without looking for marks in three places first."""

    def call(self, called: Callable[..., object], /, *args: object, **kwargs: object) -> object:
        kind: type = type(called)
        if kind is Macro:
            args = (self.eval_ctx, *args)
        elif not _takes_no_context(kind) or hasattr(called, "jinja_pass_arg"):
            return super().call(called, *args, **kwargs)
        kwargs.pop("_block_vars", None)
        kwargs.pop("_loop_vars", None)
        return called(*args, **kwargs)


class Quick(Environment):
    """An environment for HTML in which data are mostly dictionaries, plain strings and numbers."""

    code_generator_class = _Printer
    context_class = _Caller

    @staticmethod
    def printed(value: object) -> str:
        """A value as it is written into the page, escaped."""
        kind = type(value)
        if kind is str:
            return value if _SPECIAL(value) is None else escape(value)  # type: ignore[arg-type, return-value]
        if kind is Markup:
            return value  # type: ignore[return-value]
        return str(value) if kind is int or kind is float else escape(value)

    def getattr(self, obj: object, attribute: str) -> object:
        """`line.seat` of a dictionary without asking it for an attribute first."""
        if type(obj) is dict:
            if attribute in obj:
                return obj[attribute]
        else:
            try:
                return getattr(obj, attribute)
            except AttributeError:
                pass
        return super().getattr(obj, attribute)
