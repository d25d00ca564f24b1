"""The live page as people use it: one thing after another, where the first must not get into the way of the second."""

import json
import math
import time

from live_demos import begin, press
from live_person import RECIPE

HINT = "document.querySelector('#hint').textContent"
PLACES = "[...document.querySelectorAll('.screen .view')].map((view) => new DOMMatrix(getComputedStyle(view).transform).e)"
SPRING = "#tune .parameter .number"


def view_and_undo(person):
    """Undoing a change leaves panels, stages and speeds as they are."""
    person.open()
    first = person.value(RECIPE)
    person.click("#tune input[type=range]", 0.9)
    time.sleep(1)
    person.click("#tab-code")
    person.click("#onion")
    person.click("label:has(input[name=speed][value='0.1'])")
    begin(person, "list")
    person.click("#undo")
    person.expect(person.value(RECIPE) == first, "undo does not bring the recipe back")
    seen = person.js("[live.state.panel, live.state.onion, live.state.speed, live.state.scene]")
    person.expect(seen == ["code", True, 0.1, "list"], f"undo changes how one looks at the work: {seen}")


def frame_after_interruption(person):
    """A frame on after an interruption continues from what is shown."""
    person.open("#slide")
    person.click("label:has(input[name=speed][value='0.1'])")
    person.js("(live.seek(0), live.play(), true)")
    person.wait("live.playhead() > 0.1", "it does not play")
    person.js("(live.interrupt(), live.pause(), true)")
    time.sleep(0.1)
    before = person.js(PLACES)
    person.click("#forward")
    person.wait(f"JSON.stringify({PLACES}) !== {json.dumps(json.dumps(before, separators=(',', ':')))}", "a frame on shows nothing new")
    way = max(abs(a - b) for a, b in zip(before, person.js(PLACES), strict=True))
    person.expect(way < 60, f"a frame on after an interruption jumps by {way} points")


def unreadable_link(person):
    """A link that cannot be read says so, and stays in the address until something changes."""
    for fragment in ("#s=bm90IGpzb24", "#s=eyJ2YXJpYW50cyI6W1sibm90aGluZyIsW11dXX0"):
        person.open(fragment, is_paused=False)
        person.wait(f"{HINT}.includes('cannot be read')", "the page does not say that the link cannot be read")
        time.sleep(0.5)
        person.expect(person.js("location.hash") == fragment, "a link that cannot be read is overwritten")
    person.click("#rtl")
    person.wait(f"location.hash !== {json.dumps(fragment)}", "a change is not in the address")


def names(person):
    """The names of variants follow their recipes."""
    person.open()
    person.click("#duplicate")
    person.click("#starts .presets button:nth-child(5)")
    person.wait("new Set([...document.querySelectorAll('.caption')].map(({ textContent }) => textContent)).size === 2", "two variants have one name")
    person.js("(live.setOperation(1), true)")
    person.wait("[...document.querySelectorAll('#devices [role=img]')].every((image) => image.ariaLabel.endsWith(', pop'))", "a preview has the name of the other operation")


def fields(person):
    """A field keeps what cannot be, and shows what is."""
    person.open()
    least, most = person.js("(({ minimum, maximum }) => [minimum, maximum])(live.catalogue.parts.find(({ name }) => name === 'spring').parameters[0])")
    for text, value in (("-3", least), ("99999", 10 * most), ("1.25", 1.25)):
        person.type(SPRING, text)
        person.wait(f"live.state.variants[0].recipe.parts[1].values[0] === {value}", f"{text} is not taken as {value}")
        person.wait(f"Number(document.querySelector('{SPRING}').value) === {value}", "the field shows another value")
    person.js(f"((field) => {{ field.value = ''; field.dispatchEvent(new Event('change')); return true; }})(document.querySelector('{SPRING}'))")
    person.expect(f"document.querySelector('{SPRING}').value !== ''", "an emptied field stays empty")
    person.choose("#device", "8")
    person.js("((field) => { field.value = ''; field.dispatchEvent(new Event('change')); return true; })(document.querySelector('#width'))")
    person.expect("live.state.size[0] === 800 && document.querySelector('#width').value === '800'", "an emptied width changes the size")


