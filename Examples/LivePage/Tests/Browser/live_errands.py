"""Sixteen tasks of a designer on the live page, by the roles and names alone that a screen reader has: usage: live_errands.py PAGE.html

A script did them, not a person: it says how many steps each takes, and fails where a name is missing, stands for several controls, or
leads nowhere. It prints the time of the browser, which is not that of a person.
"""

import sys
import time

from live_person import Person, WatchedChromium, expect


class Reader:
    """Someone who knows of the page what a screen reader says."""

    def __init__(self, person):
        self.person = person
        self.browser = person.browser
        self.steps = []

    def find(self, role, name, seconds=8):
        """The only control of a role whose name begins so."""
        end = time.monotonic() + seconds
        while True:
            root = self.browser.call("DOM.getDocument", depth=0)["root"]["nodeId"]
            nodes = self.browser.call("Accessibility.queryAXTree", nodeId=root, role=role)["nodes"]
            found = [node for node in nodes if not node.get("ignored") and str(node.get("name", {}).get("value", "")).lower().startswith(name.lower())]
            exact = [node for node in found if node["name"]["value"].lower() == name.lower()]
            found = exact or found
            if len(found) == 1:
                return self.browser.call("DOM.resolveNode", backendNodeId=found[0]["backendDOMNodeId"])["object"]["objectId"]
            expect(time.monotonic() < end, f"{len(found)} of {role} “{name}”")
            time.sleep(0.05)

    def on(self, element, function):
        return self.browser.call("Runtime.callFunctionOn", objectId=element, functionDeclaration=function, returnByValue=True)["result"].get("value")

    def press(self, role, name):
        self.steps.append(f"{role} “{name}”")
        element = self.find(role, name)
        x, y = self.on(element, """function () {
            const shown = this.getBoundingClientRect().width > 4 ? this : this.closest("label");
            shown.scrollIntoView({ block: "center" });
            const box = shown.getBoundingClientRect();
            return [box.left + box.width / 2, box.top + box.height / 2];
        }""")
        self.person.click_at(x, y)

    def write(self, role, name, text):
        self.steps.append(f"“{text[:24]}” in {role} “{name}”")
        element = self.find(role, name)
        self.on(element, "function () { this.focus(); this.select?.(); }")
        self.browser.call("Input.insertText", text=text)
        if role != "searchbox":
            self.person.key("Enter")

    def choose(self, name, option):
        self.steps.append(f"“{option}” in “{name}”")
        element = self.find("combobox", name)
        done = self.on(element, f"""function () {{
            const option = [...this.options].find(({{ text }}) => text === {option!r});
            if (!option) return false;
            this.value = option.value;
            this.dispatchEvent(new Event("change", {{ bubbles: true }}));
            return true;
        }}""")
        expect(done, f"“{name}” has no “{option}”")

    def part(self, query, title):
        """Puts a part into the recipe in place of the one that is chosen, by what one sees."""
        self.press("button", "Add part")
        self.write("searchbox", "Search parts", query)
        self.press("button", title)


def code_has(reader, *texts):
    reader.press("tab", "Code")
    for text in texts:
        reader.person.wait(f"document.querySelector('#source').textContent.includes({text!r})", f"the code has no {text}")


def ios_push(reader):
    reader.choose("Start from", "Parallax push")
    code_has(reader, ".parallaxPush")


def drawer(reader):
    reader.choose("Start from", "Cover")
    code_has(reader, ".cover")


def partial_drawer(reader):
    reader.press("radio", "Drawer")
    reader.write("spinbutton", "Part of the width, exactly", "0.6")
    reader.press("button", "Open")
    code_has(reader, 'Rect(x: 0, y: 0, width: 234, height: 844)', ".move(edge: .leading, relativeTo: .view)")


def figma_bounce(reader):
    reader.press("button", "Card")
    reader.write("textbox", "Paste a curve or a spring", "stiffness: 300, damping: 12, mass: 1")
    reader.person.wait("document.querySelector('#curve-said').textContent.includes('stiffness 300')", "the spring is not understood")
    code_has(reader, "stiffness: 300", "damping: 12")


def css_curve(reader):
    reader.press("button", "Push")
    reader.write("textbox", "Paste a curve or a spring", "cubic-bezier(0.2, 0, 0, 1) 300ms")
    code_has(reader, ".timingCurve(0.2, 0, 0, 1")


def staggered_list(reader):
    reader.press("radio", "List")
    reader.person.wait("document.querySelector('#demo-stagger')?.getAttribute('aria-pressed') === 'true'", "the list does not start")
    reader.press("button", "Insert")
    reader.person.wait("document.querySelector('#demo-plan').textContent.includes('is inserted')", "the plan has no insertion")


