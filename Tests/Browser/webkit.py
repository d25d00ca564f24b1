"""Drives WebKitGTK through its driver, with nothing but Python's standard library.

The driver needs a display: without one, it runs under Xvfb.
"""

import base64
import http.client
import json
import os
import shutil
import socket
import subprocess
import tempfile
import time

from input_actions import InputActions


class WebKit(InputActions):
    """A browser with one page; a context manager that ends it."""

    def __init__(self):
        driver = shutil.which("WebKitWebDriver")
        if driver is None:
            raise SystemExit("no WebKit: install the package webkit2gtk-driver")
        self._home = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        with socket.create_server(("127.0.0.1", 0)) as free:
            self._port = free.getsockname()[1]
        # The sandbox needs rights that a container does not have, and software draws the same everywhere.
        environment = dict(
            os.environ, HOME=self._home.name, XDG_RUNTIME_DIR=self._home.name,
            WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS="1", LIBGL_ALWAYS_SOFTWARE="1", NO_AT_BRIDGE="1")
        self._display = None
        if "DISPLAY" not in environment:
            environment["DISPLAY"] = self._start_display()
        self._process = subprocess.Popen(
            [driver, f"--port={self._port}", "--host=127.0.0.1"], env=environment,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self._session = None
        self._session = self._start()["sessionId"]
        self._call("POST", "/timeouts", script=300_000, pageLoad=60_000)

    def _start_display(self):
        server = shutil.which("Xvfb")
        if server is None:
            raise SystemExit("no display: install the package xvfb")
        read, write = os.pipe()
        self._display = subprocess.Popen(
            [server, "-displayfd", str(write), "-screen", "0", "1280x1200x24", "-nolisten", "tcp"],
            pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as file:
            number = file.readline().strip()
        if not number:
            raise SystemExit("Xvfb does not start")
        return f":{number}"

    def _start(self):
        for _ in range(300):
            try:
                # The driver takes the browser that belongs to it.
                return self._call("POST", "/session", capabilities={"alwaysMatch": {}})
            except ConnectionError:
                time.sleep(0.1)
        raise SystemExit("WebKitWebDriver does not start")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self._call("DELETE", "")
        except (OSError, RuntimeError):
            pass
        for process in (self._process, self._display):
            if process:
                process.terminate()
                process.wait()
        self._home.cleanup()

    def _call(self, method, path, **parameters):
        connection = http.client.HTTPConnection("127.0.0.1", self._port, timeout=300)
        place = path if self._session is None else f"/session/{self._session}{path}"
        connection.request(method, place, json.dumps(parameters), {"Content-Type": "application/json"})
        value = json.loads(connection.getresponse().read())["value"]
        connection.close()
        if isinstance(value, dict) and "error" in value:
            raise RuntimeError(f"{path}: {value['error']}: {value.get('message')}")
        return value

    def open(self, address):
        """Opens a page and waits until it has loaded."""
        self._call("POST", "/url", url=address)

    def reload(self):
        """Loads the page again and waits until it has loaded."""
        self._call("POST", "/refresh")

    def resize(self, width, height):
        """Makes the window so large that the page has at least this room."""
        self._call("POST", "/window/rect", width=width + 100, height=height + 200)

    def evaluate(self, expression):
        """The value of an expression of JavaScript."""
        return self._call("POST", "/execute/sync", script=f"return ({expression});", args=[])

    def picture(self):
        """A picture of the page as PNG."""
        # Two frames later it shows what scripts have changed.
        self._call(
            "POST", "/execute/async", args=[],
            script="const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done(1)))")
        return base64.b64decode(self._call("GET", "/screenshot"))

    def _act(self, sources):
        self._call("POST", "/actions", actions=sources)
