"""What the live page gives for the web: whole pages that play by themselves, pictures of frames, and a video."""

import json
import os
import struct
import tempfile
import time

from live_composing import compiled
from live_demos import begin, rest
from live_person import expect

# The formats with a whole page, and what plays after a click in it.
PAGES = {
    "responsive": "document.getAnimations().length > 0", "css": "document.getAnimations().length > 0",
    "viewTransitions": "document.getAnimations().some(({ effect }) => effect.pseudoElement?.startsWith('::view-transition'))",
    "webAnimations": "document.getAnimations().length > 0", "webModule": "document.getAnimations().length > 0",
}
SHOWN = "[...document.querySelectorAll('article')].filter((article) => article.checkVisibility({ visibilityProperty: true, opacityProperty: true })).map(({ className }) => className)"


def whole_pages(person):
    """Each page that is opened or saved plays by itself, under the policy of the live page, and is interrupted where it can be."""
    if person.is_simple:
        return "a browser behind a driver opens no pages"
    for name in ("slide", "explode", "zoom"):
        person.open(f"#{name}")
        compiled(person, name)
        person.click("#tab-code")
        for format, plays in PAGES.items():
            person.choose("#format", format)
            person.wait("document.querySelector('#source').textContent.length > 200 && !document.querySelector('#open').hidden", f"{format} of {name} has no page")
            person.js("new Promise((done) => setTimeout(done, 300))")
            person.click("#open")
            with person.browser.in_new_page("blob:") as browser:
                wait(browser, "document.readyState === 'complete' && document.querySelector('button') !== null", f"{format} of {name}: the page is empty")
                expect(browser.evaluate("document.title").lower().startswith(name), f"{format} of {name}: the page has the title {browser.evaluate('document.title')}")
                expect(browser.evaluate("getComputedStyle(document.querySelector('main')).position") == "relative", f"{format} of {name}: the page has no style")
                browser.evaluate("(document.querySelector('button').click(), true)")
                wait(browser, plays, f"{format} of {name}: nothing plays")
                if format == "webModule":
                    browser.evaluate("(document.querySelector('button').click(), true)")
                    wait(browser, "!document.querySelector('article.first').hidden && document.querySelector('button').textContent === 'Push'", f"{format} of {name}: it cannot be interrupted")
                if format == "responsive":
                    wait(browser, "document.querySelector('button').textContent === 'Pop' && !document.querySelector('button').disabled", f"{format} of {name}: the push does not end")
                    expect("second" in browser.evaluate(SHOWN), f"{format} of {name}: after the push the second page is not shown")
            # What is saved is for other policies.
            text = person.js(f"live.wholePage(live.formats.find(({{ id }}) => id === '{format}'), '/* \\n*/')")
            expect("nonce" not in text, f"{format}: a page that is saved has a nonce")
        person.choose("#format", "svg")
        person.wait("document.querySelector('#picture img')?.naturalWidth > 0 && !document.querySelector('#open').hidden", f"the picture of {name} cannot be opened")
        person.click("#open")
        with person.browser.in_new_page("blob:") as browser:
            wait(browser, "document.querySelector('img')?.naturalWidth > 0", f"the picture of {name} is not shown")
    person.check_wrongs()
    return f"{len(PAGES)} formats of 3 transitions, each in a whole page"


def pages_of_elements(person):
    """What a stage is written as plays in a page of its own, too: the boxes before a change become those after it."""
    if person.is_simple:
        return "a browser behind a driver opens no pages"
    for scene, action, name in (("card", "#demo-next", "So What, page"), ("sheet", None, "Sheet"), ("drawer", "#demo-open", "Drawer"), ("layouts", "#demo-layout1", "Button")):
        person.open()
        begin(person, scene)
        if action:
            person.click(action)
            rest(person)
        person.click("#tab-code")
        for format in ("css", "viewTransitions", "webModule"):
            place = f"{scene}, {format}"
            person.choose("#format", format)
            person.wait("document.querySelector('#source').textContent.length > 200 && !document.querySelector('#open').hidden", f"{place} has no page")
            person.js("new Promise((done) => setTimeout(done, 300))")
            person.click("#open")
            with person.browser.in_new_page("blob:") as browser:
                boxes = "[...document.querySelectorAll('main [data-element], main [data-id]')]"
                wait(browser, f"document.readyState === 'complete' && {boxes}.length > 1", f"{place}: the page is empty")
                browser.evaluate("(document.querySelector('button').click(), true)")
                wait(browser, "document.getAnimations().length > 0", f"{place}: nothing plays")
                browser.evaluate("(document.getAnimations().forEach((animation) => animation.finish()), true)")
                wait(browser, "document.getAnimations().every(({ playState }) => playState === 'finished')", f"{place}: it does not end")
                last = json.dumps(name if format == "css" else {"card": "key 1", "layouts": "Button"}.get(scene, name))
                wait(browser, f"{boxes}.some((box) => [box.dataset.element, box.dataset.id].includes({last}) && box.getBoundingClientRect().width > 200)", f"{place}: what comes is not there")
    person.check_wrongs()
    return "3 formats of 4 stages, each in a whole page"


