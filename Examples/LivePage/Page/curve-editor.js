// The curve of an animation with handles: two for a Bézier curve, one for a spring.

const plotBox = { width: 340, height: 190, left: 14, right: 14, top: 40, bottom: 40 };

/**
 * Makes an editor.
 *
 * @param read answers the animation without modifiers
 * @param change gets an action that changes the animation, or answers another one
 */
function makeCurveEditor({ read, change }) {
  const { width, height, left, right, top, bottom } = plotBox;
  const plot = makeSVG("polyline", { class: "plot" });
  const end = makeSVG("line", { class: "rest", y1: 6, y2: height - 6 });
  const endText = makeSVG("text", { y: height - 8, "text-anchor": "end" });
  const startText = makeSVG("text", { x: left, y: height - 8 });
  const topText = makeSVG("text", { x: left, y: 16 });
  const arms = [makeSVG("line", { class: "arm" }), makeSVG("line", { class: "arm" })];
  const handles = ["First control point", "Second control point", "Duration and bounce"].map((label) =>
    makeSVG("circle", { class: "handle", r: 8, tabindex: 0, role: "slider", "aria-label": label, "aria-valuemin": 0, "aria-valuemax": 1 }));
  const svg = makeSVG("svg", { viewBox: `0 0 ${width} ${height}`, role: "group", "aria-label": "Curve" });
  const x0 = left;
  const x1 = width - right;
  const restLine = makeSVG("line", { class: "rest", x1: x0, x2: x1 });
  const zeroLine = makeSVG("line", { class: "grid", x1: x0, x2: x1 });
  svg.append(zeroLine, restLine, end, plot, ...arms, topText, startText, endText, ...handles);
  const box = make("div", { className: "curve-box" }, svg);

  /** The axes, which stay while a handle is dragged. */
  let axes = { time: 1, low: -0.25, high: 1.25 };
  let isDragging = false;
  const toX = (time) => x0 + (time / axes.time) * (x1 - x0);
  const toY = (progress) => height - bottom - ((progress - axes.low) / (axes.high - axes.low)) * (height - top - bottom);
  const fromX = (x) => ((x - x0) / (x1 - x0)) * axes.time;
  const fromY = (y) => axes.low + ((height - bottom - y) / (height - top - bottom)) * (axes.high - axes.low);

  /** Where the handles are: in seconds and progress. */
  function positions(node) {
    const duration = durationOf(node);
    if (isBezier(node)) {
      const [ax, ay, bx, by] = bezierOf(node);
      return [[ax * duration, ay], [bx * duration, by], null];
    }
    if (isSpring(node)) return [null, null, [duration, 1 + springOf(node).bounce * 0.5]];
    return [null, null, null];
  }

  function sync() {
    const node = read();
    const curve = curveOf(node);
    if (!isDragging) {
      const values = curve.values.length ? curve.values : [0, 1];
      const spots = positions(node).filter(Boolean);
      axes = {
        time: Math.max(curve.duration, spots.length === 1 ? spots[0][0] * 1.25 : 0) || 1,
        low: Math.min(0, ...values, ...spots.map(([, y]) => y)), high: Math.max(1, ...values, ...spots.map(([, y]) => y)),
      };
    }
    plot.setAttribute("points", curve.values.map((value, index) =>
      `${rounded(toX((index / (curve.values.length - 1)) * curve.duration), 2)},${rounded(toY(value), 2)}`).join(" "));
    for (const [line, value] of [[restLine, 1], [zeroLine, 0]])
      for (const name of ["y1", "y2"]) line.setAttribute(name, toY(value));
    end.style.display = isSpring(node) ? "" : "none";
    for (const name of ["x1", "x2"]) end.setAttribute(name, toX(curve.perceived));
    write(startText, "0 ms");
    write(endText, milliseconds(axes.time));
    endText.setAttribute("x", x1);
    const peak = curve.peak - 1;
    write(topText, peak > 5e-4 ? `Overshoot ${rounded(peak * 100, 1)} %` : "");
    positions(node).forEach((spot, index) => {
      const handle = handles[index];
      handle.style.display = spot ? "" : "none";
      if (arms[index]) arms[index].style.display = spot ? "" : "none";
      if (!spot) return;
      const [x, y] = [toX(spot[0]), toY(spot[1])];
      handle.setAttribute("cx", x);
      handle.setAttribute("cy", y);
      const duration = durationOf(node);
      handle.setAttribute("aria-valuenow", rounded(index === 2 ? clamp(springOf(node).bounce, 0, 1) : spot[0] / duration, 3));
      handle.setAttribute("aria-valuetext", index === 2
        ? `duration ${rounded(duration, 2)} seconds, bounce ${rounded(springOf(node).bounce, 2)}`
        : `x ${rounded(spot[0] / duration, 2)}, y ${rounded(spot[1], 2)}`);
      const arm = arms[index];
      if (!arm) return;
      for (const [name, value] of [["x1", toX(index ? duration : 0)], ["y1", toY(index)], ["x2", x], ["y2", y]]) arm.setAttribute(name, value);
    });
  }

  /** Moves a handle to a time and a progress. */
  function move(index, time, progress) {
    change((node) => {
      if (index === 2) {
        const duration = rounded(clamp(time, 0.05, 2), 2);
        setSpring(node, { duration, bounce: rounded(clamp((progress - 1) * 2, -0.95, 0.95), 2) });
        return node;
      }
      const next = node.part === "timingCurve" ? node : convertedAnimation(node, "timingCurve");
      setValue(next, index ? "x2" : "x1", rounded(clamp(time / durationOf(next), 0, 1), 2));
      setValue(next, index ? "y2" : "y1", rounded(clamp(progress, -1, 2), 2));
      return next;
    });
  }

  handles.forEach((handle, index) => {
    handle.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      handle.focus();
      isDragging = true;
      const bounds = svg.getBoundingClientRect();
      const scale = width / bounds.width;
      const [time, progress] = positions(read())[index];
      // The grip stays under the finger.
      const [gripX, gripY] = [toX(time) - (event.clientX - bounds.left) * scale, toY(progress) - (event.clientY - bounds.top) * scale];
      // It stays in the picture, whose axes follow when the finger lets go.
      const follow = (event) => move(index, fromX((event.clientX - bounds.left) * scale + gripX),
        fromY(clamp((event.clientY - bounds.top) * scale + gripY, 9, height - 9)));
      const stop = () => {
        isDragging = false;
        sync();
      };
      followPointer(handle, event, follow, stop);
    });
    handle.addEventListener("keydown", (event) => {
      const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
      if (!way) return;
      event.preventDefault();
      event.stopPropagation();
      const size = event.shiftKey ? 10 : 1;
      const [time, progress] = positions(read())[index];
      const unit = index === 2 ? 0.01 : 0.01 * durationOf(read());
      move(index, time + way[0] * size * unit, progress + way[1] * size * (index === 2 ? 0.005 : 0.01));
    });
  });
  return { row: box, sync };
}
