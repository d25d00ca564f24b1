"use strict";

// Shows one transition at a time and plays it through the Web Animations API.
//
// All animations of a transition are paused and sought together, or play together at one rate; the
// clock is that of the first of them. Times are milliseconds.

const data = JSON.parse(document.getElementById("data").textContent);
const find = (selector) => document.querySelector(selector);

const stage = find(".stage");
const fit = find(".fit");
const device = find(".device");
const screen = find(".screen");
const scrubber = find("#scrubber");
const playButton = find(".play");
const status = find("#status");

const state = {
  exhibit: data.exhibits[0] ?? { name: "Nothing to show", summary: "", section: "", variants: [], index: {} },
  operation: "push",
  rightToLeft: false,
  reducedMotion: false,
  speed: 1,
  loops: true,
  playing: false,
  direction: 1,
  once: false,
};

/** Whether the page shows one timeline, so that there is nothing to switch. */
const isFixed = !("push rtl full" in (state.exhibit?.index ?? {}));

let variant = null;
let animations = [];
/** The elements of texts that change, with the times and the texts. */
let values = [];
let clock = null;
let rest = 0;

// The clock

const duration = () => variant.animation.duration;

/** An animation without effect that tells the time, so that a transition in which nothing moves has one too. */
function makeClock() {
  return fit.animate([], { duration: Math.max(duration(), 1), fill: "both" });
}

const time = () => Math.min(Math.max(Number(clock.currentTime) || 0, 0), duration());

function seek(milliseconds) {
  const target = Math.min(Math.max(milliseconds, 0), duration());
  for (const animation of [clock, ...animations]) {
    animation.pause();
    animation.currentTime = target;
  }
  showTime();
}

function pause() {
  clearTimeout(rest);
  if (state.playing) seek(time());
  setPlaying(false);
}

function play(direction = 1, once = false) {
  clearTimeout(rest);
  state.direction = direction;
  state.once = once;
  const isOver = direction > 0 ? time() >= duration() : time() <= 0;
  const from = isOver ? (direction > 0 ? 0 : duration()) : time();
  for (const animation of [clock, ...animations]) {
    animation.playbackRate = state.speed * direction;
    animation.play();
    animation.currentTime = from;
  }
  setPlaying(true);
  requestAnimationFrame(tick);
}

function tick() {
  if (!state.playing) return;
  showTime();
  const isOver = state.direction > 0 ? time() >= duration() : time() <= 0;
  if (!isOver) return requestAnimationFrame(tick);
  const repeats = state.loops && !state.once && state.direction > 0;
  if (!repeats) return pause();
  seek(duration());
  rest = setTimeout(() => {
    if (!state.playing) return;
    seek(0);
    rest = setTimeout(() => state.playing && play(), 450);
  }, 900);
}

function setPlaying(playing) {
  state.playing = playing;
  playButton.setAttribute("aria-label", playing ? "Pause" : "Play");
  playButton.querySelector("path").setAttribute(
    "d", playing ? "M5 3h5v18H5zM14 3h5v18h-5z" : "M6 3l15 9-15 9z");
}

/** Writes the texts of properties of one's own: of each the last one that is not later than the time. */
function showTexts(now) {
  for (const { element, times, texts } of values) {
    let index = 0;
    // Times are of more digits than those of the clock.
    while (index + 1 < times.length && times[index + 1] <= now + 1e-3) index += 1;
    if (element.textContent !== texts[index]) element.textContent = texts[index];
  }
}

function showTime() {
  const now = time();
  showTexts(now);
  scrubber.value = String(now);
  scrubber.setAttribute("aria-valuetext", `${Math.round(now)} of ${Math.round(duration())} milliseconds`);
  find("#now").textContent = `${now.toFixed(0)} ms`;
  const chart = find(".chart svg");
  const cursor = chart && chart.querySelector(".cursor");
  if (!cursor) return;
  const share = duration() > 0 ? now / duration() : 1;
  const x = Number(chart.dataset.plotLeft) + Number(chart.dataset.plotWidth) * share;
  cursor.setAttribute("x1", x);
  cursor.setAttribute("x2", x);
}

