"""The one panel of all stages of the live page: the animation, which is played at once, variants, speed, the scrubber and code."""

import json
import time

from live_demos import SHOWN, begin, rest, slide

STAGES = ("list", "card", "stack", "tabs", "sheet", "drawer", "layouts")
SOURCE = "document.querySelector('#source').textContent"
SCRUBBER = "document.querySelector('#scrubber')"

# What the documents of a change have in them, by the formats.
ELEMENTS = {"swift": "import TransitionKit", "css": "@keyframes", "viewTransitions": "::view-transition", "webModule": "export", "svg": "<svg"}
# An element by its name, in a style sheet.
NAMES = {"list": "Records", "card": "Listen now", "sheet": "Sheet", "drawer": "Drawer", "layouts": "Title"}
SCREENS = {**ELEMENTS, "swift": "ScreenTransition(NavigationTransition.", "responsive": "prefers-reduced-motion"}


def written(person, format):
    person.choose("#format", format)
    person.wait(f"document.querySelector('#format').value === '{format}'", f"{format} cannot be chosen")
    time.sleep(0.3)


def codes(person, scene):
    """Each kind of code; answers the Swift code."""
    person.click("#tab-code")
    kinds = SCREENS if scene in ("stack", "tabs") else {**ELEMENTS, "swift": ".sheet(detents:"} if scene == "sheet" else ELEMENTS
    offered = person.js("[...document.querySelectorAll('#format option')].filter((option) => !option.disabled).map(({ value }) => value)")
    person.expect(set(kinds) <= set(offered) and ("responsive" in offered) == ("responsive" in kinds), f"{scene}: it offers {offered}")
    for format, text in kinds.items():
        written(person, format)
        person.wait(f"{SOURCE}.includes({json.dumps(text)})", f"{scene}: {format} has no {text}")
        if format == "css" and scene in NAMES:
            person.expect(f"""{SOURCE}.includes('data-element="{NAMES[scene]}"')""", f"{scene}: the style sheet does not name its elements")
        person.expect("document.querySelector('#source').checkVisibility()", f"{scene}: {format} is not shown")
    written(person, "swift")
    person.wait(f"{SOURCE}.includes({json.dumps(kinds['swift'])})", f"{scene}: there is no Swift code")
    swift = person.js(SOURCE)
    person.click("#tab-tune")
    return swift


def scrubbed(person, scene):
    """The scrubber shows the same picture of a time however it gets there, and frames lead there, too."""
    length = person.js(f"Number({SCRUBBER}.max)")
    person.expect(0.2 < length < 3, f"{scene}: the last change lasts {length} s")
    person.js("(live.seek(0), true)")
    shown = []
    for share in (0, 0.25, 0.5, 0.25, 0, 0.25):
        person.js(f"({SCRUBBER}.value = {share * length}, {SCRUBBER}.dispatchEvent(new Event('input')), true)")
        person.wait(f"Math.abs(live.playhead() - {share * length}) < 1e-6", f"{scene}: the scrubber leads to another time")
        # What is drawn follows in the next frame.
        person.js("(window.hasDrawn = false, requestAnimationFrame(() => requestAnimationFrame(() => (window.hasDrawn = true))), true)")
        person.wait("window.hasDrawn", f"{scene}: there is no frame")
        shown.append(person.value(SHOWN))
    person.expect(shown[0] == shown[4] and shown[1] == shown[3] == shown[5] and len(set(shown)) == 3, f"{scene}: a time has several pictures, or all have the same")
    person.js("(live.seek(0.1), true)")
    person.click("#forward")
    person.wait("Math.abs(live.playhead() - 0.1 - 1 / 60) < 1e-6", f"{scene}: a frame on leads elsewhere")
    person.click("#back")
    person.wait("Math.abs(live.playhead() - 0.1) < 1e-6", f"{scene}: a frame back leads elsewhere")
    person.click("#play")
    rest(person)


def plays(person, scene, action, what):
    """An action plays the last change at once."""
    rest(person)
    action()
    person.wait(f"live.isPlaying && live.playhead() < Number({SCRUBBER}.max)", f"{scene}: {what} plays nothing")
    rest(person)


