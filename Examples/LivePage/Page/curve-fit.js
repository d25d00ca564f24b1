// The spring or the Bézier curve that comes closest to points. This takes a while, so it goes in steps, between which the page answers.

/** What lies between points, by straight lines. */
function valueBetween(points, x) {
  let index = points.findIndex(([at]) => at > x);
  if (index < 0) index = points.length - 1;
  const [[x0, y0], [x1, y1]] = [points[Math.max(index - 1, 0)], points[index]];
  return x1 > x0 ? y0 + ((y1 - y0) * clamp(x - x0, 0, x1 - x0)) / (x1 - x0) : y1;
}

/** A spring without initial velocity, by its frequency and damping ratio. */
function springAt(frequency, ratio, time) {
  const decay = ratio * frequency;
  if (ratio >= 0.9999) return 1 - Math.exp(-frequency * time) * (1 + frequency * time);
  const wave = frequency * Math.sqrt(1 - ratio * ratio);
  return 1 - Math.exp(-decay * time) * (Math.cos(wave * time) + (decay / wave) * Math.sin(wave * time));
}

/** Moves numbers one by one while that makes an error smaller, in steps that become smaller. */
function* leastError(start, steps, lows, highs, error) {
  let [best, least] = [start, error(start)];
  for (let size = 1; size > 0.002; ) {
    let isBetter = false;
    for (let index = 0; index < best.length; index += 1)
      for (const sign of [-1, 1]) {
        const next = best.map((value, other) => (other === index ? clamp(value + sign * size * steps[index], lows[index], highs[index]) : value));
        const found = error(next);
        if (found < least) [best, least, isBetter] = [next, found, true];
      }
    if (!isBetter) size /= 2;
    yield;
  }
  return { best, least };
}

/** The best of what some starts lead to; only those that begin with a small error are followed. */
function* bestOf(starts, steps, lows, highs, error) {
  const near = starts.map((start) => ({ start, least: error(start) })).sort((a, b) => a.least - b.least).slice(0, 3);
  let best = null;
  for (const { start } of near) {
    const other = yield* leastError(start, steps, lows, highs, error);
    if (!best || other.least < best.least) best = other;
  }
  return best;
}

function* closestSpring(table) {
  const times = Array.from({ length: 51 }, (_, index) => index / 50);
  const wanted = times.map((time) => table[Math.round(time * 400)]);
  const error = ([size, ratio]) => Math.max(...times.map((time, index) => Math.abs(springAt(Math.exp(size), ratio, time) - wanted[index])));
  const starts = [1.5, 2.2, 2.9, 3.6].flatMap((size) => [0.2, 0.5, 0.8, 1].map((ratio) => [size, ratio]));
  return yield* bestOf(starts, [0.3, 0.1], [0.5, 0.02], [5, 1], error);
}

function* closestBezier(table) {
  const shares = Array.from({ length: 41 }, (_, index) => index / 40);
  const error = ([x1, y1, x2, y2]) => Math.max(...shares.map((t) => {
    const [a, b, c] = [3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t ** 3];
    return Math.abs(a * y1 + b * y2 + c - table[Math.round((a * x1 + b * x2 + c) * 400)]);
  }));
  const starts = [[0.3, 0.1, 0.6, 0.9], [0.3, 0, 0.8, 0.6], [0.1, 0.6, 0.5, 1], [0.3, 1.2, 0.6, 1]];
  return yield* bestOf(starts, [0.2, 0.2, 0.2, 0.2], [0, -1, 0, -1], [1, 2, 1, 2], error);
}

/** The animation that comes closest to the points of `linear(…)`, and by how much it differs. */
async function fittedCurve(points, duration) {
  const table = Array.from({ length: 401 }, (_, index) => valueBetween(points, index / 400));
  const spring = await inPieces(closestSpring(table));
  const bezier = await inPieces(closestBezier(table));
  const isSpring = spring.least < bezier.least;
  const { best, least } = isSpring ? spring : bezier;
  const off = `${rounded(least * 100, 1)} %`;
  const what = `linear() with ${points.length} points`;
  if (least > 0.15) faulty(`${what} was understood, but no spring and no Bézier curve comes closer to it than ${off}.`);
  const node = isSpring
    ? animationNode("spring", { duration: (2 * Math.PI * duration) / Math.exp(best[0]), bounce: 1 - best[1] })
    : animationNode("timingCurve", Object.fromEntries(["x1", "y1", "x2", "y2"].map((name, index) => [name, rounded(best[index], 3)]).concat([["duration", duration]])));
  return { node, points, duration, said: `${what}, over ${seconds(duration)}. The closest is ${isSpring ? "a spring" : "a Bézier curve"}: it differs by up to ${off}. The points are kept to compare.` };
}
