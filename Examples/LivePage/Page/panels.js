// Which panels are shown: beside each other in a wide window, else one at a time.

const panelNames = ["recipe", "tune", "timing", "values", "findings", "code"];
const tabs = panelNames.map((name) => find(`#tab-${name}`));
const isCompact = () => document.body.classList.contains("compact");

function showPanel(name) {
  set("view", { panel: name });
  notify("panel");
}

function showPanels() {
  // In a wide window these two are always shown.
  const isDock = state.panel === "recipe" || state.panel === "timing";
  const name = isDemo() ? (isDock || state.panel === "values" ? "tune" : state.panel) : !isCompact() && isDock ? "tune" : state.panel;
  panelNames.forEach((other, index) => {
    const tab = tabs[index];
    const panel = find(`#${other}`);
    const isShown = other === name;
    tab.setAttribute("aria-selected", String(other === name));
    tab.tabIndex = other === name ? 0 : -1;
    if (panel.classList.contains("dock")) panel.classList.toggle("shown", isShown);
    else panel.hidden = !isShown;
  });
  if (isCompact() && name === "timing") measureLanes();
}

function arrange() {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const isNarrow = height > 480 && (width < 700 || (width < 1120 && height > width));
  document.body.classList.toggle("compact", width < 1120 || height < 560);
  document.body.classList.toggle("narrow", isNarrow);
  document.body.classList.toggle("short", height < 480);
  showPanels();
}

tabs.forEach((tab, index) => {
  tab.addEventListener("click", () => showPanel(panelNames[index]));
  tab.addEventListener("keydown", (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    const shown = tabs.filter((other) => other.offsetParent !== null);
    const next = shown[(shown.indexOf(tab) + by + shown.length) % shown.length];
    next.click();
    next.focus();
  });
});
addEventListener("resize", arrange);
on("view everything", showPanels);

addEventListener("beforeprint", () => {
  isPrinting = true;
  document.documentElement.dataset.theme = "light";
  buildCharts();
  updateCharts();
  showFindings();
});
addEventListener("afterprint", () => {
  isPrinting = false;
  showTheme();
});
