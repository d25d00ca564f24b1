"""The live page in windows that have little room: zoom, full screen on a phone, and a system that asks for less motion."""

from live_person import DRAWN

DESKTOP = (1440, 900)
PHONE = (390, 844)
# Windows of desktops at a zoom of 200 %, and of 400 %.
ZOOMED = [(720, 450), (640, 400), (640, 512), (360, 225)]

CONTROLS = """[...document.querySelectorAll("#transport button, #transport label, #transport input[type=range]")]
    .filter((element) => element.checkVisibility()).map((element, index) => (element.dataset.test = `transport-${index}`))"""


def zoomed(person):
    """No control of the transport is covered or cut off by a panel, and the loop can be turned off by a click."""
    for width, height in ZOOMED:
        person.browser.resize(width, height)
        person.open()
        names = person.js(CONTROLS)
        person.expect(len(names) >= 12, f"{width} x {height}: there are only {len(names)} controls of playback")
        for name in names:
            selector = f"[data-test={name}]"
            person.place(selector)
            person.expect(f"""(() => {{
                const inner = document.querySelector("{selector}").getBoundingClientRect();
                const outer = document.querySelector("#transport").getBoundingClientRect();
                return inner.left >= outer.left && inner.right <= outer.right + 0.5 && outer.right <= innerWidth;
            }})()""", f"{width} x {height}: {name} reaches out of the transport")
        person.changes("live.state.loops", lambda: person.click("#loop"), f"{width} x {height}: the loop cannot be turned off")
        person.check_wrongs()
    person.browser.resize(*DESKTOP)


def device_width(person):
    return person.js("document.querySelector('#stage .device').getBoundingClientRect().width")


def full(person):
    """The stage on the whole window: by its button, by a key, on other stages; Escape leaves it, and the focus goes back."""
    person.browser.resize(*PHONE)
    person.open("#slide")
    before = device_width(person)
    person.click("#full")
    person.wait("document.querySelector('#full').getAttribute('aria-pressed') === 'true'", "full screen is not shown as on")
    person.wait(f"document.querySelector('#stage .device').getBoundingClientRect().width > {2 * before}", "the stage is not twice as wide on a phone")
    person.expect("!document.querySelector('.tabs').checkVisibility() && !document.querySelector('.banner').checkVisibility()", "panels are shown in full screen")
    person.expect("document.querySelector('#status').textContent.includes('Escape')", "it is not said how to leave full screen")
    person.js("(live.seek(0), true)")
    person.click("#forward")
    person.expect("Math.abs(live.playhead() - 1 / 60) < 1e-9", "the transport does nothing in full screen")
    x, y = person.place("#devices .device", 0.75, 0.6)
    person.changes(DRAWN, lambda: person.drag((x, y), (-100, 0)), "the card cannot be dragged in full screen")
    person.js("(live.pause(), true)")
    person.key("Escape")
    person.wait(f"document.querySelector('#stage .device').getBoundingClientRect().width === {before}", "Escape does not leave full screen")
    person.expect("document.activeElement.id === 'full'", "the focus does not go back to the button")
    # By a key, from within a panel that is not shown meanwhile.
    person.focus("#tab-tune")
    person.key("f")
    person.wait("document.body.classList.contains('full')", "the key of full screen does nothing")
    person.expect("document.activeElement.id === 'full'", "the focus stays in a panel that is not shown")
    person.key("f")
    person.wait("!document.body.classList.contains('full')", "the key does not leave full screen")
    person.expect("document.activeElement.id === 'tab-tune'", "the focus does not go back to the panel")
    # Escape closes a dialog first.
    person.key("f")
    person.key("?", "Shift")
    person.wait("document.querySelector('#keys').open", "the keys cannot be shown in full screen")
    person.key("Escape")
    person.wait("!document.querySelector('#keys').open", "Escape does not close a dialog")
    person.expect("document.body.classList.contains('full')", "Escape leaves full screen together with a dialog")
    person.key("Escape")
    person.wait("!document.body.classList.contains('full')", "Escape does not leave full screen after a dialog")
    # Another stage.
    person.js("(document.querySelector('#scene-card').click(), true)")
    person.wait("document.querySelector('#demo .piece') !== null", "the demo does not start")
    person.js("(document.activeElement.blur(), true)")
    person.key("f")
    person.wait("document.querySelector('#demo .device').getBoundingClientRect().width > 250", "a demo is not larger in full screen")
    person.place("#play")
    person.key("Escape")
    person.wait("document.querySelector('#demo-panel').checkVisibility()", "the panel of a demo does not come back")
    person.browser.resize(*DESKTOP)
    person.check_wrongs()


def less_motion(person):
    """Where the system asks for less motion, the switch is on, the page says at which time it stands, and both can be changed."""
    person.browser.prefer(prefers_reduced_motion="reduce")
    person.open(is_paused=False)
    person.expect("live.state.reducedMotion && !live.isPlaying", "less motion is asked for, and not shown")
    person.expect(person.is_pressed("#reduce"), "the switch is not on although less motion is asked for")
    hint = person.js("document.querySelector('#hint').textContent")
    person.expect(f"{person.js('Math.round(live.playhead() * 1000)')} ms" in hint and "Reduce motion" in hint, f"the page does not say where it stands: {hint}")
    person.changes(DRAWN, lambda: person.click("#reduce"), "the switch changes nothing")
    person.expect(not person.is_pressed("#reduce"), "the switch cannot be turned off")
    fragment = person.js("`#s=${btoa(JSON.stringify(live.snapshot()))}`")
    # A link keeps what it says, and is not played by itself either.
    person.open(fragment, is_paused=False)
    person.expect("!live.state.reducedMotion && !live.isPlaying", "a link that says otherwise is not taken at its word, or plays by itself")
    # The system may change while the page is open.
    person.browser.prefer(prefers_reduced_motion="no-preference")
    person.open(is_paused=False)
    person.wait("live.isPlaying && !live.state.reducedMotion", "it does not play without a wish for less motion")
    person.browser.prefer(prefers_reduced_motion="reduce")
    person.wait("!live.isPlaying && live.state.reducedMotion && document.querySelector('#hint').textContent.includes('less motion')", "a change of the system does nothing")
    person.browser.prefer(prefers_reduced_motion="no-preference")
    person.wait("!live.state.reducedMotion", "the system cannot change back")
    person.check_wrongs()


CHECKS = [zoomed, full, less_motion]
