// The runtime of a web module: a container of pages shows a stack of transitions, so that each of them can be interrupted.
//
// A page is at the bottom, and each transition brings another one, in front of or behind everything that is there. Its
// roots, which are the page and everything below it, follow one number: its progress, which heads for 1 or for 0. A page is
// carried by its own transition and by all those above it: each of them is an animation that adds to the others.
//
// All times are in milliseconds. What a transition consists of stands in WebMotion.swift.

const settling = { w: Math.PI / 175, z: 0.999999, d: 514.3 };
const stacks = new WeakMap();
const clock = () => document.timeline.currentTime;

// How far a timing is at a time.
const way = (timing, duration, t) => {
  if (t <= 0) return 0;
  if (t >= duration) return 1;
  const { w, z, c } = timing;
  if (w) return 1 - response(w, z, t, Math.cos) - z * w * response(w, z, t);
  if (!c) return t / duration;
  const f = t / duration * (c.length - 3) % 1, [p, q, r, s] = c.slice(t / duration * (c.length - 3));
  return q + f / 2 * (r - p + f * (2 * p - 5 * q + 4 * r - s + f * (3 * (q - r) + s - p)));
};

// A spring at rest that is hit with the velocity 1; or the other solution of its equation, times its frequency.
const response = (w, z, t, wave, frequency = w * Math.sqrt(1 - z * z)) =>
  Math.exp(-z * w * t) * (wave ? wave(frequency * t) : Math.sin(frequency * t) / frequency);

const held = (progress) =>
  ({ at: () => progress, start: clock(), length: 1e9, easing: `linear(${[progress, progress]})` });

// The way of a progress from x, with a velocity, to an end: what is left of it dies down with the timing, and what the
// velocity lacks is the response of a spring.
const approach = (timing, x, velocity, goal, age) => {
  const start = clock(), left = goal - x, sign = Math.sign(left) || goal * 2 - 1, part = Math.abs(left);
  const whole = timing.w ? timing.d : timing.d * (timing.o ? part : Math.max(0.05, part));
  const slope = way(timing, whole, 1e-3) * 1e3;
  let k = velocity && slope < 1 && age ? velocity - left * slope : 0, length = part && whole;
  let { w, z } = timing.w ? timing : settling;
  if (!timing.w) w = Math.max(w, 2 * Math.PI / age, 2 * Math.PI * slope);
  const room = Math.abs(1 - goal - x), at = (t) =>
    goal - left * (1 - way(timing, whole, t)) + (k && k * response(w, z, t));
  if (k * sign < 0) {
    if (!timing.u && -k * sign > w * room) {
      w = Math.min(10, Math.abs(k / room));
      z = settling.z;
    }
  } else if (!part) k = 0;
  if (k) {
    let t = 2 / w;
    while (Math.abs(k) * t * Math.exp(-z * w * t) > 1e-3) t += 0.01 / w;
    length = Math.max(length, t);
    // It stops where it first meets its end.
    const passes = (t) => (at(t) - goal) * sign > 0;
    for (let n = 1, step = length / 256; n < 256; n++)
      if (passes(n * step)) {
        length = n * step;
        for (n = 0; n++ < 40;) if (passes(length - (step /= 2))) length -= step;
        break;
      }
  }
  // Close to each other at the start, where a correction is short, and one where the timing ends, and the graph bends.
  const knots = Array.from({ length: 641 }, (_, i) => length * (i / 640) ** 1.5);
  return {
    start, length, goal,
    at: (t) => t < start + length ? t > start ? at(t - start) : x : goal,
    easing: `linear(${[...knots, Math.min(whole, length)].sort((a, b) => a - b).map((t) =>
      at(t).toFixed(7) + ` ${t / (length || 1) * 100}%`)})`,
  };
};

