"""Checks the gallery's page with axe-core: usage: accessibility.py GALLERY AXE_MIN_JS

No rule of axe-core may be violated: with several items, in both themes, at the width of a phone and of a desktop.
"""

import os
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
            browser.open("about:blank")
            browser.open(f"file://{page}")
            # Text that fades in is not yet meant to be read.
            browser.evaluate("pause()")
            browser.evaluate(script)
            version = browser.evaluate("axe.version")
            for scheme in ("light", "dark"):
                browser.prefer(prefers_color_scheme=scheme)
                browser.settle()
                names = exhibits(gallery) if (kind, scheme) == ("desktop", "light") else ITEMS
                for name in names:
                    browser.evaluate(f"select('{name}'); pause(); seek(duration())")
                    found += [f"{name}, {kind}, {scheme}: {line}" for line in violations(browser)]
        if browser.errors:
            raise SystemExit(f"the script fails: {browser.errors}")
        if found:
            raise SystemExit("\n".join(found[:20] + [f"{len(found)} violations"]))
        print(f"the page has 0 violations of axe-core {version}")


if __name__ == "__main__":
    main()
