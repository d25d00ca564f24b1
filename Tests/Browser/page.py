"""Checks the gallery's page in a browser: usage: page.py GALLERY [FOLDER FOR SCREENSHOTS]

Every built-in transition, both operations, 50 times each and more; then the controls, as a person uses them.
"""

import functools
import http.server
import json
import math
import os
import sys
import tempfile
import threading
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
    expect(browser.evaluate("state.item.name") == "rotate3D", "the list does not select")
    browser.evaluate("search.value = 'nonsense'; search.dispatchEvent(new Event('input'))")
    expect(browser.evaluate("!!document.querySelector('.list .none')"), "nothing found is not said")
    browser.evaluate("search.value = ''; search.dispatchEvent(new Event('input')); select('slide'); pause(); seek(0)")

    browser.prefer(prefers_color_scheme="light")
    dark = "document.documentElement.dataset.theme"
    expect(browser.evaluate(dark) == "light", "the page does not follow the system")
    browser.click("#theme")
    browser.click("#theme")
    expect(browser.evaluate(dark) == "dark", "the appearance cannot be chosen")
    browser.click("#theme")
    browser.prefer(prefers_color_scheme="dark")
    wait(browser, f"{dark} == 'dark'", "the page does not follow the system when that changes")


def open_page(browser, page):
    """Checks what the page shows at first, what its address does, and how it fits into windows."""
    browser.resize(1440, 900)
    browser.open(f"file://{page}")
    expect(browser.evaluate("duration()") > 0, "the page opens with something that takes no time")
    browser.evaluate("location.hash = 'zoom'")
    wait(browser, "state.item.name == 'zoom'", "a new address shows nothing new")
    browser.evaluate("history.back()")
    browser.evaluate("pause(); select('slide')")
    browser.resize(1440, 2400)
    gap = "document.querySelector('.stage').getBoundingClientRect().top - document.querySelector('.heading').getBoundingClientRect().bottom"
    expect(browser.evaluate(gap) < 40, "a tall window opens a gap below the heading")
    browser.resize(390, 844)
    browser.evaluate("select('swing'); pause(); resize(); scrollTo(0, 0)")
    browser.settle()
    for control in (".play", ".scrub"):
        bottom = browser.evaluate(f"document.querySelector('{control}').getBoundingClientRect().bottom")
        expect(bottom <= 844, f"on a phone {control} ends at {bottom}, below the fold")
    letters = browser.evaluate("""11 * document.querySelector('.chart svg').getBoundingClientRect().width
        / document.querySelector('.chart svg').viewBox.baseVal.width""")
    expect(letters >= 9, f"on a phone letters of the chart have {letters} px")
    for name in ("swing", "explode"):
        browser.evaluate(f"select('{name}'); pause()")
        wide = browser.evaluate("document.documentElement.scrollWidth")
        expect(wide <= 390, f"on a phone the page is {wide} wide with {name}")
    browser.resize(1440, 900)
    browser.evaluate("select('slide'); pause(); resize()")


def use_keys(browser):
    """Checks what the keyboard alone can do."""
    browser.open(browser.evaluate("location.href.split('#')[0]"))
    browser.evaluate("pause(); document.activeElement.blur(); scrollTo(0, 0)")
    focused = "document.activeElement.className"
    browser.key("Tab", text="")
    expect("skip" in browser.evaluate(focused), "the first tab stop does not skip the list")
    stops = 1
    while browser.evaluate(focused) != "play":
        browser.key("Tab", text="")
        stops += 1
        expect(stops < 8, "more than 7 tab stops lie before the play button")
    browser.evaluate("document.querySelector('.list button[tabindex=\"0\"]').focus()")
    browser.key("ArrowDown", text="")
    expect(browser.evaluate("document.activeElement.textContent") == "slide.vertical", "arrows do not move in the list")
    browser.evaluate("document.querySelector('.skip').click()")
    expect(browser.evaluate("document.activeElement.id") == "player", "the skip link leads nowhere")
    browser.evaluate("document.activeElement.blur()")
    browser.key("o")
    expect(browser.evaluate("state.operation") == "pop", "the key O does not pop")
    browser.key("o")
    browser.click("#letters")
    browser.evaluate("document.activeElement.blur()")
    browser.key("o")
    expect(browser.evaluate("state.operation") == "push", "keys of one letter cannot be turned off")
    browser.key(" ", code="Space")
    expect(browser.evaluate("state.playing"), "without keys of one letter the space bar does not play")
    browser.key(" ", code="Space")
    browser.click("#letters")


def read_findings(browser):
    """Checks that findings are shown, and that the time of one moves the playhead there."""
    browser.evaluate("select('slide'); pause(); seek(0)")
    text = lambda: browser.evaluate("find('.findings').innerText")
    expect("No findings." in text(), f"slide has findings: {text()}")
    browser.evaluate("select('pageIn'); state.operation = 'push'; show(); play()")
    expect("Note: uncovered-container" in text(), f"the background behind pages is not found: {text()}")
    expect("No findings." not in text(), "there are findings, and there are none")
    browser.click("#findings button")
    start = browser.evaluate("variant.findings[0].start")
    now = browser.evaluate("time()")
    expect(abs(now - start) < 1e-3, f"the playhead is at {now} ms, not where the fault is, at {start} ms")
    expect(not browser.evaluate("state.playing"), "the page plays on")
    browser.evaluate("select('slide'); pause(); seek(0)")
    print("findings are shown, and their times move the playhead")


