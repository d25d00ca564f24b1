// Custom pictures in place of the cards: dropped, pasted or picked. They stay in the browser.

/** A picture for each page; null for the card. */
const customScreens = [null, null];
const screenChip = find("#screens");
const screenFiles = find("#screen-files");

function showScreens() {
  screenChip.setAttribute("aria-pressed", String(customScreens.some(Boolean)));
  for (const { device } of state.variants) device?.renew();
}

async function readScreen(file) {
  const address = URL.createObjectURL(file);
  const image = make("img", { src: address, alt: "" });
  try {
    await image.decode();
    return { address, image };
  } catch {
    URL.revokeObjectURL(address);
    return null;
  }
}

/** Shows up to two pictures: a single one on the first page that has none, else on the page that comes. */
async function takeScreens(files) {
  const found = (await Promise.all([...files].filter(({ type }) => type.startsWith("image/")).slice(0, 2).map(readScreen))).filter(Boolean);
  if (!found.length) return showHint("There is no picture in this that the browser can read.");
  const free = customScreens.findIndex((screen) => !screen);
  found.forEach((screen, index) => {
    const page = found.length === 2 ? index : free < 0 ? 1 - state.operation : free;
    if (customScreens[page]) URL.revokeObjectURL(customScreens[page].address);
    customScreens[page] = screen;
  });
  showScreens();
  const isWhole = customScreens.every(Boolean);
  showHint(isWhole ? "Your screens stay in this browser: links and files do not have them." : "Drop, paste or pick the other screen, too. They stay in this browser.");
}

function dropScreens() {
  for (const [page, screen] of customScreens.entries()) {
    if (screen) URL.revokeObjectURL(screen.address);
    customScreens[page] = null;
  }
  showScreens();
  showHint();
}

screenChip.addEventListener("click", () => (customScreens.every(Boolean) ? dropScreens() : screenFiles.click()));
screenFiles.addEventListener("change", () => {
  takeScreens(screenFiles.files);
  screenFiles.value = "";
});
// Anywhere: a file that misses the stage would take the place of this page.
const hasFiles = ({ dataTransfer }) => dataTransfer?.types.includes("Files");
document.addEventListener("dragover", (event) => {
  if (!hasFiles(event)) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = "copy";
});
document.addEventListener("drop", (event) => {
  if (!hasFiles(event)) return;
  event.preventDefault();
  takeScreens(event.dataTransfer.files);
});
document.addEventListener("paste", (event) => {
  if (event.clipboardData?.files.length && !event.target.matches?.("input, textarea")) takeScreens(event.clipboardData.files);
});

/** Paints a picture as a page shows it: as wide as the page, from the top. */
function paintScreen(context, { image }, width, height) {
  const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight);
  context.drawImage(image, (width - image.naturalWidth * scale) / 2, 0, image.naturalWidth * scale, image.naturalHeight * scale);
}
