"""Checks the gallery's page with axe-core: usage: accessibility.py GALLERY AXE_MIN_JS

No rule of axe-core may be violated, in both themes, at the width of a phone and of a desktop, also while an item plays.
"""

import json
import os
import sys
import tempfile

from chromium import Chromium
from frames import exhibits, export

SIZES = (("desktop", (1440, 900)), ("phone", (390, 844)))

# One of each kind: the first one, a spring, one in space, pieces, one without time.
ITEMS = ("slide", "swing", "flip", "explode", "identity")


def violations(browser, *rules):
    """What axe-core finds on the page by all rules, or by some, a line for each rule and element."""
    return browser.evaluate(f"var rules = {json.dumps(rules)};" + """
        axe.run(document, { resultTypes: ["violations"], ...(rules.length > 0 && { runOnly: rules }) }).then(({ violations }) =>
        violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) =>
            `${id}: ${target.join(" ")}: ${failureSummary.replace(/\\s+/g, " ")}`)))""")


def faint_letters(browser):
    """The letters of the cards of the stage whose contrast at rest is too low; they are a part of a picture, so that
    axe-core does not look at them. On a gradient, each of its colours counts."""
    return browser.evaluate("""(() => {
        const luminance = ([red, green, blue]) => [red, green, blue].map((part) => part / 255)
            .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
            .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
        const numbers = (text) => text.match(/[\\d.]+/g).map(Number);
        const colours = (style) => (style.backgroundImage + style.backgroundColor).match(/rgba?\\([^)]*\\)/g)
            .map(numbers).filter((colour) => colour[3] !== 0);
        return [...document.querySelectorAll(".screen [data-text]")].flatMap((element) => {
            let ground = element;
            while (colours(getComputedStyle(ground)).length === 0) ground = ground.parentElement;
            const ink = luminance(numbers(getComputedStyle(element).color));
            const ratios = colours(getComputedStyle(ground)).map(luminance)
                .map((other) => (Math.max(ink, other) + 0.05) / (Math.min(ink, other) + 0.05));
            return Math.min(...ratios) < 4.5 ? [`${element.dataset.text}: a contrast of ${Math.min(...ratios).toFixed(2)}`] : [];
        });
    })()""")


def violations_while_it_plays(browser, name):
    """What axe-core finds about contrast while an item plays, by time and operation."""
    found = []
    for operation in ("push", "pop"):
        browser.evaluate(f"select('{name}'); find('input[value={operation}]').click(); pause()")
        for step in range(4, 14):
            browser.evaluate(f"seek(duration() * {step} / 40)")
            found += [f"{name}, {operation}, {step}/40: {line}" for line in violations(browser, "color-contrast")]
    browser.evaluate("find('input[value=push]').click()")
    return found


def open_page(browser, page, script):
    """Opens a page with axe-core in it, and answers the version of that."""
    browser.open("about:blank")
    browser.open(f"file://{page}")
    # Text that fades in is not yet meant to be read.
    browser.evaluate("pause()")
    browser.evaluate(script)
    return browser.evaluate("axe.version")


def main():
    gallery, axe = sys.argv[1:3]
    with open(axe) as file:
        script = file.read()
    with tempfile.TemporaryDirectory() as folder, Chromium() as browser:
        page = os.path.join(folder, "gallery.html")
        export(gallery, "--all", "--format", "html", "--output", page)
        found = []
        for kind, size in SIZES:
            browser.resize(*size)
            version = open_page(browser, page, script)
            for scheme in ("light", "dark"):
                browser.prefer(prefers_color_scheme=scheme)
                browser.settle()
                names = exhibits(gallery) if (kind, scheme) == ("desktop", "light") else ITEMS
                for name in names:
                    browser.evaluate(f"select('{name}'); pause(); seek(duration())")
                    found += [f"{name}, {kind}, {scheme}: {line}" for line in violations(browser) + faint_letters(browser)]
                # Both views fade, and letters with them.
                found += [f"{kind}, {scheme}, {line}" for line in violations_while_it_plays(browser, "swing")]
        if browser.errors:
            raise SystemExit(f"the script fails: {browser.errors}")
        if found:
            raise SystemExit("\n".join(found[:20] + [f"{len(found)} violations"]))
        print(f"the page has 0 violations of axe-core {version}")


if __name__ == "__main__":
    main()
