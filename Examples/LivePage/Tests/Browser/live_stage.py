"""The controls around the stage of the live page: playback, the finger, settings, variants, undo, the link, and keys."""

import base64
import json
import time

from live_person import DRAWN, PLAYER, RECIPE

# Records, frame by frame, the time, the playhead, and where the middle of the second page is.
RECORD = """((seconds) => new Promise((done) => {
    const frames = [];
    const step = (at) => {
        const box = document.querySelector('.view[data-page="1"]').getBoundingClientRect();
        frames.push([at, live.playhead(), box.left + box.width / 2, box.top + box.height / 2]);
        if (at - frames[0][0] < seconds * 1000) requestAnimationFrame(step);
        else done(frames);
    };
    requestAnimationFrame(step);
}))"""


def play(person):
    person.open(is_paused=False)
    person.wait("live.isPlaying && live.playhead() > 0.05", "nothing moves at first")
    person.click("#play")
    person.expect("!live.isPlaying && document.querySelector('#play').ariaLabel === 'Play'", "the button does not pause")
    person.js("live.seek(0)")
    for step in range(1, 4):
        person.click("#forward")
        person.expect(f"Math.abs(live.playhead() - {step} / 60) < 1e-9", "a step is not a frame")
    person.click("#back")
    person.expect("Math.abs(live.playhead() - 2 / 60) < 1e-9", "a step back is not a frame")
    person.wait("document.querySelector('#now').textContent === '33 ms'", "the time is not shown")
    person.focus("#scrubber")
    person.key("ArrowRight")
    person.expect("Math.abs(live.playhead() - 3 / 60) < 1e-9", "an arrow on the scrubber is not a frame")
    x, y = person.place("#scrubber", 0.2)
    width = person.js("document.querySelector('#scrubber').getBoundingClientRect().width")
    person.drag((x, y), (width * 0.3, 0))
    person.wait("Math.abs(live.playhead() / live.duration - 0.5) < 0.03", "the scrubber does not follow the mouse")
    person.changes("live.playhead()", lambda: person.click(".scale", 0.25, 0.5), "the ruler does not seek")
    person.expect("Math.abs(live.playhead() / live.duration - 0.25) < 0.02", "the ruler seeks to another time")
    # Each operation, and the names on the cards.
    person.changes(DRAWN, lambda: person.click("#operations label:nth-of-type(2)"), "a pop looks like a push")
    person.expect("live.state.operation === 1 && !live.isPlaying", "the operation is not a pop")
    person.click("#operations label:nth-of-type(1)")
    person.expect("live.state.operation === 0", "the operation is not a push")
    person.click("#play")
    person.wait("live.isPlaying && live.playhead() > 0.05", "the button does not play")
    person.check_wrongs()


def speeds(person):
    """The playhead goes with the clock of the browser, at each speed."""
    person.open()
    if person.js("!live.state.loops"):
        person.click("#loop")
    for index, speed in enumerate((1, 0.5, 0.25, 0.1)):
        person.js("live.seek(0)")
        person.click(f"#speeds label:nth-of-type({index + 1})")
        person.expect(f"live.state.speed === {speed}", "the speed is another one")
        person.js("live.play()")
        frames = person.js(f"{RECORD}(0.3)") if not person.is_simple else []
        for (at, before, *_), (then, after, *_) in zip(frames[1:], frames[2:]):
            if after > before:
                person.expect(
                    abs(after - before - min(then - at, 100) / 1000 * speed) < 1e-6,
                    f"at speed {speed} the playhead goes {after - before} in {then - at} ms")
        person.wait("live.playhead() > 0.01", f"nothing moves at speed {speed}")
        person.js("live.pause()")
    person.click("#speeds label:nth-of-type(1)")
    # With and without loop.
    person.js("live.play()")
    person.click("#loop")
    person.expect("!live.state.loops", "the loop cannot be turned off")
    person.wait("!live.isPlaying", "it does not stop at the end")
    person.expect("live.playhead() > live.duration - 1e-6", "it stops before the end")
    person.click("#loop")
    person.click("#play")
    person.wait("live.playhead() < live.duration / 2", "it does not start again")
    person.wait("live.playhead() > live.duration - 1e-6", "it does not reach the end")
    person.wait("live.playhead() < live.duration / 2", "it does not loop")
    person.check_wrongs()