def read_details(browser, gallery):
    """Checks the numbers at the playhead with the frames of the library."""
    factors = {"°": 180 / math.pi, "%": 100}
    compared = 0
    for name in ("slide", "swing", "zoom", "parallaxPush", "explode", "clip"):
        browser.evaluate(f"select('{name}'); pause()")
        states = frames(gallery, name)
        rows = browser.evaluate("numberCells.map(({ view, name, unit }) => ({ view, name, unit }))")
        bounds = browser.evaluate("variant.errors")
        seen = browser.evaluate(
            f"{json.dumps([state.time * 1000 for state in states])}.map((at) => numberCells.map((row) => valueOf(row, at)))")
        for state, values in zip(states, seen, strict=True):
            for row, value in zip(rows, values, strict=True):
                prop, _, parts = row["name"].partition(".")
                factor = factors.get(row["unit"].strip(), 1)
                for part in parts.split(" "):
                    expected = state.value(row["view"], prop, [part], [math.nan])[0] * factor
                    error = bounds[f"{row['view']}.{prop}"] * factor + 2e-4
                    expect(
                        abs(value - expected) <= error,
                        f"{name}: {row['view']} {row['name']} is {value}, not {expected}, at {state.time} s")
                    compared += 1
    browser.evaluate("select('swing'); pause(); seek(0)")
    cell = "[...document.querySelectorAll('#numbers tr')].find((row) => row.textContent.startsWith('destination rotation')).lastChild.textContent"
    expect(browser.evaluate(cell) == "-70.00°", f"the rotation is shown as {browser.evaluate(cell)}")
    browser.evaluate("select('slide'); pause(); seek(0)")
    print(f"{compared} numbers at the playhead agree with the library")


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
            ("searchbox", "Search transitions"), ("button", "Play"), ("switch", "Letter keys")):
        expect(name in found.get(role, []), f"no {role} called {name} among {found}")
    browser.evaluate("select('explode'); pause()")
    nodes = browser.call("Accessibility.getFullAXTree")["nodes"]
    shown = [node for node in nodes if not node.get("ignored") and node.get("name", {}).get("value") in ("Destination", "Continue")]
    expect(not shown, f"{len(shown)} texts of cards stand in the accessibility tree")
    browser.evaluate("select('slide'); pause()")


def print_and_do_without_scripts(browser, page):
    """Checks the page on paper, and without scripts."""
    visible = lambda selector: browser.evaluate(
        f"getComputedStyle(document.querySelector('{selector}')).display != 'none'")
    browser.call("Emulation.setEmulatedMedia", media="print")
    for selector, expected in ((".list", False), (".play", False), (".stage", True), (".chart", True), ("#numbers", True)):
        expect(visible(selector) == expected, f"{selector} is {'not ' if expected else ''}on paper")
    browser.call("Emulation.setEmulatedMedia", media="")
    browser.call("Emulation.setScriptExecutionDisabled", value=True)
    browser.open(f"file://{page}")
    expect(
        "JavaScript" in browser.evaluate("document.querySelector('.scriptless')?.innerText ?? ''"),
        "without scripts the page says nothing")
    browser.call("Emulation.setScriptExecutionDisabled", value=False)
    browser.open(f"file://{page}")
    browser.evaluate("pause()")


class Strict(http.server.SimpleHTTPRequestHandler):
    """Sends a policy that allows nothing inline but what has its nonce."""

    def end_headers(self):
        self.send_header("Content-Security-Policy", "default-src 'self' 'nonce-c29tZQ=='")
        super().end_headers()

    def log_message(self, *_):
        pass


def behind_a_strict_server(page, folder, names):
    """Plays items of the page under a policy with a nonce, which only the tags of the page have."""
    with open(page, encoding="utf-8") as file:
        text = file.read()
    for tag in ("<style>", "<script>"):
        expect(text.count(f"\n{tag}\n") == 1, f"the page has not one {tag}")
        text = text.replace(f"\n{tag}\n", f"\n{tag[:-1]} nonce=\"c29tZQ==\">\n")
    with open(os.path.join(folder, "strict.html"), "w", encoding="utf-8") as file:
        file.write(text)
    handler = functools.partial(Strict, directory=folder)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server, Chromium() as browser:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser.call("Page.addScriptToEvaluateOnNewDocument", source="""
            window.violations = [];
            addEventListener("securitypolicyviolation", (event) => violations.push(
              `${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`));""")
        browser.resize(1440, 900)
        browser.open(f"http://127.0.0.1:{server.server_port}/strict.html")
        for name in names:
            browser.evaluate(f"select('{name}'); pause(); seek(duration() / 2)")
            browser.settle()
        expect(
            browser.evaluate("getComputedStyle(document.querySelector('.chart path.c1')).fill") == "none",
            "the style of the chart is refused")
        violations = browser.evaluate("violations")
        expect(not violations, f"a strict policy forbids {violations[:5]}")
        expect(not browser.errors, f"the script fails: {browser.errors}")
        server.shutdown()


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
        open_page(browser, page)
        use(browser)
        use_keys(browser)
        read_details(browser, gallery)
        read_findings(browser)
        behind_a_strict_server(page, folder, names)
        names_of_controls(browser)
        print_and_do_without_scripts(browser, page)
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
