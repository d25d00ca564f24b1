"""Checks the gallery's page in a browser: usage: page.py GALLERY [FOLDER FOR SCREENSHOTS]

Every built-in transition, both operations, 50 times each and more; then the controls, as a person uses them.
"""

import json
import os
import sys
import tempfile
import time

from chromium import Chromium
from frames import chosen, exhibits, export, frames
from reading import READ, Comparison

SIZE = (390, 844)


def compare(browser, gallery, options, settings, comparison, names):
    """Compares what the page shows with the frames of the library."""
    for name in names:
        for operation in ("push", "pop"):
            browser.evaluate(f"""(() => {{
                select({json.dumps(name)});
                state.operation = "{operation}";
                state.rightToLeft = {json.dumps("rtl" in settings)};
                state.reducedMotion = {json.dumps("reduce" in settings)};
                show();
                pause();
                device.style.transform = "none";
            }})()""")
            flags = ["--operation", operation, *options]
            flags += ["--rtl"] if "rtl" in settings else []
            flags += ["--reduce-motion"] if "reduce" in settings else []
            states = frames(gallery, name, *flags)
            if len(states) < 50 and name != "identity":
                raise SystemExit(f"{name} {flags}: only {len(states)} times")
            bounds = browser.evaluate("variant.errors")
            selectors = [
                [view, f'[data-view="{view}"]', f':has(> [data-view="{view.split()[0]}"])']
                for view in chosen(states[0])]
            seen = browser.evaluate(f"""({READ})(
                {json.dumps([state.time * 1000 for state in states])}, {json.dumps(selectors)}, seek)""")
            order = browser.evaluate("""[...document.querySelectorAll(".screen > .frame")]
                .sort((a, b) => a.style.zIndex - b.style.zIndex)
                .map((frame) => frame.querySelector("[data-view]").dataset.view)""")
            place = f"{name} {' '.join(flags)}"
            if order != states[0].order:
                raise SystemExit(f"{place}: drawn in the order {order}, not {states[0].order}")
            compare_order_of_pieces(browser, states[0], place)
            for state, shown in zip(states, seen, strict=True):
                for view in shown:
                    comparison.frame(
                        f"{place} {view['name']} at {state.time:.4f} s", state, view, SIZE, bounds)
    browser.evaluate(
        "state.operation = 'push'; state.rightToLeft = state.reducedMotion = false; show(); resize()")


def compare_order_of_pieces(browser, state, place):
    """Checks that the pieces of each view are there, and drawn by their z-positions."""
    drawn = browser.evaluate("""Object.fromEntries([...document.querySelectorAll(".taken-apart")].map((view) => [
        view.dataset.view,
        [...view.children].filter((child) => child.matches(".frame"))
            .sort((a, b) => getComputedStyle(a).zIndex - getComputedStyle(b).zIndex)
            .map((frame) => frame.querySelector("[data-view]").dataset.view)]))""")
    expected = {}
    for piece in state.pieces():
        parent, number = piece.rsplit(" piece ", 1)
        height = state.value(piece, "zPosition", [""], [0])[0]
        expected.setdefault(parent, []).append((height, int(number), piece))
    expected = {parent: [piece for _, _, piece in sorted(pieces)] for parent, pieces in expected.items()}
    expect(drawn == expected, f"{place}: pieces are drawn in the order {drawn}, not {expected}")


def expect(condition, message):
    if not condition:
        raise SystemExit(message)


def wait(browser, expression, message, seconds=5):
    end = time.monotonic() + seconds
    while not browser.evaluate(expression):
        expect(time.monotonic() < end, message)


def moved(browser, view):
    return browser.evaluate(
        f"""parseFloat(getComputedStyle(document.querySelector('[data-view="{view}"]')).translate) || 0""")