const open = (bottom, container) => {
  let wanted = bottom, transitions = [], animations = [], seen = [], settle, from, to, called, before, finger, isNew;

  const pages = () => [bottom, ...transitions.map((one) => one.page)];
  const spring = ({ data }) => data.w ? data : settling;
  const turn = (one, goal, velocity, timing = one.data) =>
    one.motion = approach(timing, one.motion.at(clock()), velocity, goal, clock() - one.began);

  // The transition of the wanted page heads for 1, those above it for 0.
  const head = () => {
    const top = pages().indexOf(wanted), now = clock();
    transitions.map((one, index) => {
      const goal = +(index < top), { at } = one.motion;
      if (index > top - 2 && one.motion.goal != goal)
        one.letGo == now ? turn(one, goal, 0, spring(one)) : turn(one, goal, (at(now) - at(now - 1e-3)) * 1e3);
    });
  };

  const put = (page, takesInput, isHidden, height = "") => {
    page.hidden = isHidden;
    page.style.zIndex = height;
    // A page that leaves takes input itself, and nothing inside it does: so it lets none through.
    for (const child of page.children)
      if (takesInput ? child.waits : !child.inert) child.inert = child.waits = !takesInput;
  };

  // Shows the stack: every page with an animation for each transition that moves it.
  const show = () => {
    const shown = pages();
    for (const animation of animations) animation.cancel();
    animations = [];
    for (const page of seen) shown.includes(page) || put(page, true, true);
    seen = shown;
    shown.map((page, index) => {
      const roots = transitions.slice(index && index - 1).map(({ page: own, data, motion }) =>
        [own == page ? data.b : data.a, motion]);
      const play = (keyframes, { start, length, easing }, depth) => {
        if (!keyframes) return;
        const animation = page.animate(keyframes, {
          duration: length, easing, fill: "both", composite: depth ? "add" : "replace" });
        animation.startTime = start;
        animation.onfinish = advance;
        animations.push(animation);
      };
      put(page, page == wanted, false, transitions[0] && 17 + (index && index * transitions[index - 1].data.f));
      // The filters of a list apply from the first to the last, and its matrices from the last to the first.
      roots.map(([[, effects], motion], depth) => play(depth && effects
        ? effects.map(({ opacity = 1, filter = "", ...others }) => ({
          ...others, filter: `opacity(${opacity})` + filter }))
        : effects, motion, depth));
      roots.reverse().map(([[matrices], motion], depth) => play(matrices, motion, depth));
    });
    if (!transitions[0]) {
      stacks.delete(container);
      settle(wanted == to ? "end" : "start");
    }
  };

  // What arrives, arrives at its own time: at 1 it takes all below it off the screen, at 0 its page.
  const advance = () => {
    const ends = transitions.map(({ motion }) => motion.start + motion.length), first = Math.min(...ends);
    if (first > clock() + 1e-3) return;
    const index = ends.indexOf(first), { page, motion } = transitions[index];
    if (motion.goal) bottom = page;
    transitions.splice(motion.goal ? 0 : index, motion.goal ? index + 1 : 1);
    advance();
    show();
  };

  const release = (velocity, commits) => {
    const [sign, ...driven] = finger;
    finger = 0;
    wanted = commits || !pages().includes(from) ? to : from;
    const top = pages().indexOf(wanted);
    for (const [one] of driven) {
      turn(one, +(transitions.indexOf(one) < top), sign * velocity, spring(one));
      one.letGo = clock();
    }
    head();
  };

  // An operation. Those at one time are one, from what there was before the first.
  const want = (page, data) => {
    if (finger) release(0, page == to);
    if (called != (called = clock())) before = [bottom, wanted, transitions];
    [bottom, wanted, transitions] = before;
    transitions = transitions.map((one) => ({ ...one }));
    const isThere = pages().includes(page);
    if (data) [from, to, isNew] = [wanted, page, !isThere];
    if (page != wanted) {
      if (isThere || data) wanted = page;
      if (isThere) head();
      else if (data && transitions.push({ page, data, began: called, motion: approach(data, 0, 0, 1) }) > 16)
        bottom = transitions.shift().page;
    }
    show();
    advance();
  };

  const begin = (page, data) => {
    let isOver;
    // The transitions between the two pages, and where they are.
    const driven = () => {
      const shown = pages(), own = shown.indexOf(page), old = isNew ? own - 1 : Math.max(0, shown.indexOf(from));
      return [Math.sign(own - old), ...transitions.slice(Math.min(own, old), Math.max(own, old)).map((one) =>
        [one, one.motion.at(clock())])];
    };
    const runs = () => (isOver || advance(), !isOver);
    const end = (velocity, commits) => {
      if (!runs()) return;
      if (!finger) return want(commits ? page : from);
      release(velocity / 1e3, commits);
      show();
      advance();
    };
    settle?.("current");
    const finished = new Promise((done) => settle = (result) => done(result, isOver = true));
    want(page, data);
    return {
      finished,
      reverse: () => runs() && want(wanted == page ? from : page),
      scrub(progress) {
        if (!runs()) return;
        const [sign, ...roots] = finger ||= driven(), top = roots.at(-1)?.[1];
        called = 0;
        for (const [one, start] of roots)
          one.motion = held(Math.min(Math.max(1, start), Math.max(Math.min(0, start),
            start - top + (sign > 0 ? progress : 1 - progress))));
        show();
      },
      get progress() {
        if (!runs()) return +(wanted == page);
        const [sign, ...roots] = driven(), top = roots.at(-1)?.[1] ?? 0;
        return sign > 0 ? top : 1 - top;
      },
      finish: (velocity = 0) => end(velocity, true),
      cancel: (velocity = 0) => end(velocity),
    };
  };
  return { advance, begin };
};

export const play = (name, from, to) => {
  const container = to.parentNode, data = motions[name];
  if (!data) throw Error("No transition " + name);
  stacks.get(container)?.advance();
  if (!stacks.has(container)) stacks.set(container, open(from, container));
  return stacks.get(container).begin(to, matchMedia("(prefers-reduced-motion:reduce)").matches && data.r || data);
};
