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
        return cls(str(problem.get("code", "unknown")), str(problem.get("detail", problem)), status, problem)
