"""What goes wrong, with the words of Fairway."""

from __future__ import annotations

from typing import Any, Mapping


class FairwayError(Exception):
    """A request without an answer.

    `code` is stable, for programs; the text is for people. `errors` lists the fields at fault.
    """

    def __init__(self, code: str, detail: str, status: int = 0, problem: Mapping[str, Any] | None = None):
        super().__init__(detail)
        self.code = code
        self.detail = detail
        self.status = status
        self.problem: Mapping[str, Any] = problem or {}

    @property
    def errors(self) -> list[Mapping[str, Any]]:
        return list(self.problem.get("errors", []))

    @classmethod
    def of(cls, status: int, problem: Mapping[str, Any]) -> FairwayError:
        kind = UnknownOption if _names_unknown_options(problem) else cls
        return kind(str(problem.get("code", "unknown")), str(problem.get("detail", problem)), status, problem)


class UnknownOption(FairwayError, TypeError):
    """An option that Fairway does not have. The text names the one that was meant, if it is near."""


def _names_unknown_options(problem: Mapping[str, Any]) -> bool:
    faults = problem.get("errors") or [{}]
    return all(one.get("code") == "unknown_field" and one["pointer"].count("/") == 1 for one in faults)
