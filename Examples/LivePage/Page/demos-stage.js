// Other stages: demos of whole screens, which a finger drives, and which have buttons of their own.

const demoPlace = find("#demo");
const demoPanel = make("div", { id: "demo-panel" });
const demoFindings = make("div", { id: "demo-findings" });
const demoCaptions = make("div", { className: "captions" });
const sceneNames = () => ["transition", ...demos.map(({ id }) => id)];
const sceneGroup = find("#scenes");
sceneGroup.append(...[{ id: "transition", title: "Transition" }, ...demos].map(({ id, title }) => make("label", {},
  make("input", { type: "radio", name: "scene", value: id, id: `scene-${id}`, change: () => setScene(id) }), make("span", { textContent: title }))));

const demoScreen = make("div", { className: "screen" });
const demoDevice = make("div", { className: "device", "aria-hidden": "true" }, make("div", { className: "bezel" }), demoScreen);
const demoFit = make("div", { className: "fit", role: "img", ariaLabel: "Demo" }, demoDevice);
demoPlace.append(demoFit, demoCaptions);

let session = null;
let demoElements = new Map();
/** The pictures of old contents, by the numbers of the elements over which they are, and what each element that was drawn shows. */
let oldPictures = new Map();
let drawnNames = new Map();
let demoScale = 1;
let demoKey = "";

function setScene(id) {
  set("view", { scene: id });
  notify("scene");
}

/** Whether the transition continues when a demo leaves the stage; null while there is none on it. */
let continuesAfterDemo = null;

/** Begins a demo, or another one, or one in another container. */
function showScene() {
  for (const input of findAll("input", sceneGroup)) input.checked = input.value === state.scene;
  document.body.classList.toggle("demo", isDemo());
  devices.hidden = isDemo();
  demoPlace.hidden = !isDemo();
  showPanels();
  showDevices();
  showTuning();
  const key = isDemo() ? JSON.stringify([state.scene, state.size, state.rightToLeft, state.reducedMotion]) : "";
  if (isDemo() && !library) return void askLibrary(showScene);
  if (key === demoKey) return retune();
  demoKey = key;
  if (session?.handle) session.library.exports.release(session.handle);
  session = null;
  demoElements = new Map();
  drawnNames = new Map();
  forgetPictures();
  demoScreen.replaceChildren();
  showExportSoon();
  if (!isDemo()) {
    demoPanel.replaceChildren();
    const plays = continuesAfterDemo;
    continuesAfterDemo = null;
    if (plays) play();
    else pause();
    return showHint();
  }
  continuesAfterDemo ??= clock.isPlaying;
  if (clock.isPlaying) pause();
  tunedText = tunedNow();
  session = demoNow().start({ width: state.size[0], height: state.size[1], rightToLeft: state.rightToLeft, reducesMotion: state.reducedMotion, library, ...tunedOptions() });
  const { keyHint } = session;
  for (const [name, value] of Object.entries({ role: keyHint ? "application" : "img", "aria-label": keyHint ?? "Demo" })) demoFit.setAttribute(name, value);
  if (keyHint) demoFit.tabIndex = 0;
  else demoFit.removeAttribute("tabindex");
  resizeDemo();
  buildDemoPanel();
  setPlaying(true);
  invalidate();
}

const demoNow = () => demos.find(({ id }) => id === state.scene);

/** The animation with which stages play: that of the whole recipe. */
function stageAnimation(recipe) {
  const holder = holderPath(recipe, []);
  return holder ? nodeAt(recipe, holder).parts[1] : nodeOf("snappy");
}

/** What a stage has of the variant. */
const tunedOptions = () => ({ recipe: canBeDrawn(chosen()) ? copyOf(chosen().recipe) : null, animation: copyOf(stageAnimation(chosen().recipe)) });

/** The variant and the settings with which the stage has played last. */
let tunedText = "";
const tunedNow = () => JSON.stringify([packed(chosen().recipe), state.sheet]);

