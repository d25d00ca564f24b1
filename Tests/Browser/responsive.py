"""Checks responsive style sheets, and the player of Web Animations, in a browser: usage: responsive.py GALLERY

Every built-in transition, both operations, with and without reduced motion. One sheet is shown in containers of
three sizes, and compared with timelines that are compiled for these sizes.
"""

import json
import pathlib
import re
import sys

from chromium import Chromium
from frames import chosen, errors, exhibits, export, frames
from reading import READ, Comparison

SIZES = [(390, 844), (1024, 600), (320, 320)]
GUIDE = pathlib.Path(__file__).resolve().parents[2] / "Documentation" / "Web-Pages.md"


def snippet(start):
    """The JavaScript of the guide that starts with a text."""
    for text in re.findall(r"```js\n(.*?)```", GUIDE.read_text(), re.DOTALL):
        if text.startswith(start):
            return text
    raise SystemExit(f"the guide has no JavaScript that starts with {start}")


def style(text):
    """An expression that adds a style sheet."""
    return f"""document.head.append(Object.assign(
        document.createElement("style"), {{ textContent: {json.dumps(text)} }}));"""


def open_sheet(browser, sheet, operation, width, height):
    # Of several forms of markup the first that has the operation, or is for all of them.
    forms = ["<div" + form for form in re.split(r"\n  <div", sheet.split("*/", 1)[0].replace("…", ""))[1:]]
    matching = [form for form in forms if operation in re.search(r'class="([^"]*)"', form)[1].split()[1:]]
    markup = (matching or forms)[0]
    root = markup.split('"', 2)[1].split()[0]
    browser.evaluate(f"""
        document.head.innerHTML = "<style>body {{ margin: 0 }}</style>";
        document.body.innerHTML = {json.dumps(markup)};
        {style(sheet)}
        {{
          const root = document.body.firstElementChild;
          root.className = {json.dumps(root)};
          Object.assign(root.style, {{ width: "{width}px", height: "{height}px" }});
          if (root.getAnimations({{ subtree: true }}).length) throw Error("it plays without its class");
          root.classList.add("{operation}");
        }}
        document.getAnimations().forEach((animation) => animation.pause());""")
    return root


def distance(certificate):
    """The distance in the sentence of a report, in points; 0 if the sheet is exact or only fades."""
    words = (
        ("thousandth of a point", 0.001), ("hundredth of a point", 0.01), ("tenth of a point", 0.1),
        ("half a point", 0.5), (" a point", 1.0))
    for text, points in words:
        if text in certificate:
            return points
    found = re.search(r"(?:within|up to) ([-\d.e]+) points", certificate)
    return float(found[1]) if found else 0.0


def check(browser, gallery, name, options, reduces, comparison):
    sheet, certificate = export(gallery, name, "--format", "responsive-css", *options)
    bounds, _ = errors(certificate)
    sentence = re.search(r"^(?:Looks|Differs|Says|Nothing).*", certificate, re.MULTILINE)[0]
    browser.prefer(prefers_reduced_motion="reduce" if reduces else "no-preference")
    if reduces:
        options = [*options, "--reduce-motion"]
    for operation in ("push", "pop"):
        for width, height in SIZES:
            flags = [*options, "--operation", operation, "--size", f"{width}x{height}"]
            states = frames(gallery, name, *flags, rate=40 if reduces else 80)
            root = open_sheet(browser, sheet, operation, width, height)
            element = lambda view: f".{root}-{view.replace(' ', '-')}"
            names = [
                [view, element(view), f"{element(view.split()[0])}-frame"] for view in chosen(states[0])]
            seen = browser.evaluate(f"""({READ})(
                {json.dumps([state.time * 1000 for state in states])}, {json.dumps(names)},
                (time) => document.getAnimations().forEach((animation) => (animation.currentTime = time)))""")
            # The bounds are those of the size that the sheet was made at.
            scale = max(width / 390, height / 844, 1)
            for state, shown in zip(states, seen, strict=True):
                for view in shown:
                    compare(
                        f"{name} {' '.join(flags)} {view['name']} at {state.time:.4f} s", state, view,
                        (width, height), bounds, scale, comparison)
                    if (width, height) == (390, 844) and " piece " not in view["name"]:
                        corners = [n for corner in state.corners(view["name"], width, height) for n in corner]
                        if max(map(abs, corners)) < 1e4:
                            # What the sheet says of itself, without the digits and the grain of the browser.
                            comparison.check(
                                f"{name} {' '.join(flags)} {view['name']} at {state.time:.4f} s", "the sentence",
                                [n for corner in view["corners"] for n in corner], corners,
                                distance(sentence) + 1e-2 + (2 / 64 if state.has(view["name"], "layoutScale") else 0))


def compare(place, state, seen, size, bounds, scale, comparison):
    """Compares opacity and corners; the numbers of moves are not read, as they are percentages."""
    view = seen["name"]
    lever = sum(size)
    moved = bounds.get(f"{view}.translation", 0) * scale
    # Engines write six digits of an angle, and lay out in 64ths of a pixel.
    slack = 5e-3
    whole = view
    while True:
        moved += sum(bounds.get(f"{whole}.{prop}", 0) for prop in ("rotation", "scale", "layoutScale")) * lever
        if " piece " not in whole:
            break
        whole = whole.rsplit(" piece ", 1)[0]
        moved += bounds.get(f"{whole}.translation", 0) * scale
        slack += 4 / 64
    if state.has(view, "layoutScale"):
        slack += 2 / 64
    comparison.check(
        place, "opacity", [seen["opacity"]], [state.opacity(view)], bounds.get(f"{view}.opacity", 0) + 1e-4)
    corners = [n for corner in state.corners(view, *size) for n in corner]
    # What is behind the eye, or near it, has no place on the screen.
    if max(map(abs, corners)) < 1e5:
        comparison.check(
            place, "corners of a piece" if " piece " in view else "corners",
            [n for corner in seen["corners"] for n in corner], corners, moved * 2 + slack)