def overshoot(person):
    """The overshoot of a lively spring is that of the closed form."""
    person.open()
    person.js("(live.edit('test', (recipe) => void (recipe.parts[1].values = [0.5, 0.95])), true)")
    ratio = 0.05
    wanted = 100 * math.exp(-math.pi * ratio / math.sqrt(1 - ratio * ratio))
    person.wait(f"Math.abs(parseFloat(document.querySelector('.curve-box text').textContent.replace(/[^0-9.]/g, '')) - {wanted}) < 0.06", f"the overshoot is not {wanted}")
    person.click("#tab-values")
    person.wait(f"Math.abs(parseFloat(document.querySelector('#facts').textContent.split('Overshoot')[1]) - {wanted}) < 0.06", f"the values say another overshoot than {wanted}")


def reading_code(person):
    """Keys scroll code that is wider than its panel, and do not move the playhead."""
    person.open()
    person.click("#tab-code")
    person.choose("#format", "css")
    person.wait("document.querySelector('#source').textContent.length > 100", "there is no code")
    before = person.js("live.playhead()")
    person.focus("#source")
    person.key("ArrowRight")
    person.expect(person.js("live.playhead()") == before, "an arrow in the code moves the playhead")


def tap(person):
    """A tap on a card that has arrived does nothing, and a drag begins anew."""
    person.open()
    person.js("(live.set('view', { loops: false }), live.play(), true)")
    person.wait("!live.isPlaying", "it does not end")
    end = person.js("live.playhead()")
    person.click(".device")
    person.expect(person.js("live.playhead()") == end, "a tap moves the playhead")
    person.drag(person.place(".device"), (-60, 0), is_released=False)
    person.expect(f"live.playhead() > 0 && live.playhead() < {end}", "a drag of what has arrived does not begin anew")
    person.browser.mouse("mouseReleased", 0, 0)


def while_paused(person):
    """A variant that is added while nothing plays shows the same moment."""
    person.open()
    person.js("(live.seek(0.2), true)")
    person.click("#duplicate")
    person.wait("live.state.variants.length === 2 && live.state.variants[1].player > 0", "there is no second variant")
    person.wait("Math.abs(live.playhead() - 0.2) < 1e-6", "a new variant moves the playhead")


def stages(person):
    """A demo leaves the transition as it was, playing or not, and explains its elements."""
    person.open()
    begin(person, "card")
    press(person, "open", "opening a card")
    person.click("#tab-findings")
    person.wait("document.querySelectorAll('#demo-plan button').length > 0", "there is no plan")
    person.click("#demo-plan button")
    person.wait("/ s: .*\\nframe /.test(document.querySelector('#demo-plan .why').textContent)", "an element of the plan is not explained")
    person.click("#demo-plan button")
    person.expect("!document.querySelector('#demo-plan .why')", "the explanation cannot be closed")
    person.click("label:has(#scene-transition)")
    time.sleep(0.2)
    person.expect("!live.isPlaying", "what was paused before a demo plays after it")
    person.click("#play")
    begin(person, "list")
    person.click("label:has(#scene-transition)")
    person.wait("live.isPlaying && live.playhead() > 0.05", "what played before a demo does not play after it")
    begin(person, "list")
    person.js("(live.edit('test', () => live.nodeOf('slide')), true)")
    begin(person, "sheet")
    link = person.js("(live.set('view', { scene: 'transition' }), '#s=' + btoa(JSON.stringify(live.snapshot())))")
    person.js("(live.set('view', { scene: 'sheet' }), true)")
    # The address follows changes after a while.
    time.sleep(0.5)
    person.js(f"(location.hash = {json.dumps(link)}, true)")
    person.wait("live.state.scene === 'transition' && live.isPlaying && live.playhead() > 0.05", "a link out of a demo stops the stage")
    person.check_wrongs()


CHECKS = [view_and_undo, frame_after_interruption, unreadable_link, names, fields, overshoot, reading_code, tap, while_paused, stages]