def interrupt(person):
    """Interrupts a run, which continues from the values that it has, and at first in its direction."""
    person.open()
    person.click("#speeds label:nth-of-type(4)")
    for _ in range(3):
        person.js("(live.seek(0), live.play(), true)")
        person.wait("live.playhead() > 0.06", "nothing moves")
        if person.is_simple:
            person.click("#interrupt")
        else:
            frames = person.js(f"""(() => {{
                const frames = {RECORD}(0.9);
                setTimeout(() => document.querySelector("#interrupt").click(), 300);
                return frames;
            }})()""")
            check_smooth(person, frames)
        person.expect("live.isPlaying", "an interruption stops")
        person.expect(
            "document.querySelector('input[name=operation]:checked').value === String(live.state.operation)",
            "the operation is not shown")
    person.check_wrongs()


def check_smooth(person, frames):
    for (at, _, x, y), (then, _, nextX, nextY) in zip(frames, frames[1:]):
        # At a tenth of the speed nothing is faster than 400 points a second.
        distance = max(abs(nextX - x), abs(nextY - y))
        allowed = 1 + 0.4 * min(then - at, 100)
        person.expect(distance <= allowed, f"an interruption jumps by {distance} points in {then - at} ms")
    begun = next((i for i in range(1, len(frames)) if frames[i][1] < frames[i - 1][1]), None)
    person.expect(begun is not None, "the interruption does not begin")
    before, after = frames[begun - 1][2] - frames[begun - 2][2], frames[begun + 1][2] - frames[begun][2]
    person.expect(before * after >= -1e-3, f"the velocity is lost: {before} points before, {after} after")


def finger(person):
    """Drags the card: it follows, and letting go finishes or cancels with the velocity."""
    person.open("#slide")
    person.js("(live.set('view', { loops: false }), true)")
    width = person.js("document.querySelector('.device').getBoundingClientRect().width")

    def start():
        person.js("(live.seek(0), true)")
        return person.place("#devices .device", 0.75, 0.6)

    person.drag(start(), (-width * 0.4, 0), steps=6, is_released=False)
    progress = person.js(f"live.engine.exports.playerProgress({PLAYER})")
    wanted = 0.4 * width / person.js("document.querySelector('.screen').getBoundingClientRect().width")
    person.expect(abs(progress - wanted) < 0.01, f"the finger is at {wanted}, the card at {progress}")
    time.sleep(0.2)
    x, y = person.place("#devices .device", 0.75, 0.6)
    person.browser.mouse("mouseMoved", x - width * 0.4 - 1, y, 1)
    person.browser.mouse("mouseReleased", x - width * 0.4 - 1, y)
    person.wait(f"live.engine.exports.playerState({PLAYER}) === 5", "a slow drag of 40 % is not cancelled")
    person.wait("!live.isPlaying", "it plays on after it was cancelled")
    person.drag(start(), (-width * 0.6, 0), rest=0.2)
    person.wait(f"live.engine.exports.playerState({PLAYER}) === 6", "a slow drag of 60 % does not finish")
    # A drag is quick only if the browser takes its events in time, which it may not beside two others.
    for _ in range(5):
        person.drag(start(), (-width * 0.35, 0), steps=3)
        person.wait(f"[5, 6].includes(live.engine.exports.playerState({PLAYER}))", "a quick drag of 35 % has no end")
        if person.js(f"live.engine.exports.playerState({PLAYER})") == 6:
            break
    else:
        person.expect(False, "a quick drag of 35 % does not finish")
    person.check_wrongs()