// The stage

function card(view) {
  const card = document.createElement("div");
  card.className = `card ${view}`;
  card.dir = state.rightToLeft ? "rtl" : "ltr";
  const lines = (count) => Array.from({ length: count }, () => "<i></i>").join("");
  const title = { origin: "Origin", destination: "Destination", view: "View" }[view] ?? view;
  const body =
    view === "destination"
      ? `<div class="picture"></div><div class="paragraph">${lines(4)}</div><div class="act">Continue</div>
         <div class="paragraph">${lines(3)}</div>`
      : `<div class="rows">${Array.from({ length: 12 }, () =>
          `<div class="row"><div class="dot"></div><div class="text">${lines(2)}</div></div>`).join("")}</div>`;
  card.innerHTML = `<div class="bar"><b>${title}</b><span>${
    view === "destination" ? "the view that comes" : view === "origin" ? "the view that leaves" : "one view"
  }</span></div>${body}`;
  return card;
}

/** The content of a view with the texts that are shown in its middle, from a template. */
function content(template, texts) {
  const card = template.cloneNode(true);
  if (texts.length === 0) return card;
  const place = document.createElement("div");
  place.className = "values";
  for (const { times, texts: list } of texts) {
    const element = document.createElement("div");
    values.push({ element, times, texts: list });
    place.append(element);
  }
  card.append(place);
  return card;
}

/** Declares what can be: custom properties have no names in JavaScript. */
function declare(element, declarations) {
  for (const [name, value] of Object.entries(declarations))
    if (name.startsWith("--")) element.style.setProperty(name, value);
    else element.style[name] = value;
}

/** Registers custom properties, in the place of those of the transition before. */
function register(properties) {
  const rules = properties.map(({ name, syntax, inherits, initialValue }) =>
    `@property ${name}{syntax:"${syntax}";inherits:${inherits};initial-value:${initialValue}}`);
  const style = find("#properties") ?? document.head.appendChild(document.createElement("style"));
  style.id = "properties";
  style.textContent = rules.join("");
}

/** Declarations of an element's `::after`, which it cannot hold itself. */
function overlayStyle(selector, overlay) {
  const rule = Object.entries(overlay).map(([name, value]) => `${name.replace(/[A-Z]/g, "-$&")}:${value}`);
  const style = document.createElement("style");
  style.textContent = `${selector}::after{${rule.join(";")}}`;
  return style;
}

function animate(element, list) {
  for (const { keyframes, options } of list) animations.push(element.animate(keyframes, options));
}

/**
 * Builds the elements and animations of a view, and of its pieces instead of its content if it has any.
 *
 * `content` makes what the view shows. A piece shows the content of the view that it is a piece of once more,
 * at the size of that view and cut off, so that lengths in it follow the whole view.
 */
function build(view, place, content) {
  const frame = document.createElement("div");
  frame.className = "frame";
  Object.assign(frame.style, view.frame);
  const element = document.createElement("div");
  element.className = "view";
  element.dataset.view = view.view;
  declare(element, view.style);
  if (view.overlay) {
    element.classList.add("overlaid");
    frame.append(overlayStyle(`[data-view="${view.view}"]`, view.overlay));
  }
  frame.append(element);
  place.append(frame);
  animate(element, view.animations);
  if (!view.pieces) return element.append(content());
  element.classList.add("taken-apart");
  if (view.content?.overlay) frame.append(overlayStyle(`[data-content="${view.view}"]`, view.content.overlay));
  for (const piece of view.pieces)
    build(piece, element, () => {
      const whole = document.createElement("div");
      whole.className = "whole";
      whole.append(content());
      Object.assign(whole.style, piece.whole);
      if (view.content) {
        whole.dataset.content = view.view;
        whole.classList.toggle("overlaid", Boolean(view.content.overlay));
        Object.assign(whole.style, view.content.style);
        animate(whole, view.content.animations);
      }
      return whole;
    });
}

