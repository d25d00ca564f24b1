// The runtime of a web module: a container of pages shows a stack of transitions, so that each of them can be interrupted.
//
// A page is at the bottom, and each transition brings another one, in front of or behind everything that is there. Its
// roots, which are the page and its origin, follow one number: its progress, which heads for 1 or for 0. The origin is
// everything below the page, as one thing. While that is more than one page, it is an element of a shadow tree into which
// the pages are slotted: they stay children of their container, and keep their state.
//
// All times are in milliseconds. What a transition consists of stands in WebMotion.swift. Modules with overlays have `cover` of overlay.js.

const held = (progress) => ({ at: () => progress, start: clock(), length: 1e9, easing: `linear(${[progress, progress]})` });

const isProgress = true;

// The way of a progress from x, with a velocity, to an end, where it stops.
const travel = (timing, x, velocity, goal, began) => {
  const left = goal - x, part = Math.max(timing.o ? 0 : 0.05, Math.abs(left));
  const motion = approach(timing, timing.d * (timing.w ? 1 : part), x, velocity, goal, began), at = motion.at;
  const index = velocity && drawn(motion, (t) => (at(t) - goal) * left > 0).indexOf(true);
  if (index > 0) {
    const [a, b] = line(motion, 0, index - 1);
    motion.length = a - motion.start + (b - a) * (goal - at(a)) / (at(b) - at(a));
  }
  motion.easing = easing(motion, at);
  return motion;
};