def settings(person):
    person.open()
    person.js("(live.seek(live.duration * 0.2), true)")
    for index in range(person.js("document.querySelectorAll('#device option').length") - 2, -1, -1):
        person.choose("#device", str(index))
        person.wait("live.state.size.join() === [document.querySelector('#width').value, document.querySelector('#height').value].join()", "the fields do not show the size")
        person.wait("document.querySelector('.device').offsetWidth === live.state.size[0]", "the device has another size")
        person.wait(f"live.engine.words('playerDraw', {PLAYER})[24] === live.state.size[0]", "the engine has another size")
    person.type("#width", "500")
    person.type("#height", "300")
    # Beside two other browsers, one may take keys a moment late.
    person.wait("live.state.size.join() === '500,300' && document.querySelector('#device').value === ''", "the fields do not set the size")
    person.choose("#device", "0")
    person.wait("live.state.size.join() === '390,844'", "the device is not chosen")
    person.js("(live.seek(live.duration * 0.2), true)")
    for selector, what in (("#rtl", "right to left"), ("#reduce", "reduced motion")):
        person.changes(DRAWN, lambda: person.click(selector), f"{what} changes nothing")
        person.expect(person.is_pressed(selector), f"{what} is not shown as on")
        person.changes(DRAWN, lambda: person.click(selector), f"{what} cannot be turned off")
    for policy in ("1", "2", "0"):
        person.changes(DRAWN, lambda: person.choose("#merging", policy), "the merge policy changes nothing")
    for selector, trace in (("#onion", ".ghost"), ("#trail", "svg.path polyline")):
        person.click(selector)
        person.wait(f"document.querySelectorAll('{trace}').length > 0", f"{selector} shows nothing")
        person.click(selector)
        person.wait(f"document.querySelectorAll('{trace}').length === 0", f"{selector} does not go away")
    person.check_wrongs()


def variants(person):
    person.open()
    for count in (2, 3, 4):
        person.click("#duplicate")
        person.wait(f"live.state.variants.length === {count} && document.querySelectorAll('.slot').length === {count}", "no variant is added")
        person.wait("live.state.variants.every(({ handle, device }) => handle && device)", "a variant is not compiled")
    person.expect("document.querySelector('#duplicate').disabled", "a fifth variant can be added")
    person.click(".slot:nth-child(2) .caption button")
    person.expect("live.state.selected === 1", "a variant cannot be chosen")
    person.wait("document.querySelector('#tune input[type=range]') !== null", "nothing can be tuned")
    person.changes(RECIPE, lambda: person.click("#tune input[type=range]", 0.8), "a slider changes nothing")
    person.expect(
        "new Set(live.state.variants.map(({ recipe }) => JSON.stringify(recipe))).size === 2", "more than one variant changes")
    person.js("(live.seek(live.duration * 0.3), true)")
    person.wait(
        "(([a, b]) => a !== b)([...document.querySelectorAll('.slot')].map((slot) => slot.querySelector('.view[data-page=\"1\"]').style.transform))",
        "variants look the same")
    for count in (3, 2, 1):
        person.click(f".slot:nth-child({count + 1}) .caption button[aria-label^=Remove]")
        person.wait(f"live.state.variants.length === {count} && document.querySelectorAll('.slot').length === {count}", "no variant is removed")
    person.check_wrongs()


