// The runtime of changes in a web module: elements with the same `data-id` before and after a change are one. They move from
// where they are shown, with their velocity.
//
// The box of an element is where the page lays it out. What is shown differs from it by an offset and a factor of its size, which
// die down, and by the presence of the element, from 0 to 1. So a change never touches the layout but once.
//
// All times are in milliseconds. What a change consists of stands in WebChange.swift.

// The way of some numbers to their goals: what is left of it dies down with the timing, and what the velocities lack is the
// response of a spring, which is as quick as the number has been moving for.
const approach = (timing, values, velocities, goals, began) => {
  const start = clock(), slope = way(timing, timing.d, 1e-3) * 1e3, knots = Array.from({ length: 641 }, (_, i) => (i / 640) ** 2);
  let length = timing.d;
  const hits = values.map((value, i) => {
    const k = velocities[i] && slope < 1 && start > began[i] ? velocities[i] + (value - goals[i]) * slope : 0;
    if (!k) return;
    let { w, z } = timing.w ? timing : settling;
    if (!timing.w) w = Math.max(w, 2 * Math.PI / (start - began[i]), 2 * Math.PI * slope);
    // Until the response stays within a thousandth of its peak.
    let t = 0, peak = 0, most;
    do {
      t += 0.01 / w;
      most = response(w, z, t);
      peak = Math.max(peak, most);
      if (z < 1) most = Math.exp(-z * w * t) * Math.min(t, 1 / w / Math.sqrt(1 - z * z));
    } while (most > peak / 1e3);
    length = Math.max(length, t);
    return (at) => at > 0 && at < t && k * response(w, z, at);
  });
  return {
    start, began, goals, length, hits, knots,
    at: (time, t = time - start) => values.map((value, i) => t >= length ? goals[i]
      : goals[i] + (value - goals[i]) * (1 - way(timing, timing.d, t)) + (hits[i] ? +hits[i](t) : 0)),
    // An easing whose values are those of a function of the time.
    easing: (value) => `linear(${knots.map((part) => +value(part * length) + ` ${part * 100}%`)})`,
  };
};

// Where the page lays an element out, in the nearest element around it that is one, too.
const boxOf = (element, container) => {
  let x = 0, y = 0, node = element;
  do {
    x += node.offsetLeft;
    y += node.offsetTop;
    node = node.offsetParent;
  } while (node && node != container && !node.dataset.id);
  return [x, y, element.offsetWidth, element.offsetHeight];
};

const elementsIn = (container) => new Map([...container.querySelectorAll("[data-id]")].filter((element) => element.offsetWidth).map((element) =>
  [element.dataset.id, { element, box: boxOf(element, container), within: element.parentNode.closest("[data-id]") }]));

// Plays the way of an element to its box. What is left of it and what its velocity lacks are an animation each, which add up; its
// size is a third one, as factors do not add.
const playMove = (add, timing, { start, length, at, hits, knots, easing }) => {
  const [x, y, width, height] = at(start);
  add({ translate: [`${x}px ${y}px`, "0px 0px"] }, easing((t) => way(timing, timing.d, t)));
  ["px 0px", "px"].map((unit, i) => hits[i] && add({ translate: ["0px 0px", `${i ? "0px " : ""}1${unit}`] }, easing(hits[i])));
  if (width != 1 || height != 1 || hits[2] || hits[3]) {
    add({ transformOrigin: ["0 0", "0 0"] }, "linear", "replace");
    add(knots.map((offset) => ({ offset, scale: at(start + offset * length).slice(2).join(" ") })), "linear");
  }
};

// Plays how an element comes or leaves.
const playPresence = (add, { k }, { start, at, easing }) => {
  for (const keyframes of k) add(keyframes, easing((t) => at(start + t)[0]), "replace");
};

const isOver = ({ motion }) => !motion || motion.start + motion.length <= clock() + 1e-3;