/** Builds the elements and animations of the variant that the switches ask for. */
function show() {
  const wasPlaying = state.playing;
  const share = variant ? time() / Math.max(duration(), 1) : 0;
  pause();
  for (const animation of [clock, ...animations]) animation?.cancel();
  const key = [
    state.operation, state.rightToLeft ? "rtl" : "ltr", state.reducedMotion ? "reduced" : "full",
  ].join(" ");
  variant = state.exhibit.variants[state.exhibit.index[key] ?? 0] ?? {
    animation: { duration: 0, size: { width: "390px", height: "844px" }, views: [] }, chart: "", facts: [],
  };
  const { size, views } = variant.animation;
  const [width, height] = [parseFloat(size.width), parseFloat(size.height)];
  Object.assign(device.style, size);
  device.classList.toggle("small", Math.min(width, height) < 250);
  device.dataset.width = width;
  device.dataset.height = height;
  screen.replaceChildren();
  animations = [];
  values = [];
  register(variant.animation.properties ?? []);
  for (const view of views) {
    const template = card(view.view);
    const texts = (variant.texts ?? []).filter((text) => text.view === view.view);
    build(view, screen, () => content(template, texts));
  }
  clock = makeClock();
  scrubber.max = String(duration());
  find("#end").textContent = `${duration().toFixed(0)} ms`;
  resize();
  showFacts();
  seek(share * duration());
  if (wasPlaying) play();
}

function resize() {
  const [width, height] = [Number(device.dataset.width), Number(device.dataset.height)];
  const isNarrow = window.innerWidth < 960;
  const room = stage.clientWidth - 72;
  const tallest = Math.max(280, Math.min(isNarrow ? window.innerHeight * 0.56 : window.innerHeight - 312, 720));
  const scale = Math.min(room / width, tallest / height, 1.6);
  device.style.transform = `scale(${scale})`;
  fit.style.width = `${width * scale}px`;
  fit.style.height = `${height * scale}px`;
}

function showFacts() {
  find("#name").textContent = state.exhibit.name;
  find("#summary").textContent = state.exhibit.summary;
  find(".chart").innerHTML = variant.chart;
  const facts = find("#facts");
  facts.replaceChildren();
  for (const { kind, text } of variant.facts) {
    const item = document.createElement("li");
    item.className = kind;
    const block = document.createElement("pre");
    block.textContent = (kind === "warning" ? "⚠ " : "") + text;
    item.append(block);
    facts.append(item);
  }
  const operation = isFixed ? "" : `${state.operation}, `;
  status.textContent = `${state.exhibit.name}, ${operation}${Math.round(duration())} milliseconds`;
}

// The list

const nav = find(".list nav");
const search = find("#search");

function fillList() {
  const query = search.value.trim().toLowerCase();
  nav.replaceChildren();
  const matches = data.exhibits.filter((exhibit) =>
    `${exhibit.name} ${exhibit.summary}`.toLowerCase().includes(query));
  for (const section of new Set(matches.map((exhibit) => exhibit.section))) {
    const part = document.createElement("section");
    const title = document.createElement("h2");
    title.textContent = section;
    const list = document.createElement("ul");
    for (const exhibit of matches.filter((exhibit) => exhibit.section === section)) {
      const item = document.createElement("li");
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = exhibit.name;
      button.title = exhibit.summary;
      button.setAttribute("aria-current", String(exhibit === state.exhibit));
      button.exhibit = exhibit;
      button.addEventListener("click", () => select(exhibit));
      item.append(button);
      list.append(item);
    }
    part.append(title, list);
    nav.append(part);
  }
  if (matches.length === 0) {
    const none = document.createElement("p");
    none.className = "none";
    none.textContent = `Nothing is called “${search.value}”.`;
    nav.append(none);
  }
}