def undo(person):
    person.open()
    person.expect("document.querySelector('#undo').disabled", "there is something to undo at first")
    first = person.value(RECIPE)
    person.changes(RECIPE, lambda: person.click("#tune input[type=range]", 0.9), "a slider changes nothing")
    second = person.value(RECIPE)
    person.changes("live.state.rightToLeft", lambda: person.click("#rtl"), "right to left changes nothing")
    person.click("#undo")
    person.expect("!live.state.rightToLeft", "undo does not turn the direction back")
    person.click("#undo")
    person.expect(person.value(RECIPE) == first, "undo does not bring the recipe back")
    person.click("#redo")
    person.expect(person.value(RECIPE) == second, "redo does not bring the change back")
    person.focus("#play")
    person.key("z", "Control")
    person.expect(person.value(RECIPE) == first, "the key of undo does nothing")
    person.key("Z" if not person.is_simple else "z", "Control", "Shift")
    person.expect(person.value(RECIPE) == second, "the key of redo does nothing")
    person.check_wrongs()


HOSTILE = [
    "s=", "s=%%%", "%", "%E0%A4%A", "s=bm90IGpzb24", "__proto__", "constructor", "<img src=x onerror=alert(1)>",
    {"variants": []}, {"variants": [["nothing", []]]}, {"variants": [["swing", [1, 2]]]}, {"variants": [["animated.navigation", []]]},
    {"variants": [["swing", [], ["swing", []]]]}, {"variants": 7, "size": [1e9, 1]}, {"size": ["a", "b"]}, {"size": [None, None]},
    {"selected": 99, "path": [9, 9, 9]}, {"path": ["__proto__"]}, {"path": "constructor"}, {"operation": 7, "speed": 0, "panel": "x", "scene": "y"},
    {"variants": [["scale", [1e308, 1e308, -1e308]]]}, None, [], 7, "text", {"variants": [None, 7, "x", {}]},
    {"variants": [["blinds", [1e9, 0]]]}, {"variants": [["steps", [4, 1, 0.3]]]},
]


def hash_of(value):
    return "s=" + base64.urlsafe_b64encode(json.dumps(value).encode()).decode().rstrip("=")


def link(person):
    person.open("#flip")
    person.expect(f"JSON.stringify({RECIPE}).includes('\"flip\"')", "a name in the address is not taken")
    person.js("(window.copied = '', navigator.clipboard && (navigator.clipboard.writeText = async (text) => { window.copied = text; }), true)")
    person.click("#rtl")
    person.click("#duplicate")
    person.choose("#device", "2")
    person.click("#tune input[type=range]", 0.7)
    person.click("#link")
    person.wait("document.querySelector('#link').textContent === 'Copied'", "the link is not copied")
    person.expect("!navigator.clipboard || window.copied === location.href", "another link is copied")
    whole = person.js("live.snapshot()")
    fragment = person.js("location.hash")
    person.js("(live.seek(0.1), true)")
    person.browser.settle() if hasattr(person.browser, "settle") else time.sleep(0.2)
    drawn = person.value(DRAWN)
    person.open(fragment)
    person.expect(person.js("live.snapshot()") == whole, "a link does not bring the state back")
    person.js("(live.seek(0.1), true)")
    person.wait(f"JSON.stringify({DRAWN}) === {json.dumps(drawn)}", "a link shows other frames")
    person.js("(location.hash = '#zoom', true)")
    person.wait(f"JSON.stringify({RECIPE}).includes('\"zoom\"')", "the page does not react to its address")
    for value in HOSTILE:
        text = value if isinstance(value, str) and value != "text" else hash_of(value)
        person.js(f"(location.hash = {json.dumps('#' + text)}, true)")
        time.sleep(0.05)
        person.wait("live.state.variants.every(({ handle }) => handle) && live.duration > 0", f"the page breaks at the address {text}")
        person.expect("live.state.size.every((side) => side >= 40 && side <= 2000) && live.state.speed > 0", f"the address {text} is taken over")
        person.check_wrongs()
    for value in HOSTILE[:6] + HOSTILE[20:24]:
        person.open("#" + (value if isinstance(value, str) and value != "text" else hash_of(value)))
        person.expect(
            "live.state.variants.every(({ handle, error }) => handle || error)", f"the page does not start at the address {value}")
        person.check_wrongs()


