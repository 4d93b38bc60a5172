"""The two places that answer a request: a service, or a worker of the command `fairway`."""

from __future__ import annotations

import http.client
import json
import numbers
import queue
import shutil
import subprocess
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
from collections import OrderedDict
from email.utils import parsedate_to_datetime
from itertools import islice
from typing import Any, Iterable, Iterator, Protocol, Sequence, Union

from .errors import FairwayError
from .runtime import own_command

Body = dict[str, Any]
Result = Union[dict[str, Any], FairwayError]

#: Endpoints that take their request in the address.
QUERIES = frozenset({"/ports/search", "/ports/match", "/v1/distance"})


def encoded(body: Body) -> bytes:
    """JSON of a request. Takes what numpy, pandas and datetime give: whole and other numbers, arrays, times, dates."""
    try:
        return json.dumps(body, default=_plain, allow_nan=False).encode()
    except (TypeError, ValueError) as error:
        # Such as NaN of a frame, or an object that no request can have.
        raise FairwayError("validation_failed", f"The request is no JSON: {error}.") from None


def _plain(value: Any) -> Any:
    if isinstance(value, numbers.Integral):
        return int(value)
    if isinstance(value, numbers.Real):
        return float(value)
    for method in ("isoformat", "tolist"):
        if hasattr(value, method):
            return getattr(value, method)()
    if isinstance(value, Iterable):
        return list(value)
    raise TypeError(f"{type(value).__name__} {value!r} has no form in JSON")


class Backend(Protocol):
    def answers(self, path: str, bodies: Iterable[Body]) -> Iterator[Result]:
        """The answer to each body, or why there is none, in order."""
        ...

    def close(self) -> None: ...


class Service:
    """A Fairway service, by its address. Waits and asks again where the service says when."""

    #: Endpoints that take many of the same requests in one call. (Shipments in a batch must say more than one alone.)
    BATCHES = {"/calculate-route": "/v1/routes/batch?fields=*"}
    #: Rows of a call, and the bytes of the longest.
    ROWS, ROW_BYTES = 200, 60_000
    #: Statuses after which a request may be sent again, how often, and the longest wait in seconds.
    RETRYABLE, RETRIES, MAX_WAIT = (409, 429, 503), 2, 30

    def __init__(self, url: str, key: str | None = None, timeout: float = 60):
        self._url = url.rstrip("/")
        # A wrong option is an error here, not a warning that nobody reads.
        self._headers = {"accept": "application/json", "prefer": "handling=strict"}
        if key is not None:
            self._headers["x-api-key"] = key
        self._timeout = timeout
        self._sleep = time.sleep

    def answers(self, path: str, bodies: Iterable[Body]) -> Iterator[Result]:
        unsent = iter(bodies)
        batch = self.BATCHES.get(path)
        while True:
            group = list(islice(unsent, self.ROWS if batch else 1))
            if not group:
                return
            lines = [encoded(body) for body in group]
            if batch is None or len(group) == 1 or max(map(len, lines)) > self.ROW_BYTES:
                yield from (self._answer(path, body) for body in group)
            else:
                yield from self._rows(batch, lines)

    def _rows(self, address: str, lines: Sequence[bytes]) -> Iterator[Result]:
        text = self._send(address, b"\n".join(lines), "application/x-ndjson")
        if isinstance(text, FairwayError):
            yield from (text for _ in lines)
            return
        rows = [json.loads(line) for line in text.splitlines()]
        for row in rows:
            yield FairwayError.of(row["status"], row["problem"]) if row["answer"] is None else row["answer"]
        for _ in lines[len(rows) :]:
            yield FairwayError("unreachable", f"{self._url} ended its answer early.")

    def _answer(self, path: str, body: Body) -> Result:
        if path in QUERIES:
            text = self._send(path + "?" + urllib.parse.urlencode(body, doseq=True))
        else:
            text = self._send(path, encoded(body))
        return text if isinstance(text, FairwayError) else json.loads(text)

    def _send(
        self, address: str, data: bytes | None = None, kind: str = "application/json"
    ) -> Union[bytes, FairwayError]:
        headers = {**self._headers, **({} if data is None else {"content-type": kind, "accept": kind})}
        request = urllib.request.Request(self._url + address, data, headers)
        for tries_left in range(self.RETRIES, -1, -1):
            try:
                with urllib.request.urlopen(request, timeout=self._timeout) as response:
                    found: bytes = response.read()
                    return found
            except urllib.error.HTTPError as error:
                with error:
                    problem = _problem(error.code, error.read())
                    wait = _seconds(error.headers.get("retry-after"))
                if error.code not in self.RETRYABLE or wait is None or wait > self.MAX_WAIT or not tries_left:
                    return problem
                self._sleep(wait)
            except (OSError, http.client.HTTPException) as error:
                return FairwayError("unreachable", f"{self._url} does not answer: {error}")
        raise AssertionError("the last try returns")

    def close(self) -> None:
        pass