/** Shows an exhibit, which may be given by its name. */
function select(wanted) {
  const exhibit = data.exhibits.find((exhibit) => exhibit === wanted || exhibit.name === wanted);
  if (!exhibit) return;
  state.exhibit = exhibit;
  seek(0);
  for (const button of nav.querySelectorAll("button")) {
    const isCurrent = button.exhibit === exhibit;
    button.setAttribute("aria-current", String(isCurrent));
    if (isCurrent) button.scrollIntoView({ block: "nearest", inline: "center" });
  }
  show();
  try {
    history.replaceState(null, "", `#${encodeURIComponent(exhibit.name)}`);
  } catch {
    // A page from a file or a data address may not change its address.
  }
}

// The switches

playButton.addEventListener("click", () => (state.playing ? pause() : play()));
scrubber.addEventListener("input", () => {
  const target = Number(scrubber.value);
  pause();
  seek(target);
});
for (const input of document.querySelectorAll("input[name=operation]"))
  input.addEventListener("change", () => {
    state.operation = input.value;
    show();
  });
for (const input of document.querySelectorAll("input[name=speed]"))
  input.addEventListener("change", () => {
    state.speed = Number(input.value);
    if (state.playing) play(state.direction, state.once);
  });
for (const [id, key] of [["#rtl", "rightToLeft"], ["#reduce", "reducedMotion"]])
  find(id).addEventListener("change", (event) => {
    state[key] = event.target.checked;
    show();
  });
find("#loop").addEventListener("change", (event) => (state.loops = event.target.checked));
search.addEventListener("input", fillList);
search.addEventListener("keydown", (event) => {
  if (event.key === "Enter") nav.querySelector("button")?.click();
});

const themes = ["auto", "light", "dark"];
const prefersDark = matchMedia("(prefers-color-scheme: dark)");
let theme = "auto";
function showTheme() {
  const isDark = theme === "dark" || (theme === "auto" && prefersDark.matches);
  document.documentElement.dataset.theme = isDark ? "dark" : "light";
  find("#theme").textContent = { auto: "Auto", light: "Light", dark: "Dark" }[theme];
  find("#theme").setAttribute("aria-label", `Appearance: ${theme}`);
}
find("#theme").addEventListener("click", () => {
  theme = themes[(themes.indexOf(theme) + 1) % themes.length];
  showTheme();
});
prefersDark.addEventListener("change", showTheme);

document.addEventListener("keydown", (event) => {
  const isTyping = event.target instanceof HTMLInputElement && event.target.type === "search";
  if (isTyping || event.metaKey || event.ctrlKey || event.altKey) return;
  const isOnControl = event.target instanceof HTMLInputElement || event.target instanceof HTMLButtonElement;
  const step = (event.shiftKey ? 10 : 1) * (1000 / 60);
  const actions = {
    " ": () => !isOnControl && (state.playing ? pause() : play()),
    ArrowLeft: () => !isOnControl && (pause(), seek(time() - step)),
    ArrowRight: () => !isOnControl && (pause(), seek(time() + step)),
    Home: () => !isOnControl && (pause(), seek(0)),
    End: () => !isOnControl && (pause(), seek(duration())),
    o: () => !isFixed && find(`input[name=operation][value=${state.operation === "push" ? "pop" : "push"}]`)?.click(),
    r: () => !isFixed && find("#rtl")?.click(),
    m: () => !isFixed && find("#reduce")?.click(),
    "/": () => search.focus(),
  };
  const action = actions[event.key];
  if (action && action() !== false) event.preventDefault();
});

// The finger: dragging follows it, and letting go finishes or takes back the transition.

