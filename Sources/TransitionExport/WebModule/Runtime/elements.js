// The runtime of changes in a web module: elements with the same `data-id` before and after a change are one. They move from
// where they are shown, with their velocity.
//
// The box of an element is where the page lays it out. What is shown differs from it by an offset and a factor of its size, which
// die down, and by the presence of the element, from 0 to 1. So a change never touches the layout but once.
//
// All times are in milliseconds. What a change consists of stands in WebChange.swift.

export const change = (() => {
  const settling = { w: Math.PI / 175, z: 0.999999 };
  const scenes = new WeakMap();
  const clock = () => document.timeline.currentTime;

  // How far a timing is at a time.
  const way = ({ d, w, z, c }, t) => {
    if (t <= 0) return 0;
    if (t >= d) return 1;
    if (w) return 1 - response(w, z, t, Math.cos) - z * w * response(w, z, t);
    if (!c) return t / d;
    const f = t / d * (c.length - 3) % 1, [p, q, r, s] = c.slice(t / d * (c.length - 3));
    return q + f / 2 * (r - p + f * (2 * p - 5 * q + 4 * r - s + f * (3 * (q - r) + s - p)));
  };

  // A spring at rest that is hit with the velocity 1; or the other solution of its equation, times its frequency.
  const response = (w, z, t, wave, frequency = w * Math.sqrt(1 - z * z)) =>
    Math.exp(-z * w * t) * (wave ? wave(frequency * t) : Math.sin(frequency * t) / frequency);

  // The way of some numbers to their goals: what is left of it dies down with the timing, and what the velocities lack is the
  // response of a spring, which is as quick as the number has been moving for.
  const approach = (timing, values, velocities, goals, began) => {
    const start = clock(), slope = way(timing, 1e-3) * 1e3, knots = Array.from({ length: 481 }, (_, i) => (i / 480) ** 1.5);
    let length = timing.d;
    const hits = values.map((value, i) => {
      const k = velocities[i] && slope < 1 && start > began[i] ? velocities[i] + (value - goals[i]) * slope : 0;
      if (!k) return;
      let { w, z } = timing.w ? timing : settling;
      if (!timing.w) w = Math.max(w, 2 * Math.PI / (start - began[i]), 2 * Math.PI * slope);
      // Until the response stays within a thousandth of its peak.
      const q = w * Math.sqrt(1 - z * z), peak = response(w, z, Math.atan2(q, z * w) / q);
      let t = 1 / w;
      while (Math.exp(-z * w * t) * Math.min(t, 1 / q) > peak / 1e3) t += 0.01 / w;
      length = Math.max(length, t);
      return (t) => t > 0 && k * response(w, z, t);
    });
    return {
      start, began, goals, length, hits, knots,
      at: (time, t = time - start) => values.map((value, i) => t >= length ? goals[i]
        : goals[i] + (value - goals[i]) * (1 - way(timing, t)) + (hits[i] ? +hits[i](t) : 0)),
      // An easing whose values are those of a function of the time.
      easing: (value) => `linear(${knots.map((part) => `${(+value(part * length)).toFixed(7)} ${part * 100}%`)})`,
    };
  };

  // Where the page lays an element out, in the nearest element around it that is one, too.
  const boxOf = (element, container, isWhole) => {
    let x = 0, y = 0, node = element;
    do {
      x += node.offsetLeft;
      y += node.offsetTop;
      node = node.offsetParent;
    } while (node && node != container && (isWhole || !node.dataset.id));
    return [x, y, element.offsetWidth, element.offsetHeight];
  };

  const elementsIn = (container) => new Map([...container.querySelectorAll("[data-id]")].filter((element) => element.offsetWidth).map((element) =>
    [element.dataset.id, { element, box: boxOf(element, container), place: boxOf(element, container, true) }]));

  // Plays the way of an element to its box. What is left of it and what its velocity lacks are an animation each, which add up; its
  // size is a third one, as factors do not add.
  const playMove = (add, timing, { start, length, at, hits, knots, easing }) => {
    const [x, y, width, height] = at(start);
    add({ translate: [`${x}px ${y}px`, "0px 0px"] }, easing((t) => way(timing, t)));
    ["px 0px", "px"].map((unit, i) => hits[i] && add({ translate: ["0px 0px", `${i ? "0px " : ""}1${unit}`] }, easing(hits[i])));
    if (width != 1 || height != 1 || hits[2] || hits[3]) {
      add({ transformOrigin: ["0 0", "0 0"] }, "linear", "replace");
      add(knots.map((offset, i) => i % 2 ? 0 : { offset, scale: at(start + offset * length).slice(2).join(" ") })
        .filter(Boolean), "linear");
    }
  };

  // Plays how an element comes or leaves.
  const playPresence = (add, { k }, { start, at, easing }) => {
    for (const keyframes of k) if (keyframes) add(keyframes, easing((t) => at(start + t)[0]), "replace");
  };

  const isOver = ({ motion }) => !motion || motion.start + motion.length <= clock() + 1e-3;

  // Lets one of the two parts of an element go to its goals.
  const go = (part, timing, values, velocities, goals, play, ends) => {
    const began = values.map((value, i) =>
      isOver(part) || part.motion.at(clock())[i] == part.motion.goals[i] && !velocities[i] ? clock() : part.motion.began[i]);
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

  const at = (part, rest, time) => part?.motion ? part.motion.at(time) : rest;
  const speed = (values, earlier) => values.map((value, i) => (value - earlier[i]) * 1e3);

  return (name, container, update) => {
    let timing = changes[name];
    if (!timing) throw Error("No change " + name);
    if (matchMedia("(prefers-reduced-motion:reduce)").matches) timing = timing.r || timing;
    const now = clock(), scene = scenes.get(container) ?? { known: new Map() }, { known } = scene;
    scenes.set(container, scene);
    const advance = () => {
      for (const [id, one] of known)
        if (isOver(one.move) && isOver(one.presence)) {
          for (const part of [one.move, one.presence]) go(part, timing, [], [], []);
          known.delete(id);
          if (one.leaves) one.element.remove();
        }
      if (!known.size) scene.settle?.("end");
    };
    advance();
    scene.settle?.("current");
    const before = elementsIn(container);
    update();
    const after = elementsIn(container);
    for (const id of new Set([...known.keys(), ...before.keys(), ...after.keys()])) {
      const old = known.get(id), fresh = after.get(id), laidOut = before.get(id), leaves = !fresh;
      const one = { ...(fresh ?? old ?? laidOut), leaves, move: old?.move, presence: old?.presence };
      if (!fresh && laidOut) Object.assign(one, { element: laidOut.element, box: laidOut.place });
      const { element, box } = one, from = laidOut?.box ?? old?.box;
      for (const part of ["move", "presence"])
        if (one[part]?.element != element) {
          for (const animation of one[part]?.animations ?? []) animation.cancel();
          one[part] = { element, animations: [], motion: one[part]?.motion };
        }
      if (old && old.element != element) old.element.remove();
      if (leaves && element.dataset.id && element.isConnected) {
        // The page has hidden it.
        for (const part of [one.move, one.presence]) go(part, timing, [], [], []);
        known.delete(id);
        continue;
      }
      if (leaves && !element.isConnected) {
        const [x, y, width, height] = box;
        element.removeAttribute("data-id");
        element.inert = true;
        element.style.cssText += `;position:absolute;margin:0;left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
        container.append(element);
      }
      // What a change leaves where it is continues.
      const replaced = old && old.element != element;
      if (from && (replaced || from.some((part, i) => part != box[i]))) {
        const seen = (time) => at(one.move, [0, 0, 1, 1], time).map((value, i) =>
          i < 2 ? value + from[i] - box[i] : value * from[i] / box[i]);
        const values = seen(now), goals = [0, 0, 1, 1];
        go(one.move, timing, timing.q ? goals : values, timing.q ? [0, 0, 0, 0] : speed(values, seen(now - 1e-3)), goals,
          playMove, advance);
      }
      const wasThere = old ? !old.leaves : !!laidOut;
      if (wasThere == leaves || replaced) {
        const rest = [wasThere ? 1 : 0], values = at(one.presence, rest, now);
        go(one.presence, timing, values, speed(values, at(one.presence, rest, now - 1e-3)), [leaves ? 0 : 1],
          playPresence, advance);
      }
      if (one.move.motion || one.presence.motion) known.set(id, one);
      else known.delete(id);
    }
    const finished = new Promise((done) => scene.settle = done);
    advance();
    return { finished };
  };
})();