def check_units(browser):
    """Checks a view that does not fill its container, in a sheet that a test of the library makes.

    It comes from -100 % of the width of the container, 100 % of its own width, and 12 points, at a constant rate.
    """
    sheet = (pathlib.Path(__file__).parent / "card.css").read_text()
    for width, height, view in ((400, 800, 64), (500, 300, 64), (1000, 300, 90)):
        open_sheet(browser, sheet, "insertion", width, height)
        seen = browser.evaluate(f"""(() => {{
            document.querySelector(".card-view-frame").style.width = "{view}px";
            return [0, 87.5, 175, 350].map((time) => {{
              document.getAnimations().forEach((animation) => (animation.currentTime = time));
              return document.querySelector(".card-view").getBoundingClientRect().left;
            }});
        }})()""")
        expected = [20 + (view - width + 12) * (1 - step) for step in (0, 0.25, 0.5, 1)]
        if max(abs(a - b) for a, b in zip(seen, expected, strict=True)) > 1e-3:
            raise SystemExit(f"a view of {view} in {width} is at {seen}, not {expected}")


def play(browser, gallery, name, operation, comparison):
    """Plays the Web Animations form with the lines of the guide."""
    document, certificate = export(gallery, name, "--format", "waapi", "--operation", operation)
    bounds, _ = errors(certificate)
    states = frames(gallery, name, "--operation", operation)
    width, height = 390, 844
    browser.evaluate(f"""
        document.head.innerHTML = "<style>body {{ margin: 0 }} [data-view]::before, [data-view]::after {{ content: ''; position: absolute; inset: 0 }}</style>";
        document.body.innerHTML = `<div id="screen" style="position: relative; width: {width}px; height: {height}px">
          <div class="origin-frame"><div data-view="origin"></div></div>
          <div class="destination-frame"><div data-view="destination"></div></div></div>`;
        {{
          const transition = {document};
          {snippet("for (const { view")}
        }}
        if (document.getAnimations().some(
            (each) => each.effect.getTiming().duration > 0 && each.playState !== "running")) throw Error("it does not play");
        document.getAnimations().forEach((animation) => animation.pause());""")
    names = [[view, f'[data-view="{view}"]', f".{view}-frame"] for view in ("origin", "destination")]
    seen = browser.evaluate(f"""({READ})(
        {json.dumps([state.time * 1000 for state in states])}, {json.dumps(names)},
        (time) => document.getAnimations().forEach((animation) => (animation.currentTime = time)))""")
    for state, shown in zip(states, seen, strict=True):
        for view in shown:
            comparison.frame(
                f"{name} {operation} {view['name']} at {state.time:.4f} s", state, view, (width, height), bounds)


def play_by_class(browser, gallery):
    """Plays a sheet to its end with the lines of the guide."""
    sheet, _ = export(gallery, "slide", "--format", "responsive-css")
    browser.prefer(prefers_reduced_motion="no-preference")
    open_sheet(browser, sheet, "push", 400, 400)
    ended = browser.evaluate(f"""(async () => {{
        {snippet("async function play")}
        const root = document.body.firstElementChild;
        root.classList.remove("push");
        // Reading flushes the style, so that the paused animations are gone.
        if (root.getAnimations({{ subtree: true }}).length) throw Error("it plays without its class");
        const start = performance.now();
        await play(root, "push");
        return [performance.now() - start, root.className];
    }})()""")
    if not (300 < ended[0] < 2000 and ended[1] == "slide"):
        raise SystemExit(f"a sheet that plays by its class ends with {ended}")


def main():
    gallery = sys.argv[1]
    with Chromium() as browser:
        browser.resize(1100, 900)
        browser.open("data:text/html,<title>responsive</title>")
        comparison = Comparison()
        for name in exhibits(gallery):
            if name == "pieces.nested":
                # The perspective of its pieces is in points, as its certificate says.
                continue
            check(browser, gallery, name, [], False, comparison)
        for name in ("slide", "swing", "flip", "parallaxPush", "explode", "push"):
            check(browser, gallery, name, [], True, comparison)
        for name in ("slide", "swing", "flip", "parallaxPush", "zoom", "slidingDoors"):
            check(browser, gallery, name, ["--animation", "bouncy"], False, comparison)
        check(browser, gallery, "slide", ["--rtl"], False, comparison)
        browser.prefer(prefers_reduced_motion="no-preference")
        check_units(browser)
        play_by_class(browser, gallery)
        print("responsive style sheets in Chromium")
        comparison.report()
        comparison = Comparison()
        browser.prefer(prefers_reduced_motion="no-preference")
        for name in exhibits(gallery):
            document, _ = export(gallery, name, "--format", "waapi")
            if '"pieces"' not in document:
                for operation in ("push", "pop"):
                    play(browser, gallery, name, operation, comparison)
        print("Web Animations, played by the lines of the guide")
        comparison.report()


if __name__ == "__main__":
    main()