const open = (container) => {
  const origins = [], make = (name, style) => {
    const element = document.createElement(name);
    element.style = style;
    inner.append(element);
    return element;
  };
  let transitions = [], animations = [], seen = [], bottom, wanted, settle, from, to, called, before, finger, isNew;

  // Each origin has the one below it and the slot of the page that came over that. It is clipped to the container.
  let inner = container.attachShadow({ mode: "open" });
  make("slot");
  for (let index = 17; index--;) {
    make("slot", "pointer-events:auto").name = index;
    inner = origins[index] = make("div", "position:absolute;inset:0;z-index:1;overflow:clip;pointer-events:none");
  }

  const pages = () => [bottom, ...transitions.map((one) => one.incoming)];
  const spring = ({ plan }) => plan.w ? plan : settling;
  const turn = (one, goal, velocity, timing = one.plan) =>
    one.motion = travel(timing, one.motion.at(clock()), velocity, goal, one.began);

  // The transition of the wanted page heads for 1, those above it for 0.
  const head = () => {
    const top = pages().indexOf(wanted), now = clock();
    transitions.map((one, index) => {
      const goal = +(index < top), { at } = one.motion, [a, b] = line(one.motion, now);
      if (index > top - 2 && one.motion.goal != goal)
        one.letGo == now ? turn(one, goal, 0, spring(one)) : turn(one, goal, (at(b) - at(a)) / (b - a));
    });
  };

  const put = (page, takesInput, isHidden, height = "", slot = "") => {
    page.hidden = isHidden;
    page.slot = slot;
    page.style.zIndex = height;
    // A page that leaves takes input itself, and nothing inside it does: so it lets none through.
    for (const child of page.children)
      if (takesInput ? child.waits : !child.inert) child.inert = child.waits = !takesInput;
  };

  // Shows the stack: every page and every origin with the animations of its transition, and what covers it.
  const show = (result = wanted == to ? "end" : "start") => {
    const shown = pages();
    animations.map((animation) => animation.cancel());
    animations = [];
    seen.map((page) => shown.includes(page) || put(page, true, true));
    seen = shown;
    shown.map((page, index) => {
      const one = transitions[index - 1];
      put(page, page == wanted, false, transitions[0] && (one ? 1 + one.plan.f : 1), transitions[1] && index);
      if (one) {
        const { plan, motion: { start, length, easing } } = one, play = (element, keyframes) => {
          const animation = element.animate(keyframes, { duration: length, easing, fill: "both" });
          animation.startTime = start;
          animation.onfinish = advance;
          animations.push(animation);
        };
        [plan.b, plan.a].map((root, isOrigin) => {
          const element = isOrigin ? index > 1 ? origins[index] : bottom : page, overlay = plan.v?.[isOrigin];
          root.map((keyframes) => play(element, keyframes));
          if (overlay) animations.push(cover(element, isOrigin || 1 + plan.f, root[0], overlay, play));
        });
      }
    });
    if (!transitions[0]) settle(result);
  };

  // Without its new page a run has no end: what is left of its pages is shown at once.
  new MutationObserver(() => {
    if (!transitions[0] || container.contains(to)) return;
    bottom = wanted = container.contains(from) ? from : bottom;
    transitions = [];
    finger = 0;
    show("removed");
  }).observe(container, { childList: true });

  // What arrives, arrives at its own time: at 1 it takes all below it off the screen, at 0 its page.
  const advance = () => {
    const ends = transitions.map(({ motion }) => motion.start + motion.length), first = Math.min(...ends);
    if (first > clock() + 1e-3) return;
    const index = ends.indexOf(first), { incoming, motion } = transitions[index];
    if (motion.goal) bottom = incoming;
    transitions.splice(motion.goal ? 0 : index, motion.goal * index + 1);
    advance();
    show();
  };

  const release = (velocity, commits) => {
    const [sign, , ...driven] = finger;
    finger = 0;
    wanted = commits || !pages().includes(from) ? to : from;
    const top = pages().indexOf(wanted);
    for (const [one] of driven) {
      turn(one, +(transitions.indexOf(one) < top), sign > 0 ? velocity : -velocity, spring(one));
      one.letGo = clock();
    }
    head();
  };

  // An operation. Those at one time are one, from what there was before the first.
  const want = (page, plan) => {
    if (finger) release(0, page == to);
    if (called != (called = clock())) before = [bottom, wanted, transitions];
    [bottom, wanted, transitions] = before;
    transitions = transitions.map((one) => ({ ...one }));
    const isThere = pages().includes(page);
    if (plan) [from, to, isNew] = [wanted, page, !isThere];
    if (page != wanted) {
      if (isThere || plan) wanted = page;
      if (isThere) head();
      else if (plan && transitions.push({ incoming: page, plan, began: called, motion: travel(plan, 0, 0, 1, called) }) > 16)
        bottom = transitions.shift().incoming;
    }
    show();
    advance();
  };

  return (first, page, plan) => {
    let isOver;
    advance();
    // No time is a page: so what was before is not used again.
    if (!transitions[0]) bottom = wanted = called = first;
    // The direction to the page, where the uppermost transition between the two pages is, and all of them with where they are.
    const driven = () => {
      const shown = pages(), own = shown.indexOf(page), old = isNew ? own - 1 : Math.max(0, shown.indexOf(from));
      const roots = transitions.slice(Math.min(own, old), Math.max(own, old)).map((one) => [one, one.motion.at(clock())]);
      return [own - old, roots.at(-1)?.[1] ?? 0, ...roots];
    };
    const runs = () => (isOver || advance(), !isOver);
    const end = (commits) => (velocity = 0) => {
      if (!runs()) return;
      if (!finger) return want(commits ? page : from);
      release(velocity / 1e3, commits);
      show();
      advance();
    };
    settle?.("current");
    const finished = new Promise((done) => settle = (result) => done(result, isOver = true));
    want(page, plan);
    return {
      finished,
      reverse: () => runs() && want(wanted == page ? from : page),
      scrub(progress) {
        if (!runs() || isNaN(progress)) return;
        const [sign, top, ...roots] = finger ||= driven();
        called = 0;
        for (const [one, start] of roots)
          one.motion = held(Math.min(Math.max(1, start), Math.max(Math.min(0, start),
            start - top + (sign > 0 ? progress : 1 - progress))));
        show();
      },
      get progress() {
        if (!runs()) return +(wanted == page);
        const [sign, top] = driven();
        return sign > 0 ? top : 1 - top;
      },
      finish: end(true),
      cancel: end(),
    };
  };
};

export const play = (name, from, to) => {
  const container = from?.parentNode, plan = motions[name];
  if (!plan) throw Error("No transition " + name);
  if (!container || to?.parentNode != container) throw Error(`No page ${from}, ${to}`);
  // Modules that are loaded twice share the stack of a container.
  return (container.transitionStack ??= open(container))(from, to, matchMedia("(prefers-reduced-motion)").matches && plan.r || plan);
};