def tuned(person, scene):
    """Springs, curves and variants are played at once; answers what the Swift code says of the animation."""
    person.click("#play")
    plays(person, scene, lambda: person.pick_animation("bouncy"), "a spring from the list")
    person.click("#animation summary")
    plays(person, scene, lambda: person.type("#curve-text", "0.2, 0, 0, 1"), "a pasted curve")
    person.click("#compare")
    person.expect(person.is_pressed("#compare"), f"{scene}: a curve cannot be compared")
    person.click("#compare")
    person.click("#duplicate")
    person.wait("document.querySelectorAll('.captions .caption').length === 2", f"{scene}: there are no captions of two variants")
    plays(person, scene, lambda: person.type("#curve-text", "stiffness 200 damping 20"), "a pasted spring")
    person.expect("document.querySelector('.captions .chosen').textContent.includes('0.29')", f"{scene}: a caption does not say which spring it is")
    plays(person, scene, lambda: person.click(".captions .caption:first-child button"), "another variant")
    person.click(".captions .caption:nth-child(2) button")
    rest(person)


def tools(person):
    """Each stage has all tools."""
    for scene in STAGES:
        person.open()
        person.click("#play")
        begin(person, scene)
        tuned(person, scene)
        scrubbed(person, scene)
        swift = codes(person, scene)
        person.expect("stiffness: 200" in swift, f"{scene}: the code does not have the spring: {swift}")
        person.click("label:has([name=speed][value='0.1'])")
        person.click("#play")
        time.sleep(0.3)
        person.expect("live.playhead() < 0.2", f"{scene}: it is not slower")
        person.check_wrongs()
    return f"{len(STAGES)} stages"


def sheet_settings(person):
    """Heights, dimming, projection and rubber band of a sheet can be set, undone and taken home, and are in the link."""
    person.open()
    begin(person, "sheet")
    plays(person, "sheet", lambda: slide(person, "Height 1", 0.3), "a height")
    top = "((piece, device) => (piece.top - device.top) / device.height)(document.querySelector('#demo .piece:has(> .look-sheet)').getBoundingClientRect(), document.querySelector('#demo .device').getBoundingClientRect())"
    person.expect(abs(person.js(top) - 0.7) < 0.01, f"a sheet of 30 % is at {person.js(top)}")
    plays(person, "sheet", lambda: person.click("#demo-add"), "another height")
    slide(person, "Height 3", 0.8)
    rest(person)
    person.expect("[...document.querySelectorAll('#demo-panel [id^=demo-height]')].map(({ textContent }) => textContent).join() === '30 %,100 %,80 %'", "the buttons do not have the heights")
    person.click("#demo-height2")
    rest(person)
    person.expect(abs(person.js(top) - 0.2) < 0.01, f"a sheet of 80 % is at {person.js(top)}")
    for label, value in (("Dimming", 0.5), ("Projection", 0.4), ("Rubber band", 0.2)):
        slide(person, label, value)
    person.click("#tab-code")
    written(person, "swift")
    for text in (".sheet(detents: [.fraction(0.3), .fraction(1), .fraction(0.8)], dimming: 0.5)", "drag.projection = 0.4", "drag.rubberBandCoefficient = 0.2"):
        person.wait(f"{SOURCE}.includes({json.dumps(text)})", f"the code has no {text}")
    written(person, "css")
    person.wait(f"{SOURCE}.includes('sheet')", "the style sheet has no sheet")
    person.click("#tab-tune")
    settings = person.js("JSON.stringify(live.state.sheet)")
    person.click("#undo")
    person.expect("live.state.sheet.rubberBand === 0.55 && live.state.sheet.projection === 0.4", "a setting of the sheet cannot be undone")
    person.click("#redo")
    fragment = person.js("`#s=${btoa(JSON.stringify(live.snapshot()))}`")
    person.open(fragment)
    person.wait("document.querySelector('#demo-height2') !== null", "a link does not show the sheet")
    person.expect(f"JSON.stringify(live.state.sheet) === {json.dumps(settings)}", "a link does not have the sheet")
    # What a link says may be anything.
    person.js("(live.restore({ sheet: { heights: [9, NaN, 'a', -1, 0.5, 0.6, 0.7], dimming: -3, projection: null, rubberBand: 1e9 } }), true)")
    person.expect("JSON.stringify(live.state.sheet) === '{\"heights\":[1,0.05,0.5,0.6],\"dimming\":0,\"projection\":0.4,\"rubberBand\":1}'", f"hostile settings become {person.js('JSON.stringify(live.state.sheet)')}")
    person.check_wrongs()


CHECKS = [tools, sheet_settings]
