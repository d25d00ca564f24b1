"""Drives a headless Firefox through Marionette, with nothing but Python's standard library."""

import base64
import json
import os
import shutil
import socket
import subprocess
import tempfile
import time

from input_actions import InputActions


class Firefox(InputActions):
    """A browser with one page; a context manager that ends it."""

    def __init__(self):
        program = shutil.which("firefox-esr") or shutil.which("firefox")
        if program is None:
            raise SystemExit("no Firefox: install the package firefox-esr")
        self._profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        with open(os.path.join(self._profile.name, "user.js"), "w") as file:
            # The browser takes a port that is free, and writes it into its profile.
            file.write(
                'user_pref("marionette.port", 0);\n'
                'user_pref("browser.shell.checkDefaultBrowser", false);\n'
                'user_pref("datareporting.policy.dataSubmissionEnabled", false);\n'
                'user_pref("app.update.enabled", false);\n')
        self._process = subprocess.Popen(
            [program, "--headless", "--marionette", "--no-remote", "--profile", self._profile.name],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env=dict(os.environ, HOME=self._profile.name, MOZ_REMOTE_SETTINGS_DEVTOOLS="1"))
        self._socket = self._connect()
        self._buffer = b""
        self._number = 0
        self._receive()
        self._call("WebDriver:NewSession", capabilities={})
        self._call("WebDriver:SetTimeouts", script=300_000, pageLoad=60_000)

    def _connect(self):
        for _ in range(600):
            try:
                with open(os.path.join(self._profile.name, "MarionetteActivePort")) as file:
                    return socket.create_connection(("127.0.0.1", int(file.read())))
            except (OSError, ValueError):
                if self._process.poll() is not None:
                    break
                time.sleep(0.1)
        raise SystemExit("Firefox does not start")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._socket.close()
        self._process.kill()
        self._process.wait()
        self._profile.cleanup()

    def _receive(self):
        """A message: its length in bytes, a colon, and JSON."""
        while b":" not in self._buffer:
            self._read()
        length, self._buffer = self._buffer.split(b":", 1)
        while len(self._buffer) < int(length):
            self._read()
        message, self._buffer = self._buffer[:int(length)], self._buffer[int(length):]
        return json.loads(message)

    def _read(self):
        part = self._socket.recv(1 << 20)
        if not part:
            raise RuntimeError("the browser has ended")
        self._buffer += part

    def _call(self, command, **parameters):
        self._number += 1
        message = json.dumps([0, self._number, command, parameters]).encode()
        self._socket.sendall(str(len(message)).encode() + b":" + message)
        while True:
            kind, number, error, result = self._receive()
            if kind == 1 and number == self._number:
                if error:
                    raise RuntimeError(f"{command}: {error['message']}")
                return result

    def open(self, address):
        """Opens a page and waits until it has loaded."""
        self._call("WebDriver:Navigate", url=address)

    def reload(self):
        """Loads the page again and waits until it has loaded."""
        self._call("WebDriver:Refresh")

    def resize(self, width, height):
        """Makes the window so large that the page has at least this room."""
        self._call("WebDriver:SetWindowRect", width=width + 100, height=height + 200)

    def evaluate(self, expression):
        """The value of an expression of JavaScript."""
        return self._call(
            "WebDriver:ExecuteScript", script=f"return ({expression});", args=[])["value"]

    def picture(self):
        """A picture of the page as PNG."""
        return base64.b64decode(self._call("WebDriver:TakeScreenshot", full=False)["value"])

    def _act(self, sources):
        self._call("WebDriver:PerformActions", actions=sources)
