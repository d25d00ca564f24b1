"""Checks the live page in browsers: usage: live.py PAGE GALLERY CASES SCENES SHAPES AXE_MIN_JS --parts PART... [-- [--pictures FOLDER] [--only NAME...]]

The engine of the page against the native one, every control as a person uses it, accessibility, layout, and speed. Each check
prints what it measured. PART is chromium, firefox, webkit or tasks. NAME is that of a function below or of a check of a part.
"""

import argparse
import concurrent.futures
import contextlib
import functools
import http.server
import os
import sys
import threading
import time

import live_answers
import live_composing
import live_curves
import live_demos
import live_engine
import live_exports
import live_feel
import live_layout
import live_layouts
import live_looks
import live_palette
import live_sequences
import live_shapes
import live_stage
import live_stages
import live_tasks
import live_windows
from firefox import Firefox
from live_person import Person, WatchedChromium, expect
from webkit import WebKit

PARTS = ["chromium", "firefox", "webkit", "tasks"]
SOME_CASES = 1000
CONTROLS = [*live_stage.CHECKS, *live_composing.CHECKS, *live_curves.CHECKS, *live_palette.CHECKS, *live_feel.CHECKS, *live_exports.CHECKS, *live_demos.CHECKS, *live_stages.CHECKS, *live_layouts.CHECKS, *live_looks.CHECKS, *live_shapes.CHECKS, *live_sequences.CHECKS]


class Report:
    """Runs checks that were asked for, and prints a line for each."""

    def __init__(self, only):
        self.only = only

    def run(self, name, action, browser):
        if self.only and name not in self.only:
            return
        begun = time.monotonic()
        for attempt in (1, 2):
            try:
                said = action()
                break
            except (SystemExit, Exception) as failure:
                # At once, as the other browsers continue for minutes.
                print(f"  {browser}, {name}: {failure}", flush=True)
                # So a driver calls a fault of its own, which it has now and then beside two other browsers.
                if attempt == 2 or "unknown error" not in str(failure):
                    raise SystemExit(f"{browser}, {name}: {failure}") from failure
        for line in said if isinstance(said, list) else [said or "works"]:
            print(f"  {browser}, {name}: {line}", flush=True)
        duration = time.monotonic() - begun
        if duration > 20:
            print(f"    {duration:.0f} s", flush=True)


def in_chromium(options, report):
    with WatchedChromium() as browser:
        browser.resize(*live_layout.SIZES["desktop"])
        person = Person(browser, f"file://{options.page}")
        person.open()

        def run(name, action):
            report.run(name, action, "Chromium")

        run("cases", lambda: live_engine.compare_cases(person, options.cases))
        run("scenes", lambda: live_engine.compare_scenes(person, options.scenes))
        run("shape_cases", lambda: live_engine.compare_shapes(person, options.shapes))
        run("frames", lambda: live_engine.compare_frames(person, options.gallery))
        run("documents", lambda: live_engine.compare_documents(person, options.gallery))
        run("answers", lambda: live_answers.answers(person))
        run("shown", lambda: live_engine.compare_shown(person))
        person.check_wrongs()
        count = controls(person, run)
        for check in [*live_layout.CHECKS, *live_windows.CHECKS]:
            run(check.__name__, lambda: check(person))
        run("axe", lambda: live_layout.axe(person, options.axe))
        if options.pictures:
            run("pictures", lambda: live_layout.pictures(person, options.pictures))
        expect(not browser.errors, f"the browser complains: {browser.errors[:3]}")
        foreign = [url for url in browser.requests if not url.startswith((person.address, "data:", "blob:", "about:"))]
        expect(not foreign, f"the page asks for {foreign[:3]}")
        print(f"  Chromium: {count} looks at what controls do, no complaint, no request but for the page")


def alone(check, options, opens=True):
    """Makes a check in a browser of its own, as frames take longer beside another one."""
    with WatchedChromium() as browser:
        browser.resize(*live_layout.SIZES["desktop"])
        person = Person(browser, f"file://{options.page}")
        if opens:
            person.open()
        return check(person)


def controls(person, run):
    before = person.count
    for check in CONTROLS:
        # A storm of taps takes seconds, and has a browser of its own in `tasks`.
        if check is live_feel.storming and not person.is_simple:
            continue
        run(check.__name__, lambda: check(person))
    return person.count - before


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@contextlib.contextmanager
def served(path):
    """The address of a file on a server of this machine. WebKit does not say what is wrong in pages that come out of files."""
    folder, name = os.path.split(path)
    handler = functools.partial(QuietHandler, directory=folder)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/{name}"
        server.shutdown()


def in_driven(name, kind, options, report):
    """In a browser behind a driver."""
    with served(options.page) as address, kind() as browser:
        browser.resize(*live_layout.SIZES["desktop"])
        person = Person(browser, address)
        person.open()

        def run(check, action):
            report.run(check, action, name)

        run("cases", lambda: live_engine.compare_cases(person, options.cases, SOME_CASES))
        run("shape_cases", lambda: live_engine.compare_shapes(person, options.shapes))
        person.check_wrongs()
        count = controls(person, run)
        print(f"  {name}: {count} looks at what controls do, no complaint")


def main():
    parser = argparse.ArgumentParser()
    for name in ("page", "gallery", "cases", "scenes", "shapes", "axe"):
        parser.add_argument(name)
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=PARTS)
    parser.add_argument("--pictures")
    parser.add_argument("--only", nargs="+")
    options = parser.parse_args([word for word in sys.argv[1:] if word != "--"])
    print("the live page")
    report = Report(options.only)
    # All mostly wait for what the page shows, so they do it at one time.
    with concurrent.futures.ThreadPoolExecutor() as engines:
        others = [engines.submit(in_driven, kind.__name__, kind, options, report) for kind in (WebKit, Firefox) if kind.__name__.lower() in options.parts]
        if "chromium" in options.parts:
            in_chromium(options, report)
        for other in others:
            other.result()
    if "chromium" in options.parts:
        report.run("strict", lambda: live_layout.strict(options.page), "Chromium")
    if "tasks" in options.parts:
        report.run("speed", lambda: alone(live_engine.measure_speed, options), "Chromium")
        report.run("storming", lambda: alone(live_feel.storming, options), "Chromium")
        report.run("long_tasks", lambda: alone(live_tasks.long_tasks, options, opens=False), "Chromium")


if __name__ == "__main__":
    main()
