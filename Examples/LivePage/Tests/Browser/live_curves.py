"""Curves on the live page: the list with pictures, what is pasted from other tools, and a curve that is kept to compare."""

import json

from live_composing import compiled
from live_person import RECIPE

SAID = "document.querySelector('#curve-said')"
# What is pasted, the name of the animation, some of its values, and what the page says of it.
PASTED = [
    ("cubic-bezier(0.2, 0, 0, 1)", "timingCurve", [0.2, 0, 0, 1], "0.2, 0 and 0, 1"),
    ("transition: transform 420ms cubic-bezier(.4,.1,.2,1.3);", "timingCurve", [0.4, 0.1, 0.2, 1.3, 0.42], "0.42 s"),
    ("0.3, 0, 0.7, 1", "timingCurve", [0.3, 0, 0.7, 1], "Bézier"),
    ("stiffness: 300, damping: 20, mass: 2", "interpolatingSpring", [2, 300, 20, 0], "mass 2"),
    ('{ "type": "spring", "stiffness": 400, "damping": 30 }', "interpolatingSpring", [1, 400, 30, 0], "stiffness 400"),
    ("spring(dampingRatio = 0.5f, stiffness = Spring.StiffnessLow)", "interpolatingSpring", [1, 200, 14.1421, 0], "damping ratio 0.5"),
    (".spring(response: 0.4, dampingFraction: 0.7)", "springResponse", [0.4, 0.7], "response 0.4 s"),
    (".spring(duration: 0.6, bounce: 0.25)", "spring", [0.6, 0.25], "bounce 0.25"),
    (".interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 2)", "interpolatingSpring", [1, 100, 10, 2], "velocity 2"),
    (".bouncy", "spring", [0.5, 0.3], "bounce 0.3"),
    ("ease-in-out 250ms", "easeInOut", [0.25], "0.25 s"),
    ("steps(6, jump-start)", "steps", [6, 0], "6 steps"),
    ("linear(0, 0.25, 0.5 50%, 1)", "timingCurve", [], "linear() with 4 points"),
    ("easeOutBack", "timingCurve", [0.34, 1.56, 0.64, 1], "0.34, 1.56"),
    ("easeInBack", "timingCurve", [0.36, 0, 0.66, -0.56], "0.66, -0.56"),
    ("ease-out-back", "timingCurve", [0.34, 1.56, 0.64, 1], "0.34, 1.56"),
    ("easeInOutQuint", "timingCurve", [0.83, 0, 0.17, 1], "0.83, 0"),
    ("easeOutCubic 300ms", "timingCurve", [0.33, 1, 0.68, 1, 0.3], "0.3 s"),
    ("spring(1 100 10 0)", "interpolatingSpring", [1, 100, 10, 0], "stiffness 100"),
    ("spring(1, 100, 10, 0)", "interpolatingSpring", [1, 100, 10, 0], "stiffness 100"),
    ("emphasized", "timingCurve", [0.2, 0, 0, 1], "0.2, 0"),
    ("emphasized-decelerate 400ms", "timingCurve", [0.05, 0.7, 0.1, 1, 0.4], "0.4 s"),
    ("tween(durationMillis = 300, easing = FastOutSlowInEasing)", "timingCurve", [0.4, 0, 0.2, 1, 0.3], "0.3 s"),
]
# What cannot be used, and what the answer names.
WRONG = [
    ("cubic-bezier(1.4, 0, 0, 1)", "x1 is 1.4"),
    ("cubic-bezier(0.2, 0, 1)", "there are 3"),
    ("cubic-bezier(0.2, no, 0, 1)", "y1 is “no”"),
    ("stiffness: -5, damping: 10", "stiffness is -5"),
    ("stiffness: 200", "neither a damping nor a damping ratio"),
    ("stiffness: soft, damping: 10", "stiffness is “soft”"),
    ("dampingRatio: 0.5", "damping ratio of 0.5"),
    ("duration: 0.5, bounce: 3", "bounce is 3"),
    ("linear(0, 1, 0, 1, 0, 1)", "no Bézier curve comes closer"),
    ("wobble", "“wobble”"),
    ("easeOutElastic", "“easeoutelastic”"),
    ("easeOutBounce", "“easeoutbounce”"),
    ("spring(0.5, 0.3)", "0.5, 0.3"),
    ("Spring(0.5, 0.3)", "0.5, 0.3"),
    ("ease-in-out 250ms wobble", "“wobble”"),
    ("cubic-bezier(0.2, 0, 0, 1) 300ms 100ms", "“100ms”"),
    ("stiffness: 300, damping: 20, bounce: 0.2", "bounce of 0.2"),
]