/** Plays the last change of the stage with what was tuned. */
function retune() {
  if (!session || tunedText === tunedNow()) return;
  tunedText = tunedNow();
  Object.assign(session, tunedOptions());
  replayScene();
}

function replayScene() {
  session.replay();
  forgetPictures();
  wake();
  showDemoActionsSoon();
}

/** Shows the last change of the stage at a time of it. */
function seekScene(seconds) {
  session?.seek(seconds);
  forgetPictures();
  invalidate();
}

/** Pictures of another scene have the same numbers. */
function forgetPictures() {
  for (const { element } of oldPictures.values()) element.remove();
  oldPictures = new Map();
}

/** The rows of the sliders of a demo. */
let sliderRows = [];

function buildDemoPanel() {
  const demo = demoNow();
  const groups = [...new Set(session.actions.map(({ group }) => group ?? ""))];
  const buttonOf = (action) => {
    const button = make("button", { type: "button", className: "chip", id: `demo-${action.id}`, textContent: action.label, click: () => {
      action.run();
      wake();
      showDemoActions();
    } });
    button.action = action;
    return button;
  };
  const blocks = groups.map((group) => make("div", { className: "block" }, group ? make("h3", { textContent: group }) : null,
    make("div", { className: "presets" }, session.actions.filter((action) => (action.group ?? "") === group).map(buttonOf))));
  sliderRows = (session.sliders ?? []).map((slider) => numberRow({ ...slider, write: (value) => {
    slider.write(value);
    for (const { sync } of sliderRows) sync();
    wake();
    showDemoActionsSoon();
  } }));
  if (sliderRows.length) blocks.push(make("div", { className: "block rows" }, sliderRows.map(({ row }) => row)));
  demoPanel.replaceChildren(make("div", { className: "tune-head" }, make("h2", { textContent: demo.title }), make("p", { className: "note", textContent: session.hint })),
    ...blocks, session.boards?.editor ?? "");
  explainedElement = null;
  session.boards?.show();
  showDemoActions();
}

/** Shows which choices are on, and what the last change does. */
function showDemoActions() {
  for (const button of findAll("button", demoPanel)) {
    if (button.action) write(button, button.action.label);
    const isOn = button.action?.isOn?.();
    if (isOn !== undefined) button.setAttribute("aria-pressed", String(isOn));
  }
  for (const { sync } of sliderRows) sync();
  if (!session) return;
  showDemoFindings();
  showExportSoon();
}
const showDemoActionsSoon = throttled(250, showDemoActions, demoPanel);

/** What each element does, and what is invalid. */
function showDemoFindings() {
  const found = session.diagnostics;
  showFindingCount(found);
  if (!demoFindings.isConnected) findingsPanel.replaceChildren(demoFindings);
  demoFindings.replaceChildren(...found.map(({ severity, message }) => findingItem({ severity, title: severity === "warning" ? "Warning" : "Note", what: message })),
    make("div", { id: "demo-plan" }, make("h2", { className: "section", textContent: "What each element does, and why" }), make("div", { className: "scroller" })));
  showPlan(session.plan ?? []);
}

/** Why an element does something that needs no other one. */
const usualReasons = { moves: "in both", stays: "in both", "changes at once": "in both", "is inserted": "only in the new one", "is removed": "only in the old one" };

/** The element of the plan that is explained. */
let explainedElement = null;

