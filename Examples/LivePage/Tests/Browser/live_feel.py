"""Feeling the motion on the live page: what a finger gave and the motion took over, a storm of taps, and custom screens."""

import os
import re
import tempfile
import time

from live_composing import compiled

READOUT = "document.querySelector('#feel p').textContent"
# Puts two pictures of a colour into the page, as a person does who drops or pastes them.
FILES = """(async (colors) => {
    const transfer = new DataTransfer();
    for (const color of colors) {
        const canvas = Object.assign(document.createElement("canvas"), { width: 39, height: 84 });
        const context = canvas.getContext("2d");
        context.fillStyle = color;
        context.fillRect(0, 0, 39, 84);
        const blob = await new Promise((done) => canvas.toBlob(done));
        transfer.items.add(new File([blob], `${color}.png`, { type: "image/png" }));
    }
    return transfer;
})"""


def numbers(person):
    """The velocities that the readout says, in points a second."""
    return [float(text.replace("−", "-")) for text in re.findall(r"([−\d.]+) pt/s", person.js(READOUT))]


def throwing(person):
    """The motion takes over what the finger gave, and a card that is caught in flight says how fast it was."""
    person.open("#slide")
    compiled(person, "slide")
    person.js("(live.set('view', { loops: false }), live.seek(0), true)")
    # By a key and by a button.
    person.click("#throw")
    person.wait("!document.querySelector('#feel').hidden", "there is no readout")
    gave, took = numbers(person)
    person.expect(abs(gave - took) < 0.02 * abs(gave) and abs(gave) > 400, f"the finger gave {gave}, and the motion took over {took}")
    # A slow browser shows few frames.
    person.wait("document.querySelector('#feel .motion').getAttribute('points').split(' ').length > 1", "the motion is not drawn")
    person.click("#feel-close")
    person.expect("document.querySelector('#feel').hidden", "the readout stays")
    person.js("document.activeElement.blur()")
    person.key("h")
    person.wait("!document.querySelector('#feel').hidden", "a key does not throw")
    # By a finger that catches it in flight.
    person.js("(live.pause(), live.seek(0), live.set('view', { speed: 0.25 }), document.querySelector('#feel-close').click(), live.play(), true)")
    person.wait("live.playhead() > 0.12", "it does not play")
    x, y = person.place("#devices .device")
    person.drag((x, y), (-70, 0), steps=10)
    person.wait("!document.querySelector('#feel').hidden", "a finger has no readout")
    person.expect(f"{READOUT}.includes('Caught in flight')", "the page does not say how fast it was caught")
    caught, gave, took = numbers(person)
    person.expect(caught < 0 and abs(gave - took) <= 0.1 * abs(gave) + 1, f"caught at {caught}, the finger gave {gave}, and the motion took over {took}")
    person.check_wrongs()
    return f"the finger gave {gave:.0f} pt/s, and the motion took over {took:.0f}"


def storming(person):
    """Twelve interruptions at uneven times make no jump; of the largest one the page keeps what was shown before and after it."""
    said = []
    for name in ("swing", "zoom", "flip", "explode", "slide"):
        person.open(f"#{name}")
        compiled(person, name)
        person.click("#storm")
        person.wait("document.querySelector('#storm').disabled", "no storm begins")
        person.wait("!document.querySelector('#storm').disabled", "the storm does not end")
        said.append(person.js(READOUT))
        person.expect("12 taps" in said[-1] and "is 0 pt" in said[-1], f"after a storm of {name} the page says “{said[-1]}”: {person.js('JSON.stringify(live.worstJump)')}")
        person.check_wrongs()
    return said[0]


