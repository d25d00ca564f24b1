"use strict";

// Shows one transition at a time and plays it through the Web Animations API.
//
// All animations of a transition are paused and sought together, or play together at one rate; the
// clock is that of the first of them. Times are milliseconds.

const data = JSON.parse(document.getElementById("data").textContent);
const find = (selector) => document.querySelector(selector);

/** What a Content-Security-Policy with nonces allows the styles that the scripts make by. */
const nonce = find("style").nonce;

/** A style sheet of the page. */
function styleElement(text) {
  const style = document.createElement("style");
  if (nonce) style.nonce = nonce;
  style.textContent = text;
  return style;
}

const stage = find(".stage");
const fit = find(".fit");
const device = find(".device");
const screen = find(".screen");
const scrubber = find("#scrubber");
const playButton = find(".play");
const status = find("#status");

/** Whether anything takes time in an item. */
const takesTime = (item) => item.variants.some((variant) => variant.animation.duration > 0);

const state = {
  // What does nothing is no first impression.
  item: data.items.find(takesTime) ?? data.items[0] ?? { name: "Nothing to show", summary: "", section: "", variants: [], index: {} },
  operation: "push",
  rightToLeft: false,
  reducedMotion: false,
  speed: 1,
  loops: true,
  playing: false,
};

/** Whether the page shows one timeline, so that there is nothing to switch. */
const isFixed = !("push rtl full" in (state.item?.index ?? {}));

let variant = null;
let animations = [];
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

function play() {
  clearTimeout(rest);
  const from = time() >= duration() ? 0 : time();
  for (const animation of [clock, ...animations]) {
    animation.playbackRate = state.speed;
    animation.play();
    animation.currentTime = from;
  }
  setPlaying(true);
  requestAnimationFrame(tick);
}

function tick() {
  if (!state.playing) return;
  showTime();
  if (time() < duration()) return requestAnimationFrame(tick);
  if (!state.loops) return pause();
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
  document.body.classList.toggle("playing", playing);
  playButton.querySelector("path").setAttribute(
    "d", playing ? "M5 3h5v18H5zM14 3h5v18h-5z" : "M6 3l15 9-15 9z");
}

function showTime() {
  const now = time();
  scrubber.value = String(now);
  scrubber.setAttribute("aria-valuetext", `${Math.round(now)} of ${Math.round(duration())} milliseconds`);
  find("#now").textContent = `${now.toFixed(0)} ms`;
  showNumbers(now);
  const chart = find(".chart svg");
  const cursor = chart && chart.querySelector(".cursor");
  if (!cursor) return;
  const share = duration() > 0 ? now / duration() : 1;
  const x = Number(chart.dataset.plotLeft) + Number(chart.dataset.plotWidth) * share;
  cursor.setAttribute("x1", x);
  cursor.setAttribute("x2", x);
}