def _seconds(header: str | None) -> float | None:
    """Retry-After in seconds, from a number or a date."""
    if header is None:
        return None
    if header.isascii() and header.isdigit():
        return float(header)
    try:
        return max(0.0, parsedate_to_datetime(header).timestamp() - time.time())
    except (TypeError, ValueError):
        return None


def _problem(status: int, text: bytes) -> FairwayError:
    try:
        problem = json.loads(text)
    except ValueError:
        problem = None
    if isinstance(problem, dict):
        return FairwayError.of(status, problem)
    return FairwayError("unknown", f"The answer has the status {status} and is not from Fairway.", status)


class Worker:
    """`fairway worker` as a process of our own. It starts with the first request.

    A worker that dies is started again with the requests that it left unanswered. The request that
    it dies of five times becomes an error; no other request is lost or answered twice.
    """

    #: Requests that wait in the worker, so that it need not wait for us.
    AHEAD = 32
    #: Deaths at one request until it gets no answer. Machines that take a process away do so more than once.
    DEATHS = 5

    def __init__(self, command: Sequence[str] | None = None):
        self._command = own_command() if command is None else list(command)
        self._has_answered = False
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: queue.Queue[bytes | None] = queue.Queue()
        self._next_id = 0
        self._lock = threading.Lock()

    def answers(self, path: str, bodies: Iterable[Body]) -> Iterator[Result]:
        # Somebody who has not taken all answers yet, or another thread, keeps the process.
        if not self._lock.acquire(blocking=False):
            other = Worker(self._command)
            try:
                yield from other.answers(path, bodies)
            finally:
                other.close()
            return
        try:
            yield from self._answers(path, bodies)
        finally:
            self._lock.release()

    def _answers(self, path: str, bodies: Iterable[Body]) -> Iterator[Result]:
        waiting: OrderedDict[int, bytes] = OrderedDict()
        unsent, deaths = iter(bodies), 0
        try:
            while True:
                for body in unsent:
                    self._next_id += 1
                    request = {"id": self._next_id, "path": path, "body": body, "strict": True}
                    waiting[self._next_id] = encoded(request) + b"\n"
                    self._send([waiting[self._next_id]])
                    if len(waiting) >= self.AHEAD:
                        break
                if not waiting:
                    return
                answer = self._read()
                if answer is None:
                    deaths += 1
                    self.close()
                    if deaths > 1 and not self._has_answered:
                        raise FairwayError("worker_died", "The worker ended twice before its first answer.")
                    if deaths >= self.DEATHS:
                        # It answers in order, so that this is what it was at.
                        waiting.popitem(last=False)
                        deaths = 0
                        yield FairwayError("worker_died", f"The worker ended {self.DEATHS} times at this request.")
                    self._send(waiting.values())
                    continue
                # It cannot read the id of a request that is too large, and answers in order.
                answered: Any = next(iter(waiting)) if answer.get("id", 0) is None else answer.get("id")
                if answered not in waiting:
                    raise FairwayError("worker_confused", f"Not an answer to a request: {answer}")
                del waiting[answered]
                deaths, self._has_answered = 0, True
                ok = answer["status"] == 200
                yield answer["body"] if ok else FairwayError.of(answer["status"], answer["body"])
        finally:
            # Answers that nobody takes must not be there for the next caller.
            if waiting:
                self.close()

    def _send(self, lines: Iterable[bytes]) -> None:
        try:
            pipe = self._running().stdin
            assert pipe is not None
            for line in lines:
                pipe.write(line)
            pipe.flush()
        except (BrokenPipeError, OSError):
            pass  # It has died: the end of its answers says so.

    def _read(self) -> dict[str, Any] | None:
        """The next answer; None if the worker has died."""
        line = self._lines.get()
        if line is None or not line.endswith(b"\n"):
            return None
        try:
            answer = json.loads(line)
        except ValueError:
            raise FairwayError("worker_confused", f"Not JSON: {line[:200]!r}") from None
        if not isinstance(answer, dict):
            raise FairwayError("worker_confused", f"Not an answer: {line[:200]!r}")
        return answer

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            try:
                # On Windows, only the whole name starts the script that npm installs.
                program = shutil.which(self._command[0]) or self._command[0]
                self._process = subprocess.Popen(
                    [program, *self._command[1:], "worker"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
                )
            except FileNotFoundError as error:
                raise FairwayError(
                    "command_missing",
                    f"There is no command {self._command[0]}. Install the npm package fairway-sea (docs/python.md "
                    "says how), or name the command: Fairway(command=[...]). Or give the address of a service.",
                ) from error
            self._lines = queue.Queue()
            reader = threading.Thread(target=_read_lines, args=(self._process, self._lines), daemon=True)
            reader.start()
        return self._process

    def close(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        try:
            process.stdin.close()
        except OSError:
            pass
        process.kill()
        process.wait()


def _read_lines(process: subprocess.Popen[bytes], lines: queue.Queue[bytes | None]) -> None:
    """Always reads, so that neither side waits for the other to read first."""
    assert process.stdout is not None
    with process.stdout as output:
        for line in output:
            lines.put(line)
    lines.put(None)