/** The way of what moves furthest, in points: that is the direction in which to drag. */
function longestWay() {
  let longest = { x: 0, y: 0 };
  for (const animation of animations) {
    const places = animation.effect.getKeyframes().filter((keyframe) => keyframe.translate)
      .map((keyframe) => keyframe.translate.split(" ").map(parseFloat));
    if (places.length < 2) continue;
    const [first, last] = [places[0], places[places.length - 1]];
    const way = { x: last[0] - first[0], y: (last[1] ?? 0) - (first[1] ?? 0) };
    if (Math.hypot(way.x, way.y) > Math.hypot(longest.x, longest.y)) longest = way;
  }
  if (longest.x || longest.y) return longest;
  return { x: (state.operation === "push") !== state.rightToLeft ? -1 : 1, y: 0 };
}

/** The time at which what moves has gone a share of its way. */
function timeOf(share) {
  // A piece does not move when the others do, so it tells nothing of the whole.
  const ofViews = animations.filter((animation) => animation.effect.target.matches(".screen > .frame > .view"));
  const moving = ofViews.find((animation) =>
    animation.effect.getKeyframes().some((keyframe) => "translate" in keyframe)) ?? ofViews[0];
  if (!moving) return share * duration();
  const progress = (at) => {
    moving.currentTime = at;
    return moving.effect.getComputedTiming().progress ?? 0;
  };
  let [low, high] = [0, duration()];
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2;
    if (progress(middle) < share) low = middle;
    else high = middle;
  }
  return high;
}

let finger = null;

device.addEventListener("pointerdown", (event) => {
  if (event.button !== 0) return;
  device.setPointerCapture(event.pointerId);
  pause();
  const way = longestWay();
  const isHorizontal = Math.abs(way.x) >= Math.abs(way.y);
  const box = device.getBoundingClientRect();
  finger = {
    place: ({ clientX, clientY }) => (isHorizontal ? clientX : clientY),
    start: isHorizontal ? event.clientX : event.clientY,
    length: (isHorizontal ? box.width : box.height) * Math.sign(isHorizontal ? way.x : way.y),
    samples: [],
    moved: false,
  };
});
device.addEventListener("pointermove", (event) => {
  if (!finger) return;
  const way = finger.place(event) - finger.start;
  const share = Math.min(Math.max(way / finger.length, 0), 1);
  if (Math.abs(way) > 3) finger.moved = true;
  if (!finger.moved) return;
  finger.samples.push({ share, at: event.timeStamp });
  finger.samples = finger.samples.filter((sample) => event.timeStamp - sample.at < 100);
  seek(timeOf(share));
});
function letGo() {
  if (!finger) return;
  const { samples, moved } = finger;
  finger = null;
  if (!moved || samples.length === 0) return;
  const [first, last] = [samples[0], samples[samples.length - 1]];
  const velocity = (last.share - first.share) / Math.max(last.at - first.at, 1);
  // Where the finger would come to rest if it glided on for a while decides.
  const finishes = last.share + velocity * 180 > 0.5;
  play(finishes ? 1 : -1, true);
}
device.addEventListener("pointerup", letGo);
device.addEventListener("pointercancel", letGo);

const chart = find(".chart");
chart.addEventListener("pointerdown", (event) => {
  const svg = chart.querySelector("svg");
  if (!svg?.dataset.plotWidth) return;
  const scrub = ({ clientX }) => {
    const box = svg.getBoundingClientRect();
    const x = ((clientX - box.left) / box.width) * svg.viewBox.baseVal.width;
    pause();
    seek(((x - Number(svg.dataset.plotLeft)) / Number(svg.dataset.plotWidth)) * duration());
  };
  scrub(event);
  const stop = () => chart.removeEventListener("pointermove", scrub);
  chart.addEventListener("pointermove", scrub);
  addEventListener("pointerup", stop, { once: true });
  addEventListener("pointercancel", stop, { once: true });
});

addEventListener("resize", resize);

if (data.exhibits.length === 1) document.body.classList.add("single");
if (isFixed) document.body.classList.add("fixed");
showTheme();
fillList();
show();
const named = data.exhibits.find(({ name }) => `#${encodeURIComponent(name)}` === location.hash);
if (named) select(named);
if (!matchMedia("(prefers-reduced-motion: reduce)").matches) play();
