"""Drives a headless Chromium over its debugging pipe, with nothing but Python's standard library."""

import base64
import itertools
import json
import os
import shutil
import subprocess
import tempfile


class Chromium:
    """A browser with one page; a context manager that ends it."""

    def __init__(self):
        program = shutil.which("chromium") or shutil.which("chromium-browser")
        if program is None:
            raise SystemExit("no Chromium: install the package chromium")
        to_browser, self._write = os.pipe()
        self._read, from_browser = os.pipe()
        # Parts of the browser may write to its profile while it ends.
        self._profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)

        def connect():
            # The browser reads from descriptor 3 and writes to 4; copies first, as these may be in use.
            first, second = os.dup(to_browser), os.dup(from_browser)
            os.dup2(first, 3)
            os.dup2(second, 4)

        self._process = subprocess.Popen(
            [
                program, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                "--hide-scrollbars", "--force-color-profile=srgb", "--force-device-scale-factor=1",
                f"--user-data-dir={self._profile.name}", "--remote-debugging-pipe",
            ],
            preexec_fn=connect, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        os.close(to_browser)
        os.close(from_browser)
        self._buffer = b""
        self._ids = itertools.count(1)
        self._session = None
        self.requests = []
        self.errors = []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self._session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Accessibility"):
            self.call(f"{domain}.enable")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._process.kill()
        self._process.wait()
        self._profile.cleanup()

    def call(self, method, **parameters):
        """Calls a method of the protocol and waits for its answer."""
        number = next(self._ids)
        message = {"id": number, "method": method, "params": parameters}
        if self._session:
            message["sessionId"] = self._session
        os.write(self._write, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._next_message()
            if answer.get("id") == number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]

    def _next_message(self):
        while b"\0" not in self._buffer:
            part = os.read(self._read, 1 << 20)
            if not part:
                raise RuntimeError("the browser has ended")
            self._buffer += part
        text, self._buffer = self._buffer.split(b"\0", 1)
        message = json.loads(text)
        if message.get("method") == "Network.requestWillBeSent":
            self.requests.append(message["params"]["request"]["url"])
        if message.get("method") == "Runtime.exceptionThrown":
            self.errors.append(str(message["params"]["exceptionDetails"]))
        return message

    def evaluate(self, expression):
        """The value of an expression of JavaScript, awaited if it is a promise."""
        result = self.call(
            "Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(str(result["exceptionDetails"].get("exception", result)))
        return result["result"].get("value")

    def open(self, address):
        """Opens a page and waits until it has loaded."""
        self.call("Page.navigate", url=address)
        while self.evaluate("document.readyState") != "complete" or (
                self.evaluate("location.href") == "about:blank" and address != "about:blank"):
            pass

    def reload(self):
        """Loads the page again and waits until it has loaded."""
        self.call("Page.reload")
        # Until then an expression may have no page.
        while self._next_message().get("method") != "Page.loadEventFired":
            pass

    def resize(self, width, height):
        self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1,
            mobile=width < 500)

    def prefer(self, **features):
        """Sets media features, such as prefers_color_scheme="dark"."""
        self.call("Emulation.setEmulatedMedia", features=[
            {"name": name.replace("_", "-"), "value": value} for name, value in features.items()])

    def settle(self):
        """Waits for two frames."""
        self.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def picture(self):
        """A picture of the page as PNG."""
        self.settle()
        return base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"])

    def screenshot(self, path):
        data = self.picture()
        with open(path, "wb") as file:
            file.write(data)

    def mouse(self, kind, x, y, buttons=0):
        """Moves, presses or releases the mouse: kind is mouseMoved, mousePressed or mouseReleased."""
        self.call(
            "Input.dispatchMouseEvent", type=kind, x=x, y=y, buttons=buttons,
            button="none" if kind == "mouseMoved" and not buttons else "left", clickCount=1)

    def click(self, selector):
        x, y = self.center(selector)
        self.mouse("mouseMoved", x, y)
        self.mouse("mousePressed", x, y, 1)
        self.mouse("mouseReleased", x, y)

    def center(self, selector):
        """The middle of an element that has been scrolled into view."""
        return self.evaluate(f"""(() => {{
            const element = document.querySelector({json.dumps(selector)});
            element.scrollIntoView({{ block: "center" }});
            const box = element.getBoundingClientRect();
            return [box.left + box.width / 2, box.top + box.height / 2];
        }})()""")

    def key(self, key, code=None, text=None, modifiers=()):
        """Presses and releases a key, while modifiers such as "Shift" are held."""
        codes = {
            "ArrowLeft": 37, "ArrowRight": 39, "Home": 36, "End": 35, " ": 32, "Enter": 13, "Tab": 9, "ArrowDown": 40,
            "ArrowUp": 38, "Escape": 27, "Delete": 46, "Backspace": 8, ".": 190,
            "-": 189}
        bits = {"Alt": 1, "Control": 2, "Meta": 4, "Shift": 8}
        shared = {
            "key": key, "code": code or key, "modifiers": sum(bits[name] for name in modifiers),
            "windowsVirtualKeyCode": codes.get(key, ord(key.upper()) if len(key) == 1 else 0)}
        down = dict(shared, text=text if text is not None else (key if len(key) == 1 else ""))
        self.call("Input.dispatchKeyEvent", type="keyDown", **down)
        self.call("Input.dispatchKeyEvent", type="keyUp", **shared)