def use(browser):
    """Uses the controls with mouse and keyboard, and reads back what they do."""
    now = lambda: browser.evaluate("time()")
    browser.evaluate("select('slide'); pause(); seek(0)")
    expect(moved(browser, "destination") == 390, "slide does not start at 390")

    browser.click(".play")
    expect(browser.evaluate("state.playing"), "the play button does not play")
    expect(
        browser.evaluate("device.getAnimations({ subtree: true }).filter(a => a.playState == 'running').length") >= 2,
        "no animation of the browser runs")
    wait(browser, "time() > 100", "time does not pass")
    browser.click(".play")
    stopped = now()
    time.sleep(0.1)
    expect(not browser.evaluate("state.playing") and now() == stopped, "the button does not pause")

    cursor = lambda: float(browser.evaluate("document.querySelector('.chart .cursor').getAttribute('x1')"))
    browser.evaluate("seek(0)")
    left = cursor()
    x, y = browser.center("#scrubber")
    browser.mouse("mousePressed", x, y, 1)
    browser.mouse("mouseReleased", x, y)
    expect(abs(now() - 175) < 8, f"the middle of the scrubber is {now()} ms")
    expect(abs(moved(browser, "destination") - 195) < 20, "the scrubber does not move the view")
    share = (cursor() - left) / browser.evaluate("Number(document.querySelector('.chart svg').dataset.plotWidth)")
    expect(abs(share - now() / 350) < 1e-3, f"the cursor of the chart is at {share}")

    browser.evaluate("document.activeElement.blur()")
    browser.key("Home", text="")
    expect(now() == 0, "Home does not go to the start")
    browser.key("ArrowRight", text="")
    expect(abs(now() - 1000 / 60) < 0.01, "the arrow does not go one frame on")
    browser.key("End", text="")
    expect(now() == 350, "End does not go to the end")
    browser.key(" ", code="Space")
    expect(browser.evaluate("state.playing"), "the space bar does not play")
    browser.key(" ", code="Space")
    expect(not browser.evaluate("state.playing"), "the space bar does not pause")

    browser.evaluate("seek(0)")
    browser.click("input[value=pop] + span")
    expect(browser.evaluate("state.operation") == "pop", "the switch does not pop")
    expect(moved(browser, "destination") == -390, "a popped view does not come from the other side")
    browser.click("#rtl")
    expect(moved(browser, "destination") == 390, "right to left does not mirror")
    browser.click("#reduce")
    expect(moved(browser, "destination") == 0, "reduced motion moves")
    expect(
        browser.evaluate("""getComputedStyle(document.querySelector('[data-view="destination"]')).opacity""") == "0",
        "reduced motion does not fade")
    browser.click("#reduce")
    browser.click("#rtl")
    browser.click("input[value=push] + span")

    browser.click("input[value='0.1'] + span")
    browser.click(".play")
    expect(
        browser.evaluate("device.getAnimations({ subtree: true }).every(a => a.playbackRate == 0.1)"),
        "the speed is not that of the switch")
    wait(browser, "time() > 20", "time does not pass at a tenth of the speed")
    browser.click(".play")
    browser.click("input[value='1'] + span")

    browser.click("#loop")
    browser.evaluate("seek(0)")
    browser.click(".play")
    wait(browser, "!state.playing && time() == 350", "without the loop it does not end")
    browser.click("#loop")
    browser.evaluate("seek(0)")
    browser.click(".play")
    wait(browser, "time() == 350", "it does not get to the end")
    wait(browser, "time() < 350 && state.playing", "it does not begin again")
    browser.evaluate("pause(); seek(0)")

    browser.evaluate("search.value = 'half a right'; search.dispatchEvent(new Event('input'))")
    found = browser.evaluate("[...document.querySelectorAll('.list button')].map(b => b.textContent)")
    expect(found == ["rotate3D"], f"the search finds {found}")
    browser.click(".list button")
    expect(browser.evaluate("state.exhibit.name") == "rotate3D", "the list does not select")
    browser.evaluate("search.value = 'nonsense'; search.dispatchEvent(new Event('input'))")
    expect(browser.evaluate("!!document.querySelector('.list .none')"), "nothing found is not said")
    browser.evaluate("search.value = ''; search.dispatchEvent(new Event('input')); select('slide'); pause(); seek(0)")

    drag(browser, 0.3)
    wait(browser, "!state.playing", "a short drag does not end")
    expect(now() == 0, "a short drag does not go back")
    drag(browser, 0.8)
    wait(browser, "!state.playing && time() == 350", "a long drag does not finish")
    expect(moved(browser, "destination") == 0, "a long drag does not arrive")
    browser.evaluate("select('slide.vertical'); pause()")
    drag(browser, 0.7, vertical=True)
    wait(browser, "!state.playing && time() == 350", "a drag upwards does not finish a vertical slide")
    browser.evaluate("select('slide'); pause()")

    browser.evaluate("select('slidingDoors'); pause()")
    drag(browser, 0.3, view="destination piece 1", start=195)
    wait(browser, "!state.playing", "a short drag of pieces does not end")
    expect(now() == 0, "a short drag of pieces does not go back")
    expect(moved(browser, "destination piece 1") == 195, "pieces do not go back to where they were")
    drag(browser, 0.8, view="destination piece 1", start=195)
    wait(browser, "!state.playing && time() == 350", "a long drag of pieces does not finish")
    expect(moved(browser, "destination piece 0") == 0, "pieces do not arrive")
    browser.evaluate("select('slide'); pause(); seek(0)")

    browser.prefer(prefers_color_scheme="light")
    dark = "document.documentElement.dataset.theme"
    expect(browser.evaluate(dark) == "light", "the page does not follow the system")
    browser.click("#theme")
    browser.click("#theme")
    expect(browser.evaluate(dark) == "dark", "the appearance cannot be chosen")
    browser.click("#theme")
    browser.prefer(prefers_color_scheme="dark")
    wait(browser, f"{dark} == 'dark'", "the page does not follow the system when that changes")