// Lets one of the two parts of an element go to its goals, from what is seen at a time.
const go = (part, timing, seen, goals, play, ends) => {
  const now = clock(), values = seen(now), earlier = seen(now - 1e-3);
  const velocities = values.map((value, i) => (value - earlier[i]) * 1e3);
  const began = values.map((value, i) =>
    isOver(part) || part.motion.at(now)[i] == part.motion.goals[i] && !velocities[i] ? now : part.motion.began[i]);
  for (const animation of part.animations.splice(0)) animation.cancel();
  part.motion = 0;
  if (!values.some((value, i) => value != goals[i] || velocities[i])) return;
  const motion = part.motion = approach(timing, values, velocities, goals, began), { start, length } = motion;
  play((keyframes, easing, composite = "add") => {
    const animation = part.element.animate(keyframes, { duration: length, fill: "both", easing, composite });
    animation.startTime = start;
    animation.onfinish = ends;
    part.animations.push(animation);
  }, timing, motion);
};

// Takes an element that leaves out of the document, as the page has it.
const takeOut = ({ leaves, element, css }) => {
  if (!leaves) return;
  element.remove();
  element.inert = false;
  element.style.cssText = css;
};

const at = ({ motion }, rest, time) => motion ? motion.at(time) : rest;

const change = (name, container, update) => {
  let timing = changes[name];
  if (!timing) throw Error("No change " + name);
  if (matchMedia("(prefers-reduced-motion)").matches) timing = timing.r || timing;
  const scene = container.transitionChanges ??= { known: new Map() }, { known } = scene;
  const advance = () => {
    for (const [id, one] of known)
      // What has left needs no place.
      if (one.parts.slice(one.leaves).every(isOver)) {
        one.parts.map((part) => go(part, timing, () => [], []));
        known.delete(id);
        takeOut(one);
      }
    if (!known.size) scene.settle?.("end");
  };
  advance();
  scene.settle?.("current");
  for (const one of known.values()) takeOut(one);
  const before = elementsIn(container);
  update();
  const after = elementsIn(container);
  for (const id of new Set([...known.keys(), ...before.keys(), ...after.keys()])) {
    const old = known.get(id), fresh = after.get(id), laidOut = before.get(id), latest = fresh ?? laidOut ?? old;
    const { element, box, within } = latest, around = within?.dataset.id;
    // What is inside an element that leaves, or hidden, only continues.
    const leaves = !fresh && !element.parentNode, parts = old?.parts ?? [{ animations: [] }, { animations: [] }];
    for (const part of parts) {
      for (const animation of part.animations) animation.effect.target = element;
      part.element = element;
    }
    if (old && old.element != element) old.element.remove();
    const [move, presence] = parts, [host, former] = [after, before].map((scene) => scene.get(around));
    // Where it was, and by how much what it is in has grown since.
    const from = (laidOut ?? old)?.box, growth = (i) => host && former ? host.box[2 + i % 2] / former.box[2 + i % 2] : 1;
    const one = { ...latest, leaves, parts };
    if (leaves) {
      // It stays in what it was in.
      const [x, y, width, height] = box;
      one.css = element.style.cssText;
      element.inert = true;
      element.style.cssText += `;position:absolute;margin:0;left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
      (host?.element ?? within ?? container).append(element);
    }
    // What a change leaves where it is continues.
    if (from && !timing.q && from.some((part, i) => part != box[i] || growth(i) != 1))
      go(move, timing, (time) => at(move, [0, 0, 1, 1], time).map((value, i) =>
        i < 2 ? (value + from[i]) * growth(i) - box[i] : value * from[i] * growth(i) / box[i]), [0, 0, 1, 1], playMove, advance);
    // What comes with the element that it is in is a part of that.
    const wasThere = old ? !old.leaves : laidOut || within && !former;
    if (!wasThere != leaves)
      go(presence, timing, (time) => at(presence, [wasThere ? 1 : 0], time), [leaves ? 0 : 1], playPresence, advance);
    known[parts.some(({ motion }) => motion) ? "set" : "delete"](id, one);
  }
  const finished = new Promise((done) => scene.settle = done);
  advance();
  return { finished };
};
