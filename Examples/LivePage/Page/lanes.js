// One lane for each part: a bar from its start to its end, whose edges and middle can be dragged.

const lanes = find("#lanes");
const needle = make("div", { className: "needle" });
const ruler = make("div", { className: "scale", "aria-hidden": "true" });
lanes.append(make("div", { className: "ruler" }, make("span"), ruler), needle);
let laneWidth = 0;
let laneLeft = 0;
let laneScale = 1;
let laneDrag = null;
let needleShare = 0;

/** When the values of a recipe change: the start, the perceived and the settled end, in seconds; null if nothing does. */
function spanOf(recipe) {
  const handle = compile(recipe);
  if (!handle) return null;
  const { timings, tracks } = engine.json("structure", handle);
  engine.exports.release(handle);
  const used = new Set();
  for (const { segments } of tracks)
    for (const { timing, from, to } of segments) if (timing >= 0 && from.some((value, index) => value !== to[index])) used.add(timing);
  const found = [...used].map((index) => timings[index]).filter(({ end, start }) => end > start);
  if (!found.length) return null;
  return {
    start: Math.min(...found.map(({ start }) => start)), end: Math.max(...found.map(({ end }) => end)),
    perceived: Math.max(...found.map(({ perceivedEnd, end }) => perceivedEnd ?? end)),
  };
}

/** The time of which a layer around a part has a fraction. */
function wholeOf(recipe, path) {
  const copy = isolated(recipe, path);
  const inner = corePath(recipe, path);
  const found = timingPath(recipe, path, "during");
  let node = copy;
  const straight = nodeOf("linear");
  // The path in the copy differs where lists were cut down, so it is walked along.
  const walk = (at, step) => at.parts[Math.min(step, at.parts.length - 1)];
  const target = found ?? inner;
  for (const index of target) node = walk(node, index);
  if (found) [node.values, node.parts[1]] = [[0, 1], straight];
  const span = spanOf(copy);
  return span ? { start: span.start, length: span.end - span.start } : { start: 0, length: totalDuration };
}

class Lane {
  constructor(row) {
    this.path = row.path;
    this.label = make("button", { type: "button", className: "label", click: () => select(this.path) });
    this.times = make("span", { className: "times" });
    this.tail = make("span", { className: "tail" });
    this.from = this.grip("from", "Start");
    this.to = this.grip("to", "End");
    this.bar = make("div", { className: "bar-of-lane", role: "slider", tabIndex: 0, ariaValueMin: "0" }, this.tail, this.times);
    this.drag(this.bar, "both");
    this.track = make("div", { className: "track" }, this.bar);
    this.bar.append(this.from, this.to);
    this.element = make("div", { className: "lane" }, this.label, this.track);
  }

  grip(kind, label) {
    const grip = make("div", { className: `edge ${kind}`, title: label });
    this.drag(grip, kind);
    return grip;
  }

  sync(row, span) {
    this.path = row.path;
    const title = partOf(row.node).title;
    write(this.label, title);
    this.element.classList.toggle("chosen", String(row.path) === String(state.path));
    this.element.classList.toggle("off", !span);
    this.track.dataset.note = `Not in this ${operationNames[state.operation]}`;
    this.span = span;
    if (!span) return;
    const { start, perceived, end } = span;
    this.bar.style.left = `${(start / laneScale) * 100}%`;
    this.bar.style.width = `${((perceived - start) / laneScale) * 100}%`;
    this.tail.style.width = `${((end - perceived) / Math.max(perceived - start, 1e-6)) * 100}%`;
    write(this.times, `${Math.round(start * 1000)} – ${milliseconds(perceived)}`);
    this.bar.setAttribute("aria-label", `Delay of ${title}`);
    this.bar.setAttribute("aria-valuemax", "2000");
    this.bar.setAttribute("aria-valuenow", String(Math.round(start * 1000)));
    this.bar.setAttribute("aria-valuetext", `from ${Math.round(start * 1000)} to ${Math.round(perceived * 1000)} milliseconds`);
  }