def wait(browser, condition, message):
    end = time.monotonic() + 10
    while not browser.evaluate(condition):
        expect(time.monotonic() < end, f"{message}: {condition}")
        time.sleep(0.02)


def downloaded(folder, ending):
    end = time.monotonic() + 20
    while True:
        files = [name for name in os.listdir(folder) if name.endswith(ending)]
        if files:
            time.sleep(0.1)
            with open(os.path.join(folder, files[0]), "rb") as file:
                return file.read()
        expect(time.monotonic() < end, f"no file with the ending {ending} is downloaded: {os.listdir(folder)}")
        time.sleep(0.05)


def pictures_of_frames(person):
    """The frame at the playhead and a strip as PNG, and a video."""
    if person.is_simple:
        return "a browser behind a driver downloads nothing"
    person.open("#flip")
    compiled(person, "flip")
    person.js("(live.seek(live.duration / 3), true)")
    person.click("#tab-code")
    person.wait("document.querySelector('#source').textContent.length > 10", "nothing is exported")
    sizes = []
    with tempfile.TemporaryDirectory() as folder:
        person.browser.call("Page.setDownloadBehavior", behavior="allow", downloadPath=folder)
        for button, ending in (("#save-frame", "ms.png"), ("#save-strip", "strip.png")):
            person.click(button)
            data = downloaded(folder, ending)
            width, height = struct.unpack(">II", data[16:24])
            expect(data[:8] == b"\x89PNG\r\n\x1a\n" and min(width, height) > 300 and len(data) > 5000, f"{button} is no picture: {width} x {height}, {len(data)} bytes")
            sizes.append(f"{width} x {height}")
            person.wait(f"document.querySelector('#picture-note').textContent.includes({json.dumps(str(width))})", f"{button} does not say its size")
        if not person.js("document.querySelector('#save-video').hidden"):
            person.js("""window.longest = 0; new PerformanceObserver((list) => {
                for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
            }).observe({ type: "longtask" })""")
            person.click("#save-video")
            person.wait("document.querySelector('#picture-note').textContent.startsWith('A video')", "no video is made", 60)
            sizes.append(person.js("document.querySelector('#picture-note').textContent"))
            data = downloaded(folder, person.js("document.createElement('video').canPlayType('video/mp4') && MediaRecorder.isTypeSupported('video/mp4') ? 'mp4' : 'webm'"))
            expect(len(data) > 10_000, f"the video has {len(data)} bytes")
            sizes.append(f"longest task {person.js('window.longest'):.0f} ms")
    person.check_wrongs()
    return ", ".join(sizes)


def names(person):
    """What is taken home has the name of its parts or the one that is written; a module holds all variants under names of their own."""
    def shown(format, text):
        person.choose("#format", format)
        person.wait(f"document.querySelector('#source').textContent.includes({json.dumps(text)})", f"{format} has no {text}")

    person.open("#move")
    compiled(person, "move")
    person.click("#tab-code")
    shown("responsive", ".move.push")
    person.type("#document-name", "Höhe 2: card / rise!")
    shown("responsive", ".Hohe-2-card-rise.pop")
    shown("css", "Hohe-2-card-rise-")
    person.click("#duplicate")
    compiled(person, "a second variant")
    shown("webModule", '"move.push"')
    person.expect("document.querySelector('#source').textContent.includes('\"Hohe-2-card-rise.push\"') === false", "a module has another variant than the chosen one")
    person.click("#all-variants")
    for name in ("move", "Hohe-2-card-rise"):
        shown("webModule", f'"{name}.pop"')
    person.click("#undo")
    person.click("#undo")
    shown("responsive", ".move.push")
    person.check_wrongs()
    return "names of parts, a name that was written, two variants in a module"


CHECKS = [whole_pages, pages_of_elements, pictures_of_frames, names]
