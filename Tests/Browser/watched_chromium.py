"""Chromium that says what a page and the browser complain of."""

import contextlib
import time

from chromium import Chromium

# Collects what goes wrong in the page.
WATCH = """(() => {
    window.wrongs = [];
    const add = (text) => window.wrongs.push(String(text));
    addEventListener("error", (event) => add(event.message));
    addEventListener("unhandledrejection", (event) => add(event.reason));
    addEventListener("securitypolicyviolation", (event) => add(`${event.violatedDirective} ${event.blockedURI}`));
    const error = console.error;
    console.error = (...values) => { add(values.join(" ")); error(...values); };
    return true;
})()"""

# When the page can be used, in milliseconds after its navigation began.
STOPWATCH = """Object.defineProperty(globalThis, "live", {
    configurable: true,
    set(value) {
        window.interactiveAt = performance.now();
        Object.defineProperty(globalThis, "live", { value, configurable: true, writable: true });
    },
});"""


class WatchedChromium(Chromium):
    """A browser that also collects what the page and the browser complain of."""

    def __init__(self):
        super().__init__()
        self.call("Log.enable")
        self.call("Page.addScriptToEvaluateOnNewDocument", source=f"{WATCH}; {STOPWATCH}")

    @contextlib.contextmanager
    def in_new_page(self, start):
        """The page that a page has opened, whose address has a start; it is closed at the end."""
        end = time.monotonic() + 10
        while True:
            found = [target for target in self.call("Target.getTargets")["targetInfos"] if target["type"] == "page" and target["url"].startswith(start)]
            if found:
                break
            if time.monotonic() >= end:
                raise SystemExit(f"no page opens whose address starts with {start}")
            time.sleep(0.05)
        target = found[0]["targetId"]
        session, self._session = self._session, self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        try:
            for domain in ("Page", "Runtime", "Log"):
                self.call(f"{domain}.enable")
            yield self
        finally:
            self._session = session
            self.call("Target.closeTarget", targetId=target)

    def _next_message(self):
        message = super()._next_message()
        values = message.get("params", {})
        if message.get("method") == "Runtime.consoleAPICalled" and values["type"] in ("error", "warning", "assert"):
            self.errors.append(str([part.get("value", part.get("description")) for part in values["args"]]))
        if message.get("method") == "Log.entryAdded" and values["entry"]["level"] in ("error", "warning"):
            self.errors.append(f"{values['entry']['text']} {values['entry'].get('url', '')}")
        return message