def drag(browser, share, vertical=False, view="destination", start=None):
    """Drags the card to the left or up by a share of its extent, and checks that it follows the finger.

    A view in pieces follows in time, as each piece may go another way.
    """
    browser.evaluate("seek(0); resize()")
    x, y = browser.center(".device")
    box = "device.getBoundingClientRect()"
    width = browser.evaluate(f"{box}.{'height' if vertical else 'width'}")
    extent = 844 if vertical else 390
    finger = (x, y + width * 0.45) if vertical else (x + width * 0.45, y)

    def place(part):
        way = width * share * part
        return (finger[0], finger[1] - way) if vertical else (finger[0] - way, finger[1])

    browser.mouse("mouseMoved", *finger)
    browser.mouse("mousePressed", *finger, 1)
    for step in range(1, 21):
        browser.mouse("mouseMoved", *place(step / 20), 1)
        time.sleep(0.012)
    time.sleep(0.15)
    browser.mouse("mouseMoved", *place(1), 1)
    index = 1 if vertical else 0
    shown = browser.evaluate(f"""parseFloat(getComputedStyle(
        document.querySelector('[data-view="{view}"]')).translate.split(" ")[{index}]) || 0""")
    if " piece " in view:
        now = browser.evaluate("time() / duration()")
        expect(abs(now - share) < 0.005, f"after a drag by {share} the time is at {now}")
        expect(0 < shown < start, f"after a drag by {share} the piece is at {shown}")
    else:
        expect(abs(shown - extent * (1 - share)) < 3, f"after a drag by {share} the view is at {shown}")
    browser.mouse("mouseReleased", *place(1))


def names_of_controls(browser):
    """Checks that everything that can be used has a role and a name."""
    nodes = browser.call("Accessibility.getFullAXTree")["nodes"]
    usable = {"button", "slider", "radio", "switch", "searchbox", "checkbox"}
    found = {}
    for node in nodes:
        role = node.get("role", {}).get("value")
        if role in usable and not node.get("ignored"):
            name = node.get("name", {}).get("value", "")
            expect(name, f"a {role} has no name")
            found.setdefault(role, []).append(name)
    for role, name in (
            ("slider", "Time"), ("radio", "Push"), ("switch", "Right to left"), ("switch", "Loop"),
            ("searchbox", "Search transitions"), ("button", "Play")):
        expect(name in found.get(role, []), f"no {role} called {name} among {found}")


def screenshots(browser, folder):
    for name, exhibit, share in (("swing", "swing", 0.4), ("flip", "flip", 0.4), ("zoom", "zoom", 0.6)):
        for kind, size in (("desktop", (1440, 900)), ("phone", (390, 844))):
            for scheme in ("light", "dark"):
                browser.prefer(prefers_color_scheme=scheme)
                browser.resize(*size)
                browser.evaluate(
                    f"scrollTo(0, 0); select('{exhibit}'); pause(); resize(); seek(duration() * {share})")
                browser.screenshot(os.path.join(folder, f"{name}-{kind}-{scheme}.png"))


def main():
    gallery = sys.argv[1]
    with tempfile.TemporaryDirectory() as folder, Chromium() as browser:
        page = os.path.join(folder, "gallery.html")
        export(gallery, "--all", "--format", "html", "--output", page)
        browser.call(
            "Network.emulateNetworkConditions", offline=True, latency=0, downloadThroughput=0,
            uploadThroughput=0)
        browser.resize(1440, 900)
        browser.open(f"file://{page}")
        names = exhibits(gallery)
        comparison = Comparison()
        compare(browser, gallery, [], [], comparison, names)
        compare(browser, gallery, [], ["rtl"], comparison, ["slide", "swing", "move.leading", "clip"])
        compare(browser, gallery, [], ["reduce"], comparison, ["slide", "flip", "parallaxPush"])
        springs = os.path.join(folder, "springs.html")
        export(gallery, "--all", "--format", "html", "--animation", "bouncy", "--output", springs)
        print("the page in Chromium")
        comparison.report()
        use(browser)
        names_of_controls(browser)
        browser.resize(390, 844)
        wide = browser.evaluate("document.documentElement.scrollWidth")
        expect(wide <= 390, f"on a phone the page is {wide} wide")
        if len(sys.argv) > 2:
            os.makedirs(sys.argv[2], exist_ok=True)
            screenshots(browser, sys.argv[2])
        browser.resize(1440, 900)
        browser.open(f"file://{springs}")
        comparison = Comparison()
        compare(browser, gallery, ["--animation", "bouncy"], [], comparison, names)
        print("the page with springs")
        comparison.report()
        elsewhere = [address for address in browser.requests if not address.startswith("file://")]
        expect(not elsewhere, f"the page asks for {elsewhere}")
        expect(not browser.errors, f"the script fails: {browser.errors}")


if __name__ == "__main__":
    main()
