// The appearance: that of the system, or one that was chosen.

const themes = ["auto", "light", "dark"];
const prefersDark = matchMedia("(prefers-color-scheme: dark)");
let theme = "auto";
function showTheme() {
  const isDark = theme === "dark" || (theme === "auto" && prefersDark.matches);
  document.documentElement.dataset.theme = isDark ? "dark" : "light";
  find("#theme").textContent = { auto: "Auto", light: "Light", dark: "Dark" }[theme];
  find("#theme").setAttribute("aria-label", `Appearance: ${theme}`);
}
find("#theme").addEventListener("click", () => {
  theme = themes[(themes.indexOf(theme) + 1) % themes.length];
  showTheme();
});
prefersDark.addEventListener("change", showTheme);
