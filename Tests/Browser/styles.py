"""Checks style sheets in a browser: usage: styles.py GALLERY

Every built-in transition, both operations, and four springs; 50 times each and more.
"""

import json
import sys

from chromium import Chromium
from frames import chosen, errors, exhibits, export, frames
from reading import READ, Comparison

SIZE = (390, 844)


def check(browser, gallery, name, options, comparison):
    sheet, certificate = export(gallery, name, "--format", "css", *options)
    bounds, shift = errors(certificate)
    # The markup is that of the comment at the top.
    markup = "<div" + sheet.split("*/", 1)[0].split("<div", 1)[1].replace("…", "")
    root = markup.split('"', 2)[1]
    browser.evaluate(f"""
        document.head.innerHTML = "<style>body {{ margin: 0 }}</style>";
        document.body.innerHTML = {json.dumps(markup)};
        document.head.append(Object.assign(
          document.createElement("style"), {{ textContent: {json.dumps(sheet)} }}));
        document.getAnimations().forEach((animation) => animation.pause());""")
    states = frames(gallery, name, *options)
    if len(states) < 50 and name != "identity":
        raise SystemExit(f"{name} {options}: only {len(states)} times")
    element = lambda view: f".{root}-{view.replace(' ', '-')}"
    names = [[view, element(view), f"{element(view.split()[0])}-frame"] for view in chosen(states[0])]
    seen = browser.evaluate(f"""({READ})(
        {json.dumps([state.time * 1000 for state in states])}, {json.dumps(names)},
        (time) => document.getAnimations().forEach((animation) => (animation.currentTime = time)))""")
    for state, shown in zip(states, seen, strict=True):
        for view in shown:
            place = f"{name} {' '.join(options)} {view['name']} at {state.time:.4f} s"
            comparison.frame(place, state, view, SIZE, bounds)


def main():
    gallery = sys.argv[1]
    comparison = Comparison()
    with Chromium() as browser:
        browser.open("data:text/html,<title>styles</title>")
        for name in exhibits(gallery):
            for operation in ("push", "pop"):
                check(browser, gallery, name, ["--operation", operation], comparison)
        for spring in ("100/10", "400/20", "1000/30", "180/12"):
            for name in ("swing", "flip", "parallaxPush"):
                check(browser, gallery, name, ["--animation", f"spring:{spring}"], comparison)
    print("style sheets in Chromium")
    comparison.report()


if __name__ == "__main__":
    main()
