// What there is to know of what is shown: numbers, chart, and how exact it is.

/** The clocks of easings: the browser computes the progress of each. */
let easingClocks = [];
/** The cells of the table of numbers, with what they show. */
let numberCells = [];

function showDetails() {
  find("#name").textContent = state.item.name;
  find("#summary").textContent = state.item.summary;
  find(".chart").innerHTML = nonce ? variant.chart.replace(/<style/g, `$& nonce="${nonce}"`) : variant.chart;
  fillNumbers();
  fillFindings();
  const facts = find("#facts");
  facts.replaceChildren();
  for (const { kind, text } of variant.facts) {
    const item = document.createElement("li");
    item.className = kind;
    const block = document.createElement("pre");
    block.textContent = (kind === "warning" ? "⚠ " : "") + text;
    item.append(block);
    facts.append(item);
  }
  const operation = isFixed ? "" : `, ${state.operation}`;
  fit.setAttribute("aria-label", `Preview of ${state.item.name}${operation}`);
  status.textContent = `${state.item.name}${operation}, ${Math.round(duration())} milliseconds`;
}

// What lint finds

function fillFindings() {
  const { findings } = variant;
  find(".findings").hidden = !findings;
  find("#no-findings").hidden = !findings || findings.length > 0;
  find("#findings").replaceChildren(...(findings ?? []).map((finding) => {
    const item = document.createElement("li");
    item.className = finding.severity;
    const heading = document.createElement("p");
    const kind = document.createElement("b");
    kind.textContent = `${finding.severity === "warning" ? "⚠ Warning" : "Note"}: ${finding.kind}`;
    heading.append(kind, timeButton(finding));
    item.append(heading);
    for (const text of [`${finding.text}.`, finding.suggestion]) {
      const line = document.createElement("p");
      line.textContent = text;
      item.append(line);
    }
    if (finding.details) {
      const details = document.createElement("pre");
      details.textContent = finding.details;
      item.append(details);
    }
    return item;
  }));
}

/** A button that moves the playhead to where a fault is seen first. */
function timeButton({ start, end }) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "quiet";
  const [from, to] = [start, end].map((time) => time.toFixed(0));
  button.textContent = from === to ? `${from} ms` : `${from} to ${to} ms`;
  button.setAttribute("aria-label", `Show ${button.textContent}`);
  button.addEventListener("click", () => {
    pause();
    seek(start);
  });
  return button;
}

// The numbers at the playhead

function fillNumbers() {
  for (const easingClock of easingClocks) easingClock.cancel();
  const { easings, rows } = variant.numbers;
  easingClocks = easings.map(({ easing, delay, duration }) => {
    const easingClock = fit.animate([], { easing, delay, duration, fill: "both" });
    easingClock.pause();
    return easingClock;
  });
  const body = find("#numbers tbody");
  body.replaceChildren();
  numberCells = rows.map((row) => {
    const line = document.createElement("tr");
    const name = document.createElement("th");
    name.scope = "row";
    name.textContent = `${row.view} ${row.name}`;
    const cell = document.createElement("td");
    line.append(name, cell);
    body.append(line);
    return { cell, ...row };
  });
  find(".numbers").hidden = rows.length === 0;
}

/** The value of a number: between two keyframes by its easing, between many along straight lines. */
function valueOf({ easing, times, values }, now) {
  if (values.length === 1) return values[0];
  if (easing !== undefined) {
    const easingClock = easingClocks[easing];
    easingClock.currentTime = now;
    const progress = easingClock.effect.getComputedTiming().progress ?? 0;
    return values[0] + (values[1] - values[0]) * progress;
  }
  // Of two keyframes at one time, which make a jump, the later one counts.
  const next = times.findIndex((time) => time > now);
  if (next === 0) return values[0];
  if (next < 0) return values[values.length - 1];
  const progress = (now - times[next - 1]) / (times[next] - times[next - 1]);
  return values[next - 1] + (values[next] - values[next - 1]) * progress;
}

function showNumbers(now) {
  for (const number of numberCells) {
    const value = valueOf(number, now);
    const isConstant = number.values.length === 1;
    const digits = Math.abs(value) < 1 ? 3 : Math.abs(value) < 100 ? 2 : 1;
    const digitsOfValue = value.toFixed(digits).replace(/^-(0\.?0*)$/, "$1");
    const text = (isConstant ? String(Number(digitsOfValue)) : digitsOfValue) + number.unit;
    if (number.cell.textContent !== text) number.cell.textContent = text;
  }
}

// The chart, which can be scrubbed

const chart = find(".chart");
chart.addEventListener("pointerdown", (event) => {
  const svg = chart.querySelector("svg");
  if (!svg?.dataset.plotWidth) return;
  const scrub = ({ clientX }) => {
    const box = svg.getBoundingClientRect();
    const x = ((clientX - box.left) / box.width) * svg.viewBox.baseVal.width;
    pause();
    seek(((x - Number(svg.dataset.plotLeft)) / Number(svg.dataset.plotWidth)) * duration());
  };
  scrub(event);
  const stop = () => chart.removeEventListener("pointermove", scrub);
  chart.addEventListener("pointermove", scrub);
  addEventListener("pointerup", stop, { once: true });
  addEventListener("pointercancel", stop, { once: true });
});
