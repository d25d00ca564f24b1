// The curve of an animation with handles: two for a Bézier curve, one for a spring. Below it is its velocity, behind it one to compare.

const plotBox = { width: 340, height: 190, left: 14, right: 14, top: 40, bottom: 40 };
/** Where the velocity is drawn, below the curve. */
const velocityBox = { top: 200, bottom: 244, height: 252 };

/**
 * Makes an editor.
 *
 * @param read answers the animation without modifiers
 * @param change gets an action that changes the animation, or answers another one
 */
function makeCurveEditor({ read, change }) {
  const { width, height, left, right, top, bottom } = plotBox;
  const plot = makeSVG("polyline", { class: "plot" });
  const compared = makeSVG("polyline", { class: "plot compared" });
  const velocity = makeSVG("polyline", { class: "plot velocity" });
  const velocityZero = makeSVG("line", { class: "grid" });
  const velocityText = makeSVG("text", { x: left, y: velocityBox.top - 1 });
  const tags = [0, 1, 2].map(() => makeSVG("text", { class: "tag" }));
  const end = makeSVG("line", { class: "rest", y1: 6, y2: velocityBox.height - 6 });
  const endText = makeSVG("text", { y: height - 8, "text-anchor": "end" });
  const startText = makeSVG("text", { x: left, y: height - 8 });
  const topText = makeSVG("text", { x: left, y: 16 });
  const arms = [makeSVG("line", { class: "arm" }), makeSVG("line", { class: "arm" })];
  const handles = ["First control point", "Second control point", "Duration and bounce"].map((label) =>
    makeSVG("circle", { class: "handle", r: 8, tabindex: 0, role: "slider", "aria-label": label, "aria-valuemin": 0, "aria-valuemax": 1 }));
  const svg = makeSVG("svg", { viewBox: `0 0 ${width} ${velocityBox.height}`, role: "group", "aria-label": "Curve" });
  const x0 = left;
  const x1 = width - right;
  const restLine = makeSVG("line", { class: "rest", x1: x0, x2: x1 });
  const zeroLine = makeSVG("line", { class: "grid", x1: x0, x2: x1 });
  svg.append(zeroLine, restLine, velocityZero, end, compared, velocity, plot, ...arms, topText, startText, endText, velocityText, ...tags, ...handles);
  const tools = makeComparison({ read, change });
  const box = make("div", {}, make("div", { className: "curve-box" }, svg), tools.row);

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

  const pointsOf = (points) => points.map(([x, y]) => `${rounded(x, 2)},${rounded(y, 2)}`).join(" ");

  /** Draws how fast the progress is, from its least to its largest velocity. */
  function drawVelocity({ velocities, duration }) {
    const [low, high] = [Math.min(0, ...velocities), Math.max(1e-9, ...velocities)];
    const y = (value) => velocityBox.bottom - ((value - low) / (high - low)) * (velocityBox.bottom - velocityBox.top - 6);
    velocity.setAttribute("points", pointsOf(velocities.map((value, index) => [toX((index / (velocities.length - 1)) * duration), y(value)])));
    for (const [name, value] of Object.entries({ x1: x0, x2: x1, y1: y(0), y2: y(0) })) velocityZero.setAttribute(name, value);
    write(velocityText, `Velocity, up to ${rounded(high, 1)} a second`);
  }

  /** Names a handle beside it, inside of the picture. */
  function tag(index, x, y, text) {
    write(tags[index], text);
    const isRight = x > width * 0.62;
    tags[index].setAttribute("x", x + (isRight ? -13 : 13));
    tags[index].setAttribute("y", clamp(y + 4, 30, height - 24));
    tags[index].setAttribute("text-anchor", isRight ? "end" : "start");
  }

  function sync() {
    const node = read();
    const curve = curveOf(node);
    const other = comparedCurve();
    tools.sync();
    if (!isDragging) {
      const values = curve.values.length ? [...curve.values, ...(other?.points.map(([, y]) => y) ?? [])] : [0, 1];
      const spots = positions(node).filter(Boolean);
      axes = {
        time: Math.max(curve.duration, other?.duration ?? 0, spots.length === 1 ? spots[0][0] * 1.25 : 0) || 1,
        low: Math.min(0, ...values, ...spots.map(([, y]) => y)), high: Math.max(1, ...values, ...spots.map(([, y]) => y)),
      };
    }
    plot.setAttribute("points", pointsOf(curve.values.map((value, index) => [toX((index / (curve.values.length - 1)) * curve.duration), toY(value)])));
    compared.setAttribute("points", pointsOf((other?.points ?? []).map(([x, y]) => [toX(x * other.duration), toY(y)])));
    drawVelocity(curve);
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
      handle.style.display = tags[index].style.display = spot ? "" : "none";
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
      tag(index, x, y, index === 2 ? `${rounded(duration, 2)} s, bounce ${rounded(springOf(node).bounce, 2)}`
        : `${["P1", "P2"][index]}  ${rounded(spot[0] / duration, 2)}, ${rounded(spot[1], 2)}`);
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