function showPlan(plan) {
  const place = find("#demo-plan", demoFindings);
  place.hidden = plan.length === 0;
  // As documents name them.
  const names = new Map(session.elementNames);
  const nameOfElement = (id) => names.get(id) ?? `Element ${id}`;
  const rows = plan.slice(0, 40).flatMap((entry) => {
    const isExplained = entry.id === explainedElement;
    const name = make("button", { type: "button", textContent: nameOfElement(entry.id), ariaExpanded: String(isExplained), click: () => {
      explainedElement = isExplained ? null : entry.id;
      showPlan(plan);
      find(`[data-element="${entry.id}"]`, place).focus();
    } });
    name.dataset.element = entry.id;
    const line = make("tr", {}, make("th", { scope: "row" }, name),
      make("td", { textContent: [entry.change, entry.change === "flies" && "from", entry.partner !== null && nameOfElement(entry.partner)].filter(Boolean).join(" ") }), make("td", { textContent: entry.reason || usualReasons[entry.change] || "" }));
    return isExplained ? [line, make("tr", { className: "why" }, make("td", { colSpan: 3, textContent: session.explain(entry.id) }))] : [line];
  });
  find(".scroller", place).replaceChildren(make("table", { className: "plan-table" }, make("tbody", {}, rows)));
}

/** Explains the element as it is now. */
const explainSoon = throttled(100, () => {
  const why = find(".why td", demoFindings);
  if (why && explainedElement !== null && session) write(why, session.explain(explainedElement));
});

function stepScene(seconds) {
  session?.advance(seconds);
  invalidate();
}

const wake = () => {
  if (!clock.isPlaying) setPlaying(true);
  invalidate();
};

const isSameLook = (a, b) => a === b || a.shape === b.shape && a.title === b.title && a.detail === b.detail && a.hue === b.hue;

function showSceneFrame(at) {
  if (!session) return;
  const seconds = clock.last === null ? 0 : Math.min(at - clock.last, 100) / 1000;
  if (clock.isPlaying) {
    clock.last = at;
    const isMoving = session.advance(seconds * state.speed);
    explainSoon();
    // What rests is played again.
    if (seconds > 0 && !isMoving && !session.finger) setPlaying(false);
  }
  const { words, at: first, count, outlines } = session.draw();
  const used = new Set();
  const counts = new Map();
  for (let index = 0; index < count; index += 1) {
    const start = first + index * elementRecordLength;
    const look = session.lookOf(words, start);
    // Pieces of one element have its number.
    const number = words[start];
    const earlier = counts.get(number) ?? 0;
    counts.set(number, earlier + 1);
    const key = number + 1e7 * earlier;
    used.add(key);
    let element = demoElements.get(key);
    if (!element || !isSameLook(element.look, look)) {
      element?.element.remove();
      element = new DemoElement(look);
      demoElements.set(key, element);
      demoScreen.append(element.element);
    }
    element.show(words, start, 2 * index, outlines?.get(index));
    if (words[start + wordAt.kind] === 0) drawnNames.set(number, `${words[start + wordAt.screen]}/${words[start + wordAt.local]}`);
  }
  showOldPictures(words, first, count);
  for (const [key, { element }] of demoElements)
    if (!used.has(key)) {
      element.remove();
      demoElements.delete(key);
    }
}

/** Shows the pictures of old contents, each in front of the element that it is of and of all that is in that. */
function showOldPictures(words, first, count) {
  const used = new Set();
  for (let index = 0; index < count; index += 1) {
    const start = first + index * elementRecordLength;
    const serial = words[start + wordAt.picture];
    const layout = serial ? session.contents.get(drawnNames.get(words[start + wordAt.picture + 1])) : null;
    if (!layout) continue;
    let last = index;
    while (last + 1 < count && words[first + (last + 1) * elementRecordLength + 1] >= index) last += 1;
    used.add(serial);
    let picture = oldPictures.get(serial);
    if (!picture) {
      oldPictures.set(serial, (picture = new OldPicture(layout)));
      demoScreen.append(picture.element);
    }
    picture.show(words, start, 2 * last + 1);
  }
  for (const [serial, { element }] of oldPictures)
    if (!used.has(serial)) {
      element.remove();
      oldPictures.delete(serial);
    }
}

