"""Drives a headless Chromium over a pipe, with nothing but the standard library."""

import json
import os
import subprocess
import tempfile


class Chromium:
    """A page of a browser that runs scripts; a context manager that ends the browser."""

    def __init__(self, executable):
        self._profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        their_in, self._out = os.pipe()
        self._in, their_out = os.pipe()
        options = [
            "--headless=new", "--remote-debugging-pipe", "--disable-gpu",
            "--disable-dev-shm-usage", "--hide-scrollbars", "--force-device-scale-factor=1",
            "--no-first-run", f"--user-data-dir={self._profile.name}",
        ]
        if os.geteuid() == 0:
            options.append("--no-sandbox")
        # The browser expects its commands at descriptor 3, and answers at 4.
        self._process = subprocess.Popen(
            ["sh", "-c", f'exec "$@" 3<&{their_in} 4>&{their_out}', "sh", executable]
            + options + ["about:blank"],
            pass_fds=(their_in, their_out), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(their_in)
        os.close(their_out)
        self._buffer = b""
        self._count = 0
        self._session = None
        target = next(
            t for t in self._call("Target.getTargets")["targetInfos"] if t["type"] == "page")
        self._session = self._call(
            "Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._process.terminate()
        self._process.wait(timeout=20)
        self._profile.cleanup()

    def run(self, script):
        """The value of a script, or of the promise that it makes."""
        answer = self._call(
            "Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(json.dumps(answer["exceptionDetails"])[:2000])
        return answer["result"].get("value")

    def _call(self, method, **parameters):
        self._count += 1
        message = {"id": self._count, "method": method, "params": parameters}
        if self._session:
            message["sessionId"] = self._session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self._out, data):]
        while True:
            end = self._buffer.find(b"\0")
            if end < 0:
                part = os.read(self._in, 1 << 20)
                if not part:
                    raise RuntimeError("the browser has ended; can it run on this machine?")
                self._buffer += part
                continue
            answer = json.loads(self._buffer[:end])
            self._buffer = self._buffer[end + 1:]
            if answer.get("id") == self._count:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
