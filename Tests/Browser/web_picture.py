"""Takes the picture of an interruption for Documentation/Web-Pages.md: usage: web_picture.py COMPOSITIONS PICTURE

Above, a web module that is sent back in the middle of a push. Below, the same with the view transitions of the browser.
"""

import json
import os
import subprocess
import sys
import tempfile

from chromium import Chromium

SIZE = (120, 200)
TIMES = (60, 120, 180, 181, 240, 300, 360)
BACK = 180  # When it goes back.

PAGES = """<!doctype html><meta name="viewport" content="width=device-width, initial-scale=1"><style>
  body { margin: 0; font: 700 20px system-ui, sans-serif; background: #fff }
  main { position: relative; overflow: hidden; isolation: isolate; container-type: size; width: 120px; height: 200px }
  section { position: absolute; inset: 0; padding: 12px; box-sizing: border-box; background: #9ec5e8 }
  section + section { background: #f2b880 }
  ::view-transition-group(*) { animation-duration: 350ms }
  ::view-transition-old(root) { animation: 350ms ease-in-out both leave; mix-blend-mode: normal }
  ::view-transition-new(root) { animation: 350ms ease-in-out both come; mix-blend-mode: normal }
  :root.back::view-transition-old(root) { animation-name: come; animation-direction: reverse; z-index: 1 }
  :root.back::view-transition-new(root) { animation-name: leave; animation-direction: reverse }
  @keyframes leave { to { translate: -120px } }
  @keyframes come { from { translate: 120px } }
</style><main><section>list</section><section hidden>detail</section></main>"""

MODULE = """(() => {
  let now = 0;
  Object.defineProperty(document.timeline, "currentTime", { get: () => now });
  window.kept = document.timeline;
  const play = new Function(source.replace("export const play", "const play") + "; return play")();
  const [list, detail] = document.querySelectorAll("section");
  window.show = (time) => {
    if (time == 180.5) play("eased.pop", detail, list);
    for (const one of document.getAnimations()) { one.pause(); one.currentTime = time - one.begun; }
  };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const one = animate.apply(this, given);
    Object.defineProperty(one, "startTime", { set(value) { one.begun = value; } });
    return one;
  };
  window.goTo = (time) => { now = time; };
  play("eased.push", list, detail);
})()"""


def main():
    compositions, picture = sys.argv[1:]
    sample = json.loads(subprocess.run([compositions, "--web-module"], check=True, capture_output=True, text=True).stdout)
    with tempfile.TemporaryDirectory() as folder, Chromium() as browser:
        path = os.path.join(folder, "pages.html")
        with open(path, "w") as file:
            file.write(PAGES)
        rows = []
        for row in ("module", "browser"):
            browser.resize(*SIZE)
            browser.open("about:blank")
            browser.open(f"file://{path}")
            if row == "module":
                browser.evaluate(f"window.source = {json.dumps(sample['builtIn'])}")
                browser.evaluate(MODULE)
            else:
                browser.evaluate("""(async () => {
                    const [list, detail] = document.querySelectorAll("section");
                    window.change = (back) => document.startViewTransition(() => {
                        document.documentElement.classList.toggle("back", back);
                        list.hidden = !back;
                        detail.hidden = back;
                    });
                    await change(false).ready;
                })()""")
            shots = []
            for time in TIMES:
                if row == "module":
                    browser.evaluate(f"goTo({time})")
                    if time == BACK + 1:
                        browser.evaluate(f"goTo({BACK}); show({BACK}.5); goTo({time})")
                    browser.evaluate(f"show({time})")
                else:
                    if time == BACK + 1:
                        browser.evaluate("change(true).ready")
                    begun = BACK if time > BACK else 0
                    browser.evaluate(f"""document.getAnimations().forEach((one) => {{
                        one.pause(); one.currentTime = {time - begun}; }})""")
                shot = os.path.join(folder, f"{row}-{time}.png")
                browser.screenshot(shot)
                shots.append(shot)
            rows.append(shots)
        cells = "".join(
            f"<tr><th>{title}</th>" + "".join(
                f'<td><img src="file://{shot}" width="120" height="200"></td>' for shot in shots) + "</tr>"
            for title, shots in zip(("WebModule", "View transitions"), rows))
        times = "".join(f"<td>{time} ms{'<br>back' if time == BACK + 1 else ''}</td>" for time in TIMES)
        page = os.path.join(folder, "picture.html")
        with open(page, "w") as file:
            file.write(f"""<!doctype html><style>
                body {{ margin: 16px; font: 14px system-ui, sans-serif; background: #fff; color: #222 }}
                th {{ text-align: left; width: 90px }} td {{ text-align: center; vertical-align: top; padding: 4px }}
                img {{ border: 1px solid #888; display: block }}</style>
                <table>{cells}<tr><th></th>{times}</tr></table>""")
        browser.resize(1080, 500)
        browser.open(f"file://{page}")
        browser.screenshot(picture)


main()
