"""Uses the live page as a person does: by mouse and keys, in a browser of any kind."""

import json
import pathlib
import sys
import time

# Browsers are driven as for the tests of the package.
sys.path.append(str(pathlib.Path(__file__).resolve().parents[4] / "Tests/Browser"))
from chromium import Chromium  # noqa: E402
from watched_chromium import WATCH, WatchedChromium  # noqa: E402, F401

# What a strict server would send; NONCE is that of the page.
POLICY = "default-src 'none'; script-src 'nonce-{0}' 'wasm-unsafe-eval'; style-src 'nonce-{0}'; img-src data: blob:"


def expect(condition, message):
    if not condition:
        raise SystemExit(f"live page: {message}")


class Person:
    """Someone in front of a browser with the page."""

    def __init__(self, browser, address):
        self.browser = browser
        self.address = address
        self.count = 0
        # A browser behind a driver awaits no promises.
        self.is_simple = not isinstance(browser, Chromium)

    # Pages

    def open(self, fragment="", is_paused=True):
        """Opens the page anew, and waits until it can be used."""
        self.browser.open("about:blank")
        self.browser.open(self.address + fragment)
        if self.is_simple:
            self.js(WATCH)
        self.wait("typeof live !== 'undefined'", "the page does not start", 30)
        if is_paused:
            self.js("live.pause()")

    def js(self, expression):
        return self.browser.evaluate(expression)

    def expect(self, condition, message):
        """Checks a condition: a value, or an expression of JavaScript that is true."""
        self.count += 1
        if isinstance(condition, str):
            condition = self.js(condition)
        expect(condition, message)

    def wait(self, condition, message, seconds=10):
        """Waits until an expression of JavaScript is true."""
        self.count += 1
        end = time.monotonic() + seconds
        while not self.js(condition):
            expect(time.monotonic() < end, f"{message}: not in {seconds} s: {condition}")
            time.sleep(0.02)

    def wait_for_lists(self):
        """Waits until the page has shown what changed: it makes lists anew 60 ms after a change, and a click on what is
        taken away is lost."""
        if self.is_simple:
            time.sleep(0.15)
        else:
            self.js("new Promise((done) => setTimeout(done, 100))")

    def check_wrongs(self):
        """Checks that nothing went wrong in the page since it was opened."""
        wrongs = self.js("window.wrongs")
        expect(wrongs == [], f"the page complains: {wrongs}")

    # Hands

    def place(self, selector, x=0.5, y=0.5):
        """A point of an element that is shown, and not covered, as a share of its size."""
        found = self.js(f"""(() => {{
            const element = document.querySelector({json.dumps(selector)});
            if (!element) return "is not there";
            if (element.checkVisibility && !element.checkVisibility()) return "is not shown";
            element.scrollIntoView({{ block: "nearest", inline: "nearest" }});
            const box = element.getBoundingClientRect();
            const [left, top] = [box.left + box.width * {x}, box.top + box.height * {y}];
            const hit = document.elementFromPoint(left, top);
            if (!hit || !(element.contains(hit) || hit.contains(element)))
                return `is covered at ${{left}}, ${{top}} by ${{hit?.outerHTML.slice(0, 80)}}`;
            return [left, top];
        }})()""")
        expect(not isinstance(found, str), f"{selector} {found}")
        return found

    def click(self, selector, x=0.5, y=0.5):
        self.click_at(*self.place(selector, x, y))

    def click_at(self, x, y):
        self.browser.mouse("mouseMoved", x, y)
        self.browser.mouse("mousePressed", x, y, 1)
        self.browser.mouse("mouseReleased", x, y)

    def drag(self, start, way, steps=8, rest=0.0, is_released=True):
        """Presses at a point, moves by a way, and lets go; a rest before that leaves no velocity."""
        x, y = start
        self.browser.mouse("mouseMoved", x, y)
        self.browser.mouse("mousePressed", x, y, 1)
        for step in range(1, steps + 1):
            self.browser.mouse("mouseMoved", x + way[0] * step / steps, y + way[1] * step / steps, 1)
        if rest:
            time.sleep(rest)
            self.browser.mouse("mouseMoved", x + way[0] + 1, y + way[1], 1)
            # A pixel within a millisecond would be fast.
            time.sleep(0.04)
            self.browser.mouse("mouseMoved", x + way[0], y + way[1], 1)
        if is_released:
            self.browser.mouse("mouseReleased", x + way[0], y + way[1])

    def key(self, key, *modifiers):
        if key == "Enter" and not self.is_simple:
            self.browser.key(key, text="\r", modifiers=modifiers)
        else:
            self.browser.key(key, modifiers=modifiers)

    def focus(self, selector):
        self.js(f"(document.querySelector({json.dumps(selector)}).focus(), true)")

    def type(self, selector, text):
        """Writes into a field, and leaves it."""
        self.click(selector)
        self.js(f"(document.querySelector({json.dumps(selector)}).select(), true)")
        for character in text:
            self.key(character)
        self.key("Enter")

    def choose(self, selector, value):
        """Picks from a menu, which a browser without a screen cannot open."""
        self.js(f"""(() => {{
            const menu = document.querySelector({json.dumps(selector)});
            menu.value = {json.dumps(value)};
            menu.dispatchEvent(new Event("input", {{ bubbles: true }}));
            menu.dispatchEvent(new Event("change", {{ bubbles: true }}));
            return true;
        }})()""")

    def pick_animation(self, name):
        """Picks from the list of animations, which it opens."""
        if not self.js("document.querySelector('#animation').open"):
            self.click("#animation summary")
            self.wait(f"document.querySelector('#animation-{name}') !== null", "the list of animations does not open")
        self.click(f"label:has(#animation-{name})")

    # What there is to see

    def value(self, expression):
        """A copy of a value, by which it can be compared later."""
        return self.js(f"JSON.stringify({expression})")

    def changes(self, expression, action, message):
        """Does something, and waits until a value differs from what it is when nothing waits for a frame any more."""
        if self.is_simple:
            time.sleep(0.05)
        else:
            self.browser.settle()
        before = self.value(expression)
        action()
        self.wait(f"JSON.stringify({expression}) !== {json.dumps(before)}", message)

    def is_pressed(self, selector):
        return self.js(f"document.querySelector({json.dumps(selector)}).getAttribute('aria-pressed') === 'true'")


# The recipe of a variant as text, and what is drawn of it.
RECIPE = "live.state.variants[live.state.selected].recipe"
DRAWN = "[...document.querySelectorAll('.screen .view')].map((view) => [view.style.transform, view.style.opacity, view.style.display])"
HANDLE = "live.state.variants[live.state.selected].handle"
PLAYER = "live.state.variants[live.state.selected].player"