  drag(element, kind) {
    element.addEventListener("pointerdown", (event) => {
      if (event.button !== 0 || !this.canBegin) return;
      event.preventDefault();
      event.stopPropagation();
      this.bar.focus();
      if (String(state.path) !== String(this.path)) select(this.path);
      const start = this.begin(kind);
      laneDrag = { x: event.clientX, scale: laneScale };
      const follow = (event) => {
        const seconds = ((event.clientX - laneDrag.x) / laneWidth) * laneDrag.scale;
        if (Math.abs(event.clientX - laneDrag.x) > 2 || laneDrag.hasMoved) {
          laneDrag.hasMoved = true;
          this.apply(start, kind, seconds);
        }
      };
      const stop = () => {
        laneDrag = null;
        showLanesSoon();
      };
      followPointer(element, event, follow, stop);
    });
    if (kind !== "both") return;
    element.addEventListener("keydown", (event) => {
      const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!way || !this.canBegin) return;
      event.preventDefault();
      event.stopPropagation();
      const kind = event.altKey ? "from" : event.shiftKey ? "to" : "both";
      this.apply(this.begin(kind), kind, way * 0.01);
    });
  }

  /** Whether the part is still there: lanes follow the recipe a little later. */
  get canBegin() {
    return this.span && nodeAt(chosen().recipe, this.path) !== undefined;
  }

  /** What a drag starts from. */
  begin(kind) {
    const { recipe } = chosen();
    const range = timingNode(recipe, this.path, "during");
    const holder = holderPath(recipe, this.path);
    const animation = holder && plainOf(nodeAt(recipe, holder).parts[1]);
    // A part without timing gets a range of the time around it.
    const isLayer = range || (!animation && kind !== "both");
    const delay = timingNode(recipe, this.path, "delayed")?.values[0] ?? 0;
    return {
      isLayer, delay, span: { ...this.span }, values: range ? [...range.values] : [0, 1],
      whole: isLayer ? wholeOf(recipe, this.path) : null, duration: animation ? durationOf(animation) : 0,
    };
  }

  apply(start, kind, seconds) {
    const { path } = this;
    if (start.isLayer && kind !== "both" || start.isLayer && timingPath(chosen().recipe, path, "during") && start.values[1] - start.values[0] < 1) {
      if (!timingPath(chosen().recipe, path, "during")) setLayer(path, true);
      const by = seconds / (start.whole.length || 1);
      let [from, to] = start.values;
      if (kind === "from") from = clamp(from + by, 0, to - 0.02);
      else if (kind === "to") to = clamp(to + by, from + 0.02, 1);
      else [from, to] = [clamp(from + by, 0, 1 - (to - from)), clamp(to + by, to - from, 1)];
      return edit(`range ${path}`, (recipe) => {
        const layer = timingNode(recipe, path, "during");
        if (layer) layer.values = [rounded(from, 3), rounded(to, 3)];
      });
    }
    if (kind === "both") return setDelay(path, clamp(start.delay + seconds, 0, 2));
    const length = start.span.perceived - start.span.start;
    const by = kind === "to" ? seconds : -clamp(seconds, -start.delay, length - 0.05);
    if (kind === "from") setDelay(path, clamp(start.delay - by, 0, 2));
    const duration = clamp(start.duration * ((length + by) / length), 0.05, 3);
    changeAnimation(path, (node) => {
      if (isSpring(node)) setSpring(node, { ...springOf(node), duration: rounded(duration, 2) });
      else setValue(node, "duration", rounded(duration, 2));
      return node;
    });
  }
}

let shownLanes = [];
function showLanes() {
  const { recipe, error } = chosen();
  if (error) return;
  const leaves = rowsOf(recipe).filter(({ isLeaf }) => isLeaf);
  if (!laneDrag) laneScale = totalDuration || 1;
  if (shownLanes.length !== leaves.length) {
    for (const lane of shownLanes) lane.element.remove();
    shownLanes = leaves.map((row) => new Lane(row));
    lanes.append(...shownLanes.map(({ element }) => element));
  }
  leaves.forEach((row, index) => shownLanes[index].sync(row, spanOf(isolated(recipe, row.path))));
  showRuler();
  measureLanes();
}
const showLanesSoon = throttled(70, showLanes);

function showRuler() {
  const steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.5, 1, 2, 5, 10, 30];
  const width = laneWidth || 500;
  const interval = steps.find((value) => (value / laneScale) * width >= 52) ?? laneScale / 5;
  const labels = [];
  for (let time = 0; time <= laneScale + 1e-9; time += interval) {
    const label = make("span", { textContent: time === 0 ? "0" : String(Math.round(time * 1000)) });
    label.style.left = `${(time / laneScale) * 100}%`;
    labels.push(label);
  }
  ruler.replaceChildren(...labels);
}

/** Measures the lanes outside of the frames, so that frames need not. */
function measureLanes() {
  laneWidth = ruler.clientWidth;
  laneLeft = ruler.offsetLeft + ruler.parentElement.offsetLeft;
  moveNeedle(needleShare);
}
whenResized(ruler, () => {
  measureLanes();
  showRuler();
});

function moveNeedle(share) {
  needleShare = share;
  needle.style.transform = `translateX(${Math.round((laneLeft + share * laneWidth) * 10) / 10 - 0.75}px)`;
}

ruler.addEventListener("pointerdown", (event) => {
  const { left, width } = ruler.getBoundingClientRect();
  const follow = ({ clientX }) => seek(clamp((clientX - left) / width, 0, 1) * totalDuration);
  follow(event);
  followPointer(ruler, event, follow);
});

on("compiled selection", showLanesSoon);
