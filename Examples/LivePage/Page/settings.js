// Where a transition plays: the device, its size, the direction and whether motion is reduced.

const deviceSizes = [
  ["iPhone", 390, 844], ["iPhone SE", 375, 667], ["iPhone Pro Max", 440, 956], ["iPhone, landscape", 844, 390], ["Android", 412, 915],
  ["iPad", 820, 1180], ["iPad, landscape", 1180, 820], ["Watch", 205, 251], ["Window", 800, 600], ["Card", 320, 200], ["Square", 400, 400],
];
const deviceMenu = find("#device");
deviceMenu.append(...deviceSizes.map(([name], index) => make("option", { value: String(index), textContent: name })), make("option", { value: "", textContent: "Custom size" }));
deviceMenu.addEventListener("change", () => {
  const found = deviceSizes[deviceMenu.value];
  if (found) setSize(found[1], found[2]);
});

function setSize(width, height) {
  // An emptied field keeps the size that there was.
  set("environment", { size: [width, height].map((side, index) => (side > 0 ? clamp(Math.round(side), 40, 2000) : state.size[index])) });
  say(`${rounded(state.size[0], 3)} by ${rounded(state.size[1], 3)} points`);
}
const [widthField, heightField] = [find("#width"), find("#height")];
for (const field of [widthField, heightField])
  field.addEventListener("change", () => setSize(Number(widthField.value), Number(heightField.value)));

find("#rtl").addEventListener("click", () => set("environment", { rightToLeft: !state.rightToLeft }));
find("#reduce").addEventListener("click", () => set("environment", { reducedMotion: !state.reducedMotion }));
find("#onion").addEventListener("click", () => set("view", { onion: !state.onion }));
find("#trail").addEventListener("click", () => set("view", { trail: !state.trail }));
find("#duplicate").addEventListener("click", duplicateVariant);
find("#merging").addEventListener("change", (event) => set("environment", { merging: Number(event.target.value) }));
find("#undo").addEventListener("click", undo);
find("#redo").addEventListener("click", redo);

function showSettings() {
  const [width, height] = state.size;
  const index = deviceSizes.findIndex(([, w, h]) => w === width && h === height);
  deviceMenu.value = index < 0 ? "" : String(index);
  widthField.value = rounded(width, 3);
  heightField.value = rounded(height, 3);
  find("#merging").value = String(state.merging);
  for (const [id, isOn] of [["rtl", state.rightToLeft], ["reduce", state.reducedMotion], ["onion", state.onion], ["trail", state.trail]])
    find(`#${id}`).setAttribute("aria-pressed", String(isOn));
}
let shownEnvironment = "";
on("environment view everything", () => {
  showSettings();
  const environment = `${state.size} ${state.rightToLeft} ${state.operation}`;
  if (environment === shownEnvironment) return;
  shownEnvironment = environment;
  for (const { device } of state.variants) device?.renew();
  resizeStage();
});
on("compiled view", showTraces);
