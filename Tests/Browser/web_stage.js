// Defines pages to play with and, if the clock stands still, one that only moves when it is told to.
((standsStill) => {
  let now = 0;
  const running = new Set(), animate = Element.prototype.animate;
  // Without a reference to it, WebKit makes a new object of the timeline now and then.
  window.timelineOfStage = document.timeline;
  if (standsStill) {
    Object.defineProperty(document.timeline, "currentTime", { get: () => now });
    Element.prototype.animate = animateWhenTold;
  }
  function animateWhenTold(...given) {
    const animation = animate.apply(this, given), cancel = animation.cancel.bind(animation);
    const entry = {
      start: 0, length: given[1].duration, page: this,
      // Firefox counts microseconds, and takes the one before.
      show() { animation.currentTime = Math.max(0, now - this.start) + 1e-5; }
    };
    animation.pause();
    Object.defineProperty(animation, "startTime", { set(start) { entry.start = start; entry.show(); } });
    Object.defineProperty(animation, "onfinish", { set(handler) { entry.finish = handler; } });
    animation.cancel = () => { running.delete(entry); cancel(); };
    running.add(entry);
    return animation;
  }
  /// What is around a page, from the outside to the page itself.
  function levels(page, container) {
    const levels = [];
    for (let node = page; node != container; node = (node.assignedSlot ?? node).parentNode.host ?? (node.assignedSlot ?? node).parentNode)
      levels.unshift(node);
    return levels;
  }
  function compareLevels(a, b, container) {
    const [first, second] = [a, b].map((page) => levels(page, container).map((node) => getComputedStyle(node).zIndex));
    const at = first.findIndex((height, index) => height != second[index]);
    return at < 0 ? 0 : first[at] - second[at];
  }
  /// The matrix of a page about the centre of the container, and its opacity, with those of all around it.
  function composed(page, container) {
    return levels(page, container).map((node) => getComputedStyle(node)).reduce(({ matrix, opacity }, style) => ({
      matrix: matrix.multiply(new DOMMatrix(style.transform)),
      opacity: [...style.filter.matchAll(/opacity\(([^)]+)\)/g)].reduce((product, match) => product * match[1], opacity * style.opacity)
    }), { matrix: new DOMMatrix(), opacity: 1 });
  }
  const stage = window.stage = {
    get now() { return now; },
    /// How many animations have ended.
    endings: 0,
    module(source, name = "play") {
      return new Function(source.replace(`export const ${name}`, `const ${name}`) + `; return ${name}`)();
    },
    /// Goes to a time; what ends before gets its event at its own time, or, if `isLate`, only then.
    advance(time, isLate) {
      for (let turns = 0; turns < 1000; turns++) {
        const due = [...running].filter((one) => one.finish && one.start + one.length <= time);
        if (!due.length) break;
        stage.endings += due.length;
        now = isLate ? time : Math.max(now, Math.min(...due.map((one) => one.start + one.length)));
        for (const one of due)
          if (running.has(one) && one.start + one.length <= now) { one.finish(); if (running.has(one)) one.finish = null; }
      }
      now = time;
      for (const one of running) one.show();
    },
    /// What is seen at a time and at four before or after it, and whether something ends in between.
    around(time, step, look) {
      const at = (n) => { stage.advance(time + n * step); return look(); }, count = stage.endings;
      const seen = (step < 0 ? [4, 3, 2, 1, 0] : [0, 1, 2, 3, 4]).map(at);
      return { seen: step < 0 ? seen.reverse() : seen, hasEnding: stage.endings != count };
    },
    /// The velocity at the first of five values with equal distances in time.
    slope: ([a, b, c, d, e], step) => (-25 * a + 48 * b - 36 * c + 16 * d - 3 * e) / 12 / step,
    container(width, height, count) {
      document.body.innerHTML = "";
      document.body.style.margin = 0;
      const container = document.createElement("div");
      container.style.cssText = `position: relative; overflow: hidden; isolation: isolate; container-type: size;
        width: ${width}px; height: ${height}px; background: #f0f`;
      for (let number = 0; number < count; number++) {
        const page = document.createElement("div");
        page.style.cssText = `position: absolute; inset: 0; background: hsl(${number * 60 + 150} 40% 60%)`;
        page.innerHTML = `<button>${number}</button>`;
        page.hidden = number > 0;
        container.append(page);
      }
      document.body.append(container);
      return container;
    },
    /// Every page on screen from back to front: its number, rectangle and opacity.
    seen(container) {
      const frame = container.getBoundingClientRect();
      return [...container.children].map((page, number) => [page, number]).filter(([page]) => !page.hidden)
        .sort(([a], [b]) => compareLevels(a, b, container)).map(([page, number]) => {
          const box = page.getBoundingClientRect(), { matrix, opacity } = composed(page, container);
          // Firefox rounds rectangles to sixtieths of a pixel, and others the texts of matrices, to six digits as it does: the first is
          // too coarse for velocities.
          let [left, top, width, height] = [box.left - frame.left, box.top - frame.top, box.width, box.height];
          if (navigator.userAgent.includes("Firefox")) {
            [width, height] = [frame.width * matrix.a, frame.height * matrix.d];
            const place = [(frame.width - width) / 2 + matrix.e, (frame.height - height) / 2 + matrix.f];
            if (Math.max(Math.abs(place[0] - left), Math.abs(place[1] - top)) > 0.05) throw Error(`${place}, not ${[left, top]}`);
            [left, top] = place;
          }
          return [number, left, top, width, height, opacity];
        });
    },
    /// What is wrong after the last arrival; null if nothing is.
    leftover(container, wanted) {
      for (const [number, page] of [...container.children].entries()) {
        if (page.hidden != (number != wanted)) return `page ${number} is ${page.hidden ? "hidden" : "there"}`;
        if (page.style.zIndex != "") return `page ${number} has a z-index`;
        if (page.slot != "") return `page ${number} is in a slot`;
        if (page.children[0].inert) return `page ${number} is inert`;
      }
      const animations = [...document.getAnimations(), ...container.shadowRoot.getAnimations()];
      return animations.length ? `${animations.length} animations` : null;
    },
  };
})