def keys(person):
    person.open()
    person.js("(live.set('view', { loops: false }), document.activeElement.blur(), live.seek(0), true)")
    person.key(" ")
    person.wait("live.isPlaying", "space does not play")
    person.key(" ")
    person.wait("!live.isPlaying", "space does not pause")
    person.key("Home")
    person.expect("live.playhead() === 0", "Home does not go to the start")
    person.key("ArrowRight")
    person.expect("Math.abs(live.playhead() - 1 / 60) < 1e-9", "an arrow is not a frame")
    person.key("ArrowRight", "Shift")
    person.expect("Math.abs(live.playhead() - 11 / 60) < 1e-9", "an arrow with Shift is not ten frames")
    person.key("ArrowLeft")
    person.expect("Math.abs(live.playhead() - 10 / 60) < 1e-9", "an arrow back is not a frame")
    person.key("End")
    person.wait("live.playhead() > live.duration - 1e-6", "End does not go to the end")
    letters = {
        "o": "live.state.operation", "l": "live.state.loops", "s": "live.state.speed", "r": "live.state.rightToLeft",
        "m": "live.state.reducedMotion", "k": "live.state.onion", "t": "live.state.trail", "d": "live.state.variants.length",
        "1": "live.state.selected", "i": "live.state.operation"}
    for key, expression in letters.items():
        person.changes(expression, lambda: person.key(key), f"the key {key} does nothing")
    person.js("(live.pause(), true)")
    for key, dialog in (("a", "#palette"), ("?", "#keys")):
        person.key(key, *(["Shift"] if key == "?" else []))
        person.wait(f"document.querySelector('{dialog}').open", f"the key {key} does not open {dialog}")
        person.key("Escape")
        person.wait(f"!document.querySelector('{dialog}').open", "Escape does not close a dialog")
        person.wait("!document.activeElement.closest('dialog')", "the focus stays in a dialog that is closed")
    # Letters can be turned off.
    person.click("#keys-open")
    person.expect("document.querySelectorAll('#keys-list dt').length >= 15", "few keys are listed")
    person.click("#letters")
    person.wait("document.querySelectorAll('#keys-list dt').length < 12", "the letters are still listed")
    person.click("#keys-close")
    before = person.value("live.state.loops")
    person.key("l")
    person.expect(person.value("live.state.loops") == before, "a letter works that is turned off")
    person.js("document.activeElement.blur()")
    person.key("Home")
    person.expect("live.playhead() === 0", "other keys are off as well")
    person.click("#keys-open")
    person.click("#letters")
    person.click("#keys-close")
    person.changes("live.state.loops", lambda: person.key("l"), "the letters are not on again")
    # A field takes letters itself.
    before = person.value("live.state.rightToLeft")
    person.click("#width")
    person.key("r")
    person.expect(person.value("live.state.rightToLeft") == before, "a field does not take its letters")
    person.check_wrongs()


def frame(person):
    """What is around everything: the skip link, and the theme."""
    person.open()
    person.js("(document.activeElement.blur(), scrollTo(0, 0), true)")
    person.key("Tab")
    person.expect("document.activeElement.matches('.skip')", "the skip link is not first")
    person.expect("document.activeElement.getBoundingClientRect().top >= 0", "the skip link is not shown")
    person.key("Enter")
    person.wait("document.activeElement.id === 'stage'", "the skip link does not skip")
    seen = set()
    for theme in ("Light", "Dark", "Auto"):
        person.click("#theme")
        person.wait(f"document.querySelector('#theme').textContent === '{theme}'", "the theme button does nothing")
        seen.add(person.js("document.documentElement.dataset.theme + getComputedStyle(document.body).backgroundColor"))
    person.expect(len(seen) == 2, f"the themes look alike: {seen}")
    person.check_wrongs()


CHECKS = [play, speeds, interrupt, finger, settings, variants, undo, link, keys, frame]
