"""How the live page looks to everyone: small windows, print, no script, assistive technology, a strict server, pictures."""

import contextlib
import functools
import http.server
import os
import re
import threading

from accessibility import violations
from live_person import POLICY, Person, WatchedChromium, expect

SIZES = {"desktop": (1440, 900), "phone": (390, 844), "landscape": (844, 390), "tablet": (820, 1180), "zoom": (720, 450)}
SCENES = ("list", "card", "stack", "tabs", "sheet", "drawer", "layouts")


def layouts(person):
    """In windows of any size nothing scrolls sideways, and the transport is in reach."""
    for kind, (width, height) in SIZES.items():
        person.browser.resize(width, height)
        for scene in ("transition", *SCENES):
            person.open()
            if scene != "transition":
                person.js(f"(document.querySelector('#scene-{scene}').click(), true)")
                person.wait("document.querySelector('#demo .piece') !== null", f"{kind}: the demo {scene} does not start")
            stage = "#stage" if scene == "transition" else "#demo"
            for panel in person.js("[...document.querySelectorAll('[role=tab]')].filter((tab) => tab.checkVisibility()).map(({ id }) => id)") or [None]:
                if panel:
                    person.click(f"#{panel}")
                place = f"{kind}, {scene}, {panel}"
                person.expect("document.documentElement.scrollWidth <= innerWidth", f"{place}: it scrolls sideways")
                person.expect("""(() => {
                    const box = document.querySelector("#play").getBoundingClientRect();
                    return box.width >= 24 && box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight;
                })()""", f"{place}: the transport is out of reach")
                person.place("#play")
                person.expect(f"document.querySelector('{stage} .device').getBoundingClientRect().height > 60", f"{place}: there is no room for the stage")
            person.check_wrongs()
    person.browser.resize(*SIZES["desktop"])
    return f"{len(SIZES)} sizes of windows, {1 + len(SCENES)} stages: nothing out of reach"


def axe(person, script):
    """No rule of axe-core is violated, in both themes, at two sizes, on each stage, in each panel and dialog."""
    with open(script) as file:
        script = file.read()
    found = []
    count = 0

    def check(place):
        nonlocal count
        count += 1
        person.browser.settle()
        # Lists and panels are made anew a moment after a change.
        person.js("new Promise((done) => setTimeout(done, 250))")
        found.extend(f"{place}: {line}" for line in violations(person.browser))

    for kind in ("desktop", "phone"):
        person.browser.resize(*SIZES[kind])
        for scheme in ("light", "dark"):
            person.browser.prefer(prefers_color_scheme=scheme)
            person.open()
            person.js(script)
            person.js("(live.seek(live.duration / 3), true)")
            for panel in person.js("[...document.querySelectorAll('[role=tab]')].filter((tab) => tab.checkVisibility()).map(({ id }) => id)"):
                person.click(f"#{panel}")
                check(f"{kind}, {scheme}, {panel}")
            person.js("(document.querySelector('#animation').open = true, live.set('view', { panel: 'tune' }), document.querySelector('#throw').click(), true)")
            person.wait("!document.querySelector('#feel').hidden && document.querySelector('#animation input') !== null", "there is no readout, or no list of animations")
            check(f"{kind}, {scheme}, animations")
            person.js("(live.duplicateVariant(), live.set('view', { onion: true, trail: true, panel: 'tune' }), true)")
            check(f"{kind}, {scheme}, variants")
            for button, dialog in (("#keys-open", "#keys"), ("#add", "#palette"), ("#wrap", "#palette")):
                person.js(f"(document.querySelector('{button}').click(), true)")
                check(f"{kind}, {scheme}, {dialog}")
                person.js(f"(document.querySelector('{dialog}').close(), true)")
            for scene in SCENES:
                person.js(f"(document.querySelector('#scene-{scene}').click(), true)")
                person.wait("document.querySelectorAll('#demo .piece').length > 3", f"the demo {scene} does not start")
                person.js("(live.pause(), true)")
                for panel in ("tune", "findings", "code"):
                    person.click(f"#tab-{panel}")
                    check(f"{kind}, {scheme}, {scene}, {panel}")
    version = person.js("axe.version")
    person.browser.prefer(prefers_color_scheme="light")
    person.browser.resize(*SIZES["desktop"])
    expect(not found, "\n".join([f"{len(found)} violations of axe-core", *found[:20]]))
    return f"axe-core {version}: 0 violations in {count} views of the page"


def assistive(person):
    """What the copies of pages say is not said by assistive technology; the preview has a name."""
    person.open("#explode")
    person.js("(live.seek(live.duration / 3), true)")
    person.browser.settle()
    nodes = person.browser.call("Accessibility.getFullAXTree")["nodes"]
    named = [(node.get("role", {}).get("value"), str(node.get("name", {}).get("value", ""))) for node in nodes if not node.get("ignored")]
    expect(len(named) > 60, f"there are only {len(named)} nodes in the accessibility tree")
    said = " ".join(name for _, name in named)
    for text in ("Album", "Library", "the page that comes", "Continue"):
        expect(text not in said, f"assistive technology says “{text}” of a copy")
    expect(any(role in ("image", "img") and name.startswith("Preview of") for role, name in named), "the stage has no name")
    return f"{len(named)} nodes for assistive technology, none of them in a copy"


