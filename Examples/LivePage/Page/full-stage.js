// The stage on the whole window: in a small one the panels leave it little room.

const fullButton = find("#full");
const isFull = () => document.body.classList.contains("full");
/** What had the focus before, which may be in a panel that is not shown meanwhile. */
let focusBefore = null;

function setFull(isOn) {
  if (isOn === isFull()) return;
  if (isOn) focusBefore = document.activeElement;
  document.body.classList.toggle("full", isOn);
  fullButton.setAttribute("aria-pressed", String(isOn));
  // Lists are made anew while they are out of sight.
  const canReturn = focusBefore?.isConnected && focusBefore !== document.body;
  (isOn || !canReturn ? fullButton : focusBefore).focus();
  say(isOn ? "Full screen. Escape leaves it." : "Full screen is off");
}

fullButton.addEventListener("click", () => setFull(!isFull()));
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !isFull() || event.defaultPrevented || find("dialog[open]")) return;
  event.preventDefault();
  setFull(false);
});
