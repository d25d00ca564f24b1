"""Checks pages with axe-core: usage: accessibility.py GALLERY CARD_TO_DETAIL AXE_MIN_JS

No rule of axe-core may be violated: on the page of the gallery with several items, and on that of a change of a scene with its
plan, in both themes, at the width of a phone and of a desktop.
"""

import os
import subprocess
import sys
import tempfile

from chromium import Chromium
from frames import exhibits, export

SIZES = (("desktop", (1440, 900)), ("phone", (390, 844)))

# One of each kind: the first one, a spring, one in space, pieces, one without time.
ITEMS = ("slide", "swing", "flip", "explode", "identity")


def violations(browser):
    """What axe-core finds on the page, a line for each rule and element."""
    return browser.evaluate("""axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
        violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) =>
            `${id}: ${target.join(" ")}: ${failureSummary.replace(/\\s+/g, " ")}`)))""")


def open_page(browser, page, script):
    """Opens a page with axe-core in it, and answers the version of that."""
    browser.open("about:blank")
    browser.open(f"file://{page}")
    # Text that fades in is not yet meant to be read.
    browser.evaluate("pause()")
    browser.evaluate(script)
    return browser.evaluate("axe.version")


def main():
    gallery, card_to_detail, axe = sys.argv[1:4]
    with open(axe) as file:
        script = file.read()
    with tempfile.TemporaryDirectory() as folder, Chromium() as browser:
        page, change = os.path.join(folder, "gallery.html"), os.path.join(folder, "change.html")
        export(gallery, "--all", "--format", "html", "--output", page)
        subprocess.run([card_to_detail, "--format", "html", "--output", change], check=True)
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
                    found += [f"{name}, {kind}, {scheme}: {line}" for line in violations(browser)]
            open_page(browser, change, script)
            rows = browser.evaluate("document.querySelectorAll('#plan tbody tr').length")
            if rows == 0 or browser.evaluate("getComputedStyle(document.querySelector('.plan')).display") == "none":
                found.append(f"change, {kind}: the plan is not shown")
            for scheme in ("light", "dark"):
                browser.prefer(prefers_color_scheme=scheme)
                browser.settle()
                browser.evaluate("seek(duration())")
                found += [f"change, {kind}, {scheme}: {line}" for line in violations(browser)]
        if browser.errors:
            raise SystemExit(f"the script fails: {browser.errors}")
        if found:
            raise SystemExit("\n".join(found[:20] + [f"{len(found)} violations"]))
        print(f"the pages have 0 violations of axe-core {version}")


if __name__ == "__main__":
    main()