def reduced(person):
    person.browser.prefer(prefers_reduced_motion="reduce")
    person.open(is_paused=False)
    person.expect("!live.isPlaying && document.querySelector('#hint').textContent.includes('less motion')", "it plays although less motion is asked for")
    person.expect("live.playhead() > 0", "the first picture is that of rest")
    person.click("#play")
    person.wait("live.isPlaying", "it cannot be played")
    person.browser.prefer(prefers_reduced_motion="no-preference")
    person.check_wrongs()


def printed(person):
    person.open()
    person.browser.call("Emulation.setEmulatedMedia", media="print")
    person.js("(dispatchEvent(new Event('beforeprint')), true)")
    person.expect("getComputedStyle(document.querySelector('#transport .buttons')).display === 'none'", "buttons are printed")
    person.expect("document.querySelector('#stage').getBoundingClientRect().height > 200", "the stage is not printed")
    person.wait("document.querySelectorAll('#charts .chart').length > 0", "no charts are printed")
    size = len(person.browser.call("Page.printToPDF")["data"])
    person.expect(size > 20_000, f"the print has only {size} bytes")
    person.js("(dispatchEvent(new Event('afterprint')), true)")
    person.browser.call("Emulation.setEmulatedMedia", media="")
    person.check_wrongs()


def scriptless(person):
    person.browser.call("Emulation.setScriptExecutionDisabled", value=True)
    person.browser.open("about:blank")
    person.browser.open(person.address)
    strips = person.js("[...document.querySelectorAll('.scriptless img')].map((image) => [image.naturalWidth, image.getBoundingClientRect().width, image.alt])")
    expect(len(strips) >= 3 and all(width > 0 and shown > 0 and alt for width, shown, alt in strips), f"without scripts there are no filmstrips: {strips}")
    expect(person.js("document.documentElement.scrollWidth <= innerWidth"), "without scripts it scrolls sideways")
    person.browser.call("Emulation.setScriptExecutionDisabled", value=False)
    return f"{len(strips)} filmstrips without scripts"


class Server(http.server.SimpleHTTPRequestHandler):
    policy = ""

    def end_headers(self):
        self.send_header("Content-Security-Policy", self.policy)
        super().end_headers()

    def log_message(self, *_):
        pass


@contextlib.contextmanager
def served(page):
    """The address of the page behind a strict server."""
    with open(page, encoding="utf-8") as file:
        nonce = re.search(r'<script nonce="([^"]+)"', file.read())[1]
    handler = type("Strict", (Server,), {"policy": POLICY.format(nonce)})
    folder, name = os.path.split(os.path.abspath(page))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(handler, directory=folder)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/{name}"
        server.shutdown()


def strict(page):
    """Behind a strict server everything works, with one request."""
    with served(page) as address, WatchedChromium() as browser:
        browser.resize(*SIZES["desktop"])
        person = Person(browser, address)
        person.open(is_paused=False)
        person.wait("live.isPlaying && live.playhead() > 0.02", "it does not play behind a strict server")
        for panel in ("values", "findings", "code"):
            person.click(f"#tab-{panel}")
        for format in ("css", "svg"):
            person.choose("#format", format)
            person.wait("document.querySelector('#source').textContent.length > 100", "nothing is exported behind a strict server")
        person.wait("document.querySelector('#picture img')?.naturalWidth > 0", "no picture is shown behind a strict server")
        person.js("(live.duplicateVariant(), live.set('view', { onion: true, trail: true }), true)")
        person.js("document.querySelector('#scene-card').click()")
        person.wait("document.querySelectorAll('#demo .piece').length > 3", "no demo starts behind a strict server")
        person.check_wrongs()
        expect(not browser.errors, f"behind a strict server the browser complains: {browser.errors[:3]}")
        foreign = [url for url in browser.requests if not url.startswith((address, "data:", "blob:", "about:"))]
        expect(not foreign, f"it asks for {foreign[:3]}")
    return "a strict Content-Security-Policy with a nonce: no violation"


def pictures(person, folder):
    """Writes the pictures of the documentation."""
    os.makedirs(folder, exist_ok=True)
    for kind in ("desktop", "phone"):
        person.browser.resize(*SIZES[kind])
        for scheme in ("light", "dark"):
            person.browser.prefer(prefers_color_scheme=scheme)
            person.open()
            person.click("#tab-values" if scheme == "dark" else "#tab-tune")
            person.js("(live.set('view', { trail: true }), live.seek(0.17), document.activeElement.blur(), true)")
            if (kind, scheme) == ("desktop", "light"):
                # A swing that was turned round on its way, and moves back from where it was.
                person.js("(live.set('view', { speed: 0.1 }), live.seek(0.24), live.interrupt(), true)")
                person.js("new Promise((done) => setTimeout(done, 500))")
                person.js("(live.pause(), live.set('view', { speed: 1 }), true)")
            person.js("new Promise((done) => setTimeout(done, 600))")
            person.browser.screenshot(os.path.join(folder, f"Live-{kind}-{scheme}.png"))
    person.browser.prefer(prefers_color_scheme="light")
    person.browser.resize(*SIZES["desktop"])


CHECKS = [layouts, assistive, reduced, printed, scriptless]