def returning(person):
    """After a drag that was cancelled the same page stands there, and Interrupt plays the same operation."""
    for name in ("slide", "zoom", "swing"):
        person.open(f"#{name}")
        compiled(person, name)
        person.js("(live.pause(), live.seek(0), true)")
        x, y = person.place("#devices .device")
        person.drag((x, y), (-70, 0), steps=10, is_released=False)
        # A finger that rests has no velocity.
        time.sleep(0.4)
        person.browser.mouse("mouseReleased", x - 70, y)
        person.wait("live.engine.exports.playerState(live.state.variants[0].player) === 5", f"{name}: the run does not go back")
        person.click("#interrupt")
        person.expect("live.state.operation === 0", f"{name}: after a run that went back the other operation plays")
        person.check_wrongs()


def custom_screens(person):
    """Pictures that are dropped or pasted are on the pages, in pieces too, and go away again."""
    if person.is_simple:
        return "a browser behind a driver has no files"
    person.open("#slide")
    compiled(person, "slide")
    person.js(f"""{FILES}(["red", "lime"]).then((dataTransfer) =>
        document.querySelector("#stage").dispatchEvent(new DragEvent("drop", {{ dataTransfer, bubbles: true, cancelable: true }})))""")
    person.wait("document.querySelectorAll('.screen .card.own img').length === 2", "dropped pictures are not shown")
    person.expect("document.querySelector('#hint').textContent.includes('stay in this browser')", "the page does not say where they stay")
    person.wait("[...document.querySelectorAll('.card.own img')].every(({ naturalWidth }) => naturalWidth === 39)", "the pictures are not loaded")
    person.expect("!document.querySelector('#screens').matches('[aria-pressed=false]')", "the button does not say that there are pictures")
    person.expect("!location.hash.includes('blob') && !JSON.stringify(live.snapshot()).includes('blob')", "the link has the pictures")
    person.click("#screens")
    person.wait("document.querySelector('.card.own') === null", "the pictures stay")
    person.js(f"""{FILES}(["blue"]).then((clipboardData) =>
        document.body.dispatchEvent(new ClipboardEvent("paste", {{ clipboardData, bubbles: true }})))""")
    person.wait("document.querySelector('#hint').textContent.includes('other screen')", "a pasted picture is not taken")
    # Pieces show pictures of them, and the button lets one pick them.
    person.open("#explode")
    compiled(person, "explode")
    with tempfile.TemporaryDirectory() as folder:
        paths = [os.path.join(folder, f"{name}.svg") for name in ("first", "second")]
        for path, color in zip(paths, ("red", "lime")):
            with open(path, "w") as file:
                file.write(f'<svg xmlns="http://www.w3.org/2000/svg" width="39" height="84"><rect width="39" height="84" fill="{color}"/></svg>')
        document = person.browser.call("DOM.getDocument")["root"]["nodeId"]
        field = person.browser.call("DOM.querySelector", nodeId=document, selector="#screen-files")["nodeId"]
        person.browser.call("DOM.setFileInputFiles", nodeId=field, files=paths)
        person.wait("document.querySelector('#screens').getAttribute('aria-pressed') === 'true'", "picked pictures are not taken")
    person.js("(live.seek(live.duration / 3), true)")
    person.wait("document.querySelectorAll('.pieces .picture-1').length > 5", "there are no pieces")
    address = "[...document.adoptedStyleSheets].flatMap(({ cssRules }) => [...cssRules]).find(({ selectorText }) => selectorText === '.picture-1')?.style.backgroundImage.slice(5, -2)"
    color = f"""(async () => {{
        const src = {address};
        if (!src?.startsWith("blob:")) return "nothing";
        const image = Object.assign(new Image(), {{ src }});
        try {{ await image.decode(); }} catch {{ return "nothing"; }}
        const context = Object.assign(document.createElement("canvas"), {{ width: 1, height: 1 }}).getContext("2d");
        context.drawImage(image, 0, 0, 1, 1);
        return [...context.getImageData(0, 0, 1, 1).data].join();
    }})()"""
    person.wait(f"{color}.then((shown) => shown === '0,255,0,255')", "pieces show no picked picture")
    person.check_wrongs()


CHECKS = [throwing, returning, storming, custom_screens]