function resizeDemo() {
  const { clientWidth: width, clientHeight: whole } = demoPlace;
  if (!width) return;
  const height = whole - demoCaptions.offsetHeight;
  const [wide, tall] = state.size;
  demoScale = Math.min((width - 52) / wide, (height - 42) / tall, 1.25);
  for (const [name, value] of [["transform", `scale(${demoScale})`], ["width", `${wide}px`], ["height", `${tall}px`]]) demoDevice.style[name] = value;
  demoFit.style.width = `${wide * demoScale}px`;
  demoFit.style.height = `${tall * demoScale}px`;
  demoDevice.classList.toggle("small", Math.min(wide, tall) < 250);
  demoDevice.classList.toggle("wide", Math.min(wide, tall) >= 600);
}
whenResized(demoPlace, resizeDemo);

// The keyboard

demoFit.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || !session?.key?.(event.key)) return;
  event.preventDefault();
  wake();
  showDemoActionsSoon();
});
// Only keys give it the focus: after a click the space bar plays and pauses.
demoDevice.addEventListener("mousedown", (event) => event.preventDefault());
// What was picked up goes back.
demoFit.addEventListener("blur", () => {
  if (demoFinger === null && session?.key?.("Escape")) wake();
});

// The finger

let demoBox = null;
/** The finger that is followed; others are ignored. */
let demoFinger = null;

/** Where a finger is, and what is under it. */
function touchOf(event) {
  const x = (event.clientX - demoBox.left) / demoScale;
  const y = (event.clientY - demoBox.top) / demoScale;
  const touch = { x, y, time: event.timeStamp / 1000, kind: 0, screen: -1, local: -1 };
  const { words, at: first, count } = session.draw();
  for (let index = count - 1; index >= 0; index -= 1) {
    const at = first + index * elementRecordLength;
    if (words[at + 2] === 1 || session.lookOf(words, at).shape === "none" || !isInside(words, at, x, y)) continue;
    return { ...touch, kind: words[at + wordAt.kind], screen: words[at + wordAt.screen], local: words[at + wordAt.local] };
  }
  return touch;
}

/** Whether a point of the container is inside an item, which is not in perspective. */
function isInside(words, at, x, y) {
  const m = at + 4;
  const [a, b, c, d, e, f] = [words[m], words[m + 1], words[m + 4], words[m + 5], words[m + 12], words[m + 13]];
  const scale = a * d - b * c;
  if (Math.abs(scale) < 1e-9) return false;
  const inX = (d * (x - e) - c * (y - f)) / scale - words[at + 20];
  const inY = (a * (y - f) - b * (x - e)) / scale - words[at + 21];
  return inX >= 0 && inY >= 0 && inX <= words[at + 22] && inY <= words[at + 23];
}

demoDevice.addEventListener("pointerdown", (event) => {
  if (!event.isPrimary || event.button !== 0 || !session) return;
  demoFinger = event.pointerId;
  demoDevice.setPointerCapture(event.pointerId);
  demoBox = demoDevice.getBoundingClientRect();
  session.down(touchOf(event));
  wake();
});
demoDevice.addEventListener("pointermove", (event) => {
  if (event.pointerId !== demoFinger || !session) return;
  session.move(touchOf(event));
  wake();
});
const releaseDemo = (event) => {
  if (event.pointerId !== demoFinger || !session) return;
  demoFinger = null;
  if (event.type === "pointercancel" && session.lose) session.lose();
  else session.up(touchOf(event));
  wake();
  showDemoActionsSoon();
};
demoDevice.addEventListener("pointerup", releaseDemo);
demoDevice.addEventListener("pointercancel", releaseDemo);

/** Begins a demo anew after a failure of the library. One that has never moved would only fail again. */
function restartScene() {
  const hasMoved = session?.clock > 0;
  session = null;
  demoKey = "";
  if (state.scene === "transition") return;
  if (hasMoved) showScene();
  else showHint("The library has stopped, so this demo cannot be shown. Choose another one, or reload the page.");
}

on("scene everything environment recipe variants", showScene);
on("failure", restartScene);
// A recipe that could not be compiled before is there now.
on("engine", () => {
  demoKey = "";
  showScene();
});
