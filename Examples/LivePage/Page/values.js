// Values, velocities and charts: a chart for each curve, with the names of everything that follows it.

const chartsPanel = find("#charts");
const mostRows = 24;
const swatches = ["var(--line-1)", "var(--line-2)", "var(--line-3)", "var(--line-4)"];
let charts = [];
/** The entry of the component that is explained. */
let explained = null;
let showsAllRows = false;

const isAngle = (unit) => unit === "radians" || unit === "rad";
const factorOf = (unit) => (isAngle(unit) ? 180 / Math.PI : 1);

function numberText(value, unit) {
  const shown = value * factorOf(unit);
  const digits = Math.abs(shown) < 10 ? 2 : Math.abs(shown) < 1000 ? 1 : 0;
  const text = shown.toFixed(digits).replace(/^-(0\.?0*)$/, "$1");
  const sign = isAngle(unit) ? "°" : unit === "points" || unit === "pt" ? " pt" : "";
  return text.replace("-", "−") + sign;
}

/** The name of what changes, in which a clip says to which shape, and not from which and with what numbers. */
const shortName = (name) => name.replace(/clip\(to: (\w+).*/, "clip to $1");

/** The components that change, with their curves, and those that stay. */
function componentsOf(variant) {
  const { views, tracks } = structureOf(variant);
  const moving = [];
  const constant = [];
  const steps = stepsOf(variant.duration);
  tracks.forEach((track, index) => {
    const view = views[track.view];
    const isPiece = view.parent >= 0;
    if (isPiece && moving.length > 60) return;
    const words = engine.words("curve", variant.handle, index, steps + 1);
    track.components.forEach((component, lane) => {
      const [values, velocities] = [0, 4].map((first) => Array.from({ length: steps + 1 }, (_, step) => words[step * 8 + first + lane]));
      const [start, end] = [values[0], values.at(-1)];
      const extent = Math.max(...values) - Math.min(...values);
      const name = `${view.name} ${track.property}${component ? `.${component}` : ""}`;
      const entry = { name, track: index, lane, unit: track.unit, start, end, values, velocities, segments: track.segments, isPiece };
      const same = moving.at(-1);
      // Components that move alike are one row.
      if (extent > 1e-6 && same?.track === index && values.every((value, step) => value === same.values[step])) same.name += ` ${component}`;
      else if (extent > 1e-6) moving.push(entry);
      else if (!isPiece && Math.abs(start - track.identity[lane]) > 1e-6) constant.push(entry);
    });
  });
  return { moving: moving.sort((a, b) => a.isPiece - b.isPiece), constant };
}

/** The curve from 0 to 1; of what comes back to its start, a fraction of its largest value. And how high it goes. */
function normalized({ values, velocities, start, end }, duration) {
  const extent = Math.max(...values) - Math.min(...values);
  const length = Math.abs(end - start) > extent * 0.02 ? end - start : extent;
  const curve = values.map((value) => (value - start) / length);
  return { curve, peak: peakOf(curve, velocities.map((velocity) => velocity / length), duration / (values.length - 1)) };
}

/** Components whose curves are the same stand in one chart. */
function groupsOf(moving, duration) {
  const groups = [];
  for (const entry of moving) {
    const { curve, peak } = normalized(entry, duration);
    const same = groups.find((group) => group.curve.every((value, index) => Math.abs(value - curve[index]) < 2e-3));
    if (same) same.entries.push(entry);
    else groups.push({ curve, peak, entries: [entry], index: groups.length });
  }
  return groups;
}

/** When the segments of components appear to end, and end, in seconds. */
function endsOf(entries, timings) {
  const used = entries.flatMap(({ segments }) => segments.filter(({ from, to }) => from.some((value, index) => value !== to[index])));
  const found = used.map(({ timing }) => timings[timing]).filter(Boolean);
  if (!found.length) return null;
  return { perceived: Math.max(...found.map(({ perceivedEnd, end }) => perceivedEnd ?? end)), settled: Math.max(...found.map(({ end }) => end)) };
}

class Chart {
  constructor(group, timings, duration) {
    this.group = group;
    this.duration = duration;
    const { curve, peak, entries } = group;
    this.low = Math.min(0, ...curve);
    this.high = Math.max(1, peak);
    this.ends = endsOf(entries, timings);
    this.rows = [];
    const body = make("tbody");
    for (const entry of entries) {
      const button = make("button", { type: "button", ariaLabel: `Explain ${entry.name}`, click: () => explain(this, entry, line) }, make("i"), shortName(entry.name));
      button.title = entry.name;
      const [value, velocity] = [make("td"), make("td")];
      const line = make("tr", {}, make("th", { scope: "row" }, button), value, velocity);
      body.append(line);
      this.rows.push({ entry, line, value, velocity });
    }
    const head = make("thead", {}, make("tr", {}, make("th", { scope: "col" }, make("span", { className: "hidden-text", textContent: "Property" })),
      make("th", { scope: "col", textContent: "Value" }), make("th", { scope: "col", textContent: "Velocity" })));
    this.svg = this.draw();
    this.element = make("div", { className: "chart" }, make("table", { className: "legend" }, head, body), this.svg);
    this.element.style.setProperty("--swatch", swatches[group.index % swatches.length]);
  }

  x(time) { return 54 + (time / (this.duration || 1)) * 276; }
  y(value) { return 104 - ((value - this.low) / (this.high - this.low)) * 90; }

  draw() {
    const { curve } = this.group;
    const svg = makeSVG("svg", { viewBox: "0 0 340 128", role: "img", "aria-label": `Curve of ${this.group.entries.map(({ name }) => name).join(", ")}` });
    const line = (name, x1, y1, x2, y2) => makeSVG("line", { class: name, x1, y1, x2, y2 });
    const text = (x, y, content, anchor = "middle") => {
      const element = makeSVG("text", { x, y, "text-anchor": anchor });
      element.textContent = content;
      return element;
    };
    const interval = [0.05, 0.1, 0.2, 0.25, 0.5, 1, 2, 5, 10].find((value) => this.duration / value <= 6) ?? this.duration / 5;
    for (let time = 0; time <= this.duration + 1e-9; time += interval) {
      svg.append(line("grid", this.x(time), 10, this.x(time), 106));
      if (time < this.duration * 0.84) svg.append(text(this.x(time), 121, String(Math.round(time * 1000))));
    }
    svg.append(text(332, 121, milliseconds(this.duration), "end"));
    svg.append(line("grid", 54, this.y(0), 330, this.y(0)), line("rest", 54, this.y(1), 330, this.y(1)));
    svg.append(text(49, this.y(0) + 4, "0 %", "end"));
    const peak = this.high - 1;
    svg.append(text(49, this.y(1) + 4, "100 %", "end"));
    // A peak that is close to that has no room; the note above the chart has it.
    if ((peak * 90) / (this.high - this.low) >= 12) svg.append(text(49, this.y(this.high) + 6, `${rounded(100 + peak * 100, 1)} %`, "end"));
    if (this.ends && this.ends.perceived < this.ends.settled - 1e-3) svg.append(line("mark", this.x(this.ends.perceived), 10, this.x(this.ends.perceived), 106));
    svg.append(makeSVG("polyline", { class: "plot", points: curve.map((value, index) =>
      `${rounded(this.x((index / (curve.length - 1)) * this.duration), 1)},${rounded(this.y(value), 1)}`).join(" ") }));
    this.cursor = line("cursor", 54, 10, 54, 106);
    this.head = makeSVG("circle", { class: "head", r: 4.5 });
    svg.append(this.cursor, this.head);
    const scrub = ({ clientX }) => {
      const box = svg.getBoundingClientRect();
      seek(clamp((((clientX - box.left) / box.width) * 340 - 54) / 276, 0, 1) * this.duration);
    };
    svg.addEventListener("pointerdown", (event) => {
      scrub(event);
      followPointer(svg, event, scrub);
    });
    return svg;
  }

  /** What the legend says of the curve: overshoot and ends. */
  note() {
    const peak = this.high - 1;
    const texts = [];
    if (peak > 5e-4) texts.push(`overshoots by ${rounded(peak * 100, 1)} %`);
    if (this.ends) texts.push(this.ends.perceived < this.ends.settled - 1e-3
      ? `appears to end at ${milliseconds(this.ends.perceived)}, settles at ${milliseconds(this.ends.settled)}` : `ends at ${milliseconds(this.ends.settled)}`);
    return texts.join(" · ");
  }

  update(floats, at, time) {
    for (const { entry, value, velocity } of this.rows) {
      const index = at + entry.track * 8 + entry.lane;
      write(value, numberText(floats[index], entry.unit));
      write(velocity, perSecond(floats[index + 4], entry.unit));
    }
    const share = clamp(time / (this.duration || 1), 0, 1);
    const x = this.x(share * this.duration);
    this.cursor.setAttribute("x1", x);
    this.cursor.setAttribute("x2", x);
    const { entry } = this.rows[0];
    const { curve } = this.group;
    const step = share * (curve.length - 1);
    const [low, part] = [Math.floor(step), step % 1];
    let level = curve[low] + ((curve[low + 1] ?? curve[low]) - curve[low]) * part;
    // After an interruption the value is off the curve.
    if (chosen().isOff && Math.abs(entry.end - entry.start) > 1e-9)
      level = (floats[at + entry.track * 8 + entry.lane] - entry.start) / (entry.end - entry.start);
    this.head.setAttribute("cx", x);
    this.head.setAttribute("cy", clamp(this.y(level), 4, 124));
  }
}

/** Says below a row what makes up its value; once more hides that. */
function explain(chart, entry, line) {
  const isSame = explained?.name === entry.name;
  find(".why", chartsPanel)?.remove();
  explained = isSame ? null : entry;
  if (isSame) return;
  line.after(make("tr", { className: "why" }, make("td", { colSpan: 3, textContent: explanation(entry) })));
}

function explanation({ track }) {
  const variant = chosen();
  return engine.read("playerExplain", variant.player, track) || engine.message;
}

function buildCharts() {
  const variant = chosen();
  if (!variant.handle) return;
  const { moving, constant } = componentsOf(variant);
  const shown = showsAllRows ? moving : moving.slice(0, mostRows);
  const { timings } = structureOf(variant);
  charts = groupsOf(shown, variant.duration).map((group) => new Chart(group, timings, variant.duration));
  const elements = charts.map((chart) => {
    const note = chart.note();
    if (note) chart.svg.before(make("p", { className: "note", textContent: note }));
    return chart.element;
  });
  if (moving.length > shown.length)
    elements.push(make("button", { type: "button", className: "wide-button", id: "all-values", textContent: `Show all ${moving.length} values`, click: () => {
      showsAllRows = true;
      showCharts();
    } }));
  if (constant.length) elements.push(make("p", { className: "note", textContent: `Constant: ${constant.map(({ name, start, unit }) => `${shortName(name)} ${numberText(start, unit)}`).join(", ")}` }));
  if (!moving.length) elements.push(make("p", { className: "note", textContent: `Nothing moves in this ${operationNames[state.operation]}.` }));
  chartsPanel.replaceChildren(...elements);
  explained = null;
  const overshoot = Math.max(0, ...charts.map(({ high }) => high - 1));
  const logical = engine.exports.logicalDuration(variant.handle);
  const facts = [["Appears to end", milliseconds(logical)], ["Settles", milliseconds(variant.duration)], ["Overshoot", overshoot > 5e-4 ? `${rounded(overshoot * 100, 1)} %` : "none"]];
  find("#facts").replaceChildren(...facts.map(([name, text]) => make("span", {}, `${name} `, make("b", { textContent: text }))));
}

function updateCharts() {
  if (state.panel !== "values" && !isPrinting) return;
  const variant = chosen();
  if (!variant.player) return;
  const time = Math.min(engine.exports.playerTime(variant.player), variant.duration);
  // A paused player stands still; the timeline knows the velocity at its time.
  if (variant.isOff) engine.exports.playerMeasure(variant.player);
  else engine.exports.measure(variant.handle, time);
  const at = engine.at;
  for (const chart of charts) chart.update(engine.floats, at, time);
  const why = find(".why td", chartsPanel);
  if (why && explained) write(why, explanation(explained));
}
const updateChartsSoon = throttled(100, updateCharts);

const showCharts = () => {
  if (state.panel !== "values" && !isPrinting) return;
  buildCharts();
  updateCharts();
};
let isPrinting = false;
on("compiled panel", throttled(120, showCharts));
on("time", updateChartsSoon);
