// What every part of the page uses: elements, numbers as text, and who hears of changes.

const find = (selector, root = document) => root.querySelector(selector);
const findAll = (selector, root = document) => [...root.querySelectorAll(selector)];

/** Makes an element. Names with a capital or a dash that are no property are attributes; functions are listeners. */
function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined) continue;
    if (typeof value === "function") element.addEventListener(name, value);
    else if (name in element && name !== "role") element[name] = value;
    else element.setAttribute(name, value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
}

function makeSVG(tag, attributes = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.flat());
  return element;
}

const icon = (name) => makeSVG("svg", { "aria-hidden": "true" }, makeSVG("use", { href: `#icon-${name}` }));

const clamp = (value, low, high) => Math.min(Math.max(value, low), high);
const rounded = (value, digits = 4) => {
  const factor = 10 ** digits;
  // What is too large for that has no digits to round.
  return Math.abs(value * factor) < Infinity ? Math.round(value * factor) / factor || 0 : value;
};
const milliseconds = (seconds) => `${Math.round(seconds * 1000)} ms`;

/** Writes a text only if it differs. */
function write(element, text) {
  if (element.firstChild?.nodeType === 3 && element.firstChild === element.lastChild) {
    if (element.firstChild.data !== text) element.firstChild.data = text;
  } else element.textContent = text;
}

/** Fills the track of a slider up to its value. */
function fillSlider(slider) {
  const share = (slider.value - slider.min) / (slider.max - slider.min || 1);
  slider.style.setProperty("--fill", `calc(8px + (100% - 16px) * ${clamp(share, 0, 1)})`);
}

/** Calls an action in the frame after an element was resized: within that frame, what it resizes itself would be an endless loop. */
function whenResized(element, action) {
  new ResizeObserver(() => requestAnimationFrame(action)).observe(element);
}

const status = find("#status");
const say = (text) => write(status, text);

/**
 * Calls an action at most once for a number of milliseconds, the last time included. If the action makes the content of an element
 * anew, it waits while something in that element is pressed: a click on what is taken away under the pointer is lost.
 */
function throttled(interval, action, remade) {
  let timer = 0;
  let last = -Infinity;
  const run = () => {
    timer = remade?.matches(":active") ? setTimeout(run, interval) : 0;
    if (timer) return;
    last = performance.now();
    action();
  };
  return () => {
    if (timer) return;
    const wait = last + interval - performance.now();
    if (wait <= 0) run();
    else timer = setTimeout(run, wait);
  };
}

/** Turns a button off while an action runs, and gives it back the focus that this takes away. */
async function whileOff(button, action) {
  const isFocused = document.activeElement === button;
  button.disabled = true;
  try {
    await action();
  } finally {
    button.disabled = false;
    if (isFocused && document.activeElement === document.body) button.focus();
  }
}

// Who hears of what: "recipe", "environment", "selection", "variants", "view", "scene", "panel" and "everything" are what changes;
// "compiled", "time" and "failure" are what comes of it.
const listeners = new Map();
function on(names, action) {
  for (const name of names.split(" ")) listeners.set(name, [...(listeners.get(name) ?? []), action]);
}
function notify(name) {
  for (const action of listeners.get(name) ?? []) action();
}

/** Calls `follow` while the pointer that pressed an element moves, and `stop` when it is gone. */
function followPointer(element, { pointerId }, follow, stop = () => {}) {
  element.setPointerCapture(pointerId);
  const end = () => {
    element.removeEventListener("pointermove", follow);
    stop();
  };
  element.addEventListener("pointermove", follow);
  element.addEventListener("pointerup", end, { once: true });
  element.addEventListener("pointercancel", end, { once: true });
}