def container_transform(reader):
    reader.press("radio", "Your layouts")
    reader.press("button", "Card, first layout")
    reader.write("spinbutton", "Corners", "28")
    reader.press("button", "Fly on an arc")
    reader.press("button", "Second layout")
    code_has(reader, "rounded(28)", ".arc(")


def card_with_a_spring(reader):
    reader.press("radio", "Card to page")
    reader.write("spinbutton", "Bounce, exactly", "0.4")
    reader.press("button", "Open a card")
    reader.press("tab", "Code")
    reader.choose("Format", "CSS for this size")
    for text in ("card-to-page", "@keyframes", "linear("):
        reader.person.wait(f"document.querySelector('#source').textContent.includes({text!r})", f"the style sheet has no {text}")


def sheet_with_heights(reader):
    reader.press("radio", "Sheet")
    reader.write("spinbutton", "Height 1, exactly", "0.35")
    reader.press("button", "Add a height")
    reader.write("spinbutton", "Height 3, exactly", "0.7")
    code_has(reader, "detents: [.fraction(0.35), .fraction(1), .fraction(0.7)]")


def spring_and_variants(reader):
    reader.write("spinbutton", "Bounce, exactly", "0.2")
    reader.press("button", "Variant")
    reader.write("spinbutton", "Bounce, exactly", "0.4")
    code_has(reader, "bounce: 0.4")
    reader.press("button", "Tune variant A")
    reader.person.wait("document.querySelector('#source').textContent.includes('bounce: 0.2')", "the first variant has no spring of its own")


def shared_axis(reader):
    reader.press("button", "Shared axis x")
    code_has(reader, ".asymmetric(")


def conflict(reader):
    reader.press("button", "Push")
    reader.part("fly in", "Move")
    reader.press("tab", "Findings")
    reader.person.wait("[...document.querySelectorAll('#findings section')].some((list) => list.textContent.startsWith('Where parts meet') && list.querySelector('.finding [aria-label^=Tune]'))", "nothing says where parts meet, or leads to them")


def new_element(reader):
    reader.press("radio", "Your layouts")
    reader.press("button", "Add a rectangle to the second layout")
    reader.write("textbox", "Name", "Badge")
    reader.choose("Only here", "Grows and fades")
    reader.press("tab", "Code")
    reader.person.wait("/Element\\(\"Badge\"[^]*\\.scale/.test(document.querySelector('#source').textContent)", "the code has no badge")


def interruption(reader):
    reader.press("button", "Play")
    reader.press("button", "Interrupt")
    reader.person.wait("document.querySelector('[name=operation][value=\"1\"]').checked", "nothing is interrupted")


def view_transition(reader):
    reader.press("button", "Zoom")
    reader.press("tab", "Code")
    reader.choose("Format", "CSS view transition")
    reader.person.wait("document.querySelector('#source').textContent.includes('::view-transition')", "there is no style sheet")


def rows_that_come(reader):
    reader.part("stagger", "Rows")
    code_has(reader, ".rows")


TASKS = {
    "an iOS push": ios_push, "a drawer": drawer, "a drawer over a part of the page": partial_drawer,
    "a bounce by Figma's numbers": figma_bounce, "a curve out of a style sheet": css_curve,
    "a list with staggered insertion": staggered_list, "a container transform from rectangles": container_transform,
    "an element that only one layout has": new_element, "an interruption": interruption, "a view transition for the web": view_transition,
    "rows that come one after the other": rows_that_come,
    "a transition with a spring and two variants": spring_and_variants, "a card that becomes a page with a spring, as CSS": card_with_a_spring,
    "a sheet with three heights": sheet_with_heights, "a shared axis": shared_axis, "why two parts conflict": conflict,
}


def main():
    with WatchedChromium() as browser:
        browser.resize(1280, 900)
        browser.call("DOM.enable")
        person = Person(browser, f"file://{sys.argv[1]}")
        failed = 0
        for name, task in TASKS.items():
            person.open()
            person.js("(localStorage.clear(), true)")
            reader = Reader(person)
            begun = time.monotonic()
            try:
                task(reader)
                outcome = f"{time.monotonic() - begun:.1f} s"
            except SystemExit as failure:
                outcome = str(failure)
                failed += 1
            print(f"  {name}: {len(reader.steps)} steps, {outcome}\n    {'; '.join(reader.steps)}", flush=True)
            person.check_wrongs()
        raise SystemExit(1 if failed else 0)


if __name__ == "__main__":
    main()
