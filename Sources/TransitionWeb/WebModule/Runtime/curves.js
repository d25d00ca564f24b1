// What both runtimes of web modules move by: .ci/web-runtime puts it in front of each of them.
//
// All times are in milliseconds. What a timing consists of stands in WebProgress.swift.

const settling = { w: Math.PI / 175, z: 0.999999, d: 514.3 };
const clock = () => document.timeline.currentTime;

// How far a timing is at a time.
const way = (timing, duration, t) => {
  if (t <= 0) return 0;
  if (t >= duration) return 1;
  const { w, z, c } = timing;
  if (w) return 1 - response(w, z, t, 1) - z * w * response(w, z, t);
  if (!c) return t / duration;
  t *= (c.length - 3) / duration;
  const f = t % 1, [p, q, r, s] = c.slice(t);
  return q + f / 2 * (r - p + f * (2 * p - 5 * q + 4 * r - s + f * (3 * (q - r) + s - p)));
};

// A spring at rest that is hit with the velocity 1; or the other solution of its equation, times its frequency.
const response = (w, z, t, isOther, frequency = w * Math.sqrt(Math.abs(1 - z * z)), h = z > 1 ? "h" : "") =>
  Math.exp(-z * w * t) * (isOther ? Math["cos" + h](frequency * t) : Math["sin" + h](frequency * t) / frequency);
