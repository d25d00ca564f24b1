// How numbers go from where they are to their goals: what both runtimes of web modules move by. .ci/web-runtime puts it in front of each.
//
// All times are in milliseconds. What a timing consists of stands in WebProgress.swift.

const settling = { w: 0.017952, z: 0.999999, d: 514.3 };
const clock = () => document.timeline.currentTime;

// How far a timing is at a time.
const way = (timing, duration, t) => {
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

// The way of a number to its goal: what is left of it dies down with the timing. What its velocity lacks is the response of a spring,
// which is as quick as the number has been moving for. A progress stays between 0 and 1, unless its timing does not.
const approach = (timing, duration, value, velocity, goal, began) => {
  const start = clock(), left = goal - value, age = start - began, slope = way(timing, duration, 1e-3) * 1e3;
  let { w, z } = timing.w ? timing : settling, k = velocity && slope < 1 && age ? velocity - left * slope : 0;
  if (!timing.w) w = Math.max(w, 2 * Math.PI * Math.max(1 / age, slope));
  if (isProgress) {
    const room = Math.abs(k / (1 - goal - value));
    if (k * (left || goal - 0.5) > 0) k *= left && 1;
    else if (!timing.u && room > w) {
      w = Math.min(10, room);
      z = settling.z;
    }
  }
  // Until the response stays below a thousandth: of a progress, or of its own peak.
  let end = 0, peak = 0, hit = k;
  while (hit) {
    end += 0.01 / w;
    hit = z < 1 ? Math.exp(-z * w * end) * Math.min(end, 1 / w / Math.sqrt(1 - z * z)) : response(w, z, end);
    if (!isProgress) peak = Math.max(peak, hit);
    hit = end * w < 2 || Math.abs(isProgress ? k * hit : hit / peak) > 1e-3;
  }
  const motion = {
    start, began, goal, length: Math.max(left && duration, end),
    at: (t) => (t -= start) < motion.length ? goal - left * (1 - way(timing, duration, t)) + (k && k * response(w, z, t)) : goal,
  };
  return motion;
};

// A motion is drawn as 640 lines, which are short at the start, where a response may be.
const part = (i) => (i / 640) ** 1.5;
const knot = ({ start, length }, i) => start + length * part(i);

// The ends of the line that is drawn at a time: the next motion takes over the velocity that is seen.
const line = (motion, time, i = 640 * ((time - motion.start) / motion.length) ** (2 / 3) | 0) => [knot(motion, i), knot(motion, i + 1)];

// The values of a function of the time at the ends of these lines.
const drawn = (motion, value) => Array.from({ length: 641 }, (_, i) => value(knot(motion, i), i));

// None of these parts is so small that it is written with an exponent.
const easing = (motion, value) => `linear(${drawn(motion, (t, i) => value(t) + ` ${part(i)}e2%`)})`;