def paste(person, text):
    person.js(f"""(() => {{
        const field = document.querySelector("#curve-text");
        field.value = {json.dumps(text)};
        field.dispatchEvent(new Event("change", {{ bubbles: true }}));
        return true;
    }})()""")
    # The closest curve to points is looked for in many short tasks.
    person.wait("document.querySelector('#curve-text').ariaBusy !== 'true'", f"{text} is not read")


def pasting(person):
    """Curves of other tools are understood, and the page says what it understood; an error names the value."""
    person.open("#move")
    compiled(person, "move")
    for text, name, values, said in PASTED:
        paste(person, text)
        answer = person.js(f"{SAID}.textContent")
        person.expect(said in answer, f"of {text} the page says “{answer}”")
        found = person.js(f"((node) => [node.part, node.values])({RECIPE}.parts[1])")
        person.expect(found[0] == name, f"{text} becomes {found}")
        pairs = zip(values, found[1])
        person.expect(all(abs(wanted - value) < 1e-3 for wanted, value in pairs), f"{text} becomes {found}")
        person.expect(f"!{SAID}.classList.contains('error')", f"{text} looks wrong")
        compiled(person, text)
    before = person.value(RECIPE)
    for text, said in WRONG:
        paste(person, text)
        answer = person.js(f"{SAID}.textContent")
        person.expect(said in answer, f"of {text} the page says “{answer}”")
        person.expect(f"{SAID}.classList.contains('error') && document.querySelector('#curve-text').getAttribute('aria-invalid') === 'true'", f"{text} looks right")
        person.expect(person.value(RECIPE) == before, f"{text} changes the recipe")
    # By keys, into a part that has no animation.
    person.js("(live.restore({ variants: [['move', [0, 0, 1]]] }), live.select([]), true)")
    person.js("document.querySelector('#curve-text').value = ''")
    person.changes(RECIPE, lambda: person.type("#curve-text", "0.1,0,0,1"), "a curve cannot be typed")
    person.expect("document.activeElement.id === 'curve-text'", "the field loses the focus")
    compiled(person, "a typed curve")
    person.check_wrongs()
    return f"{len(PASTED)} curves of other tools, {len(WRONG)} errors that name the value"


def comparing(person):
    """One curve stays behind the others; the list has a picture of each; handles have labels, and the velocity is drawn."""
    person.open("#move")
    compiled(person, "move")
    plot = "document.querySelector('.curve-box .{}').getAttribute('points')"
    person.expect(f"{plot.format('velocity')}.length > 100", "the velocity is not drawn")
    person.expect("[...document.querySelectorAll('.curve-box .tag')].some((tag) => tag.style.display !== 'none' && tag.textContent.includes('bounce'))", "the handle has no label")
    kept = person.js(plot.format("plot:not(.compared)"))
    person.click("#compare")
    person.wait(f"{plot.format('compared')} !== ''", "no curve is kept")
    person.pick_animation("easeIn")
    compiled(person, "another animation")
    person.wait(f"{plot.format('plot:not(.compared)')} !== {plot.format('compared')}", "the kept curve is that of now")
    person.expect("document.querySelector('.curve-tools').textContent.includes('Spring')", "the page does not say which curve is kept")
    person.expect("[...document.querySelectorAll('.curve-box .tag')].filter((tag) => tag.style.display !== 'none').map((tag) => tag.textContent.slice(0, 2)).join() === 'P1,P2'", "the handles have no labels")
    person.changes(RECIPE, lambda: person.click("#compare-swap"), "the curves cannot be exchanged")
    person.expect(f"{RECIPE}.parts[1].part === 'spring'", "another curve is exchanged")
    person.click("#compare")
    person.wait(f"{plot.format('compared')} === ''", "the kept curve does not go away")
    person.wait(f"{plot.format('plot:not(.compared)')} === {json.dumps(kept)}", "the curve is not the first one")
    # The list, by keys.
    person.expect("[...document.querySelectorAll('#animation label')].slice(1).every((label) => label.querySelector('polyline').getAttribute('points').length > 20)", "an animation has no picture")
    person.focus("#animation-spring")
    person.changes(RECIPE, lambda: person.key("ArrowDown"), "an arrow does not go to the next animation")
    person.expect("document.activeElement.id === 'animation-smooth' && document.activeElement.checked", "the list loses the focus")
    compiled(person, "the next animation")
    person.check_wrongs()


CHECKS = [pasting, comparing]
