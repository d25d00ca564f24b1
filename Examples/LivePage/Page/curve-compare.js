// One curve that is kept behind the one that is tuned, to compare.

/** The kept animation, or points of progress over a duration; null without. Links do not have it. */
let comparison = null;

function keepToCompare(kept) {
  comparison = kept;
  notify("recipe");
}

/** The kept curve as points of a fraction of its duration and a progress. */
function comparedCurve() {
  if (!comparison) return null;
  if (comparison.points) return comparison;
  const { values, duration } = curveOf(comparison.animation);
  return { duration, points: values.map((value, index) => [index / (values.length - 1), value]) };
}

/** The buttons below a curve. */
function makeComparison({ read, change }) {
  const keep = make("button", { type: "button", className: "chip", id: "compare", textContent: "Compare", title: "Keep this curve behind the next ones",
    click: () => keepToCompare(comparison ? null : { animation: copyOf(read()) }) });
  const swap = make("button", { type: "button", className: "chip", id: "compare-swap", textContent: "Swap", title: "Exchange the curve and the kept one",
    click: () => {
      const { animation } = comparison;
      comparison = { animation: copyOf(read()) };
      change(() => animation);
    } });
  const text = make("span", { className: "note" });
  const sync = () => {
    keep.setAttribute("aria-pressed", String(comparison !== null));
    swap.hidden = !comparison?.animation;
    write(text, comparison ? `Dashed: ${comparison.animation ? describeAnimation(comparison.animation) : "linear() as pasted"}` : "");
  };
  return { row: make("div", { className: "curve-tools" }, keep, swap, text), sync };
}
