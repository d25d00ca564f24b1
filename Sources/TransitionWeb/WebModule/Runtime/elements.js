// The runtime of changes in a web module: elements with the same `data-id` before and after a change are one. They move from
// where they are shown, with their velocity.
//
// The box of an element is where the page lays it out. What is shown differs from it by an offset and a factor of its size, which
// die down, and by the presence of the element, from 0 to 1. So a change never touches the layout but once.
//
// All times are in milliseconds. What a change consists of stands in WebChange.swift.

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

const isProgress = false;

// Plays the way of an element to its box: its places are animations that add up, and its factors are some that multiply.
const playMove = (add, motion) => {
  const play = (i, property, rest, end) =>
    motion.ways[i].length && add({ [property]: [rest, end] }, easing(motion, (t) => motion.at(t)[i] - (i > 1)));
  play(0, "translate", "0px 0px", "1px 0px");
  play(1, "translate", "0px 0px", "0px 1px");
  if (motion.ways[2].length || motion.ways[3].length) add({ transformOrigin: ["0 0", "0 0"] }, "linear", "replace");
  play(2, "scale", "1 1", "2 1");
  play(3, "scale", "1 1", "1 2");
};

// Plays how an element comes or leaves.
const playPresence = (add, motion, { k }) => {
  for (const keyframes of k) add(keyframes, easing(motion, (t) => motion.at(t)[0]), "replace");
};

const isOver = ({ motion }) => !motion || motion.start + motion.length <= clock() + 1e-3;

// Lets one of the two parts of an element go to its goals, from what is seen at a time.
const go = (part, timing, seen, goals, play, ends) => {
  const now = clock(), values = seen(now), [a, b] = part.motion ? line(part.motion, now) : [0, 1], earlier = seen(a), later = seen(b);
  const ways = values.map((value, i) => {
    const way = part.motion?.ways[i], velocity = (later[i] - earlier[i]) / (b - a);
    return approach(timing, timing.d, value, velocity, goals[i], isOver(part) || way.at(now) == way.goal && !velocity ? now : way.began);
  });
  for (const animation of part.animations.splice(0)) animation.cancel();
  part.motion = 0;
  if (!values.some((value, i) => value != goals[i] || later[i] != earlier[i])) return;
  const length = Math.max(1, ...ways.map((way) => way.length));
  part.motion = { ways, start: now, length, at: (time) => ways.map((way) => way.at(time)) };
  play((keyframes, easing, composite = "add") => {
    const animation = part.element.animate(keyframes, { duration: length, fill: "both", easing, composite });
    animation.startTime = now;
    animation.onfinish = ends;
    part.animations.push(animation);
  }, part.motion, timing);
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
