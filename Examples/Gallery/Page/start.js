// What is shown at first, and when the address changes.

/** The item that the address names. */
const named = () => data.items.find(({ name }) => `#${encodeURIComponent(name)}` === location.hash);

addEventListener("resize", resize);
addEventListener("hashchange", () => {
  const item = named();
  if (item && item !== state.item) select(item);
});
// Paper is white.
addEventListener("beforeprint", () => (document.documentElement.dataset.theme = "light"));
addEventListener("afterprint", showTheme);

if (data.items.length === 1) document.body.classList.add("single");
if (isFixed) document.body.classList.add("fixed");
showTheme();
fillList();
show();
if (named()) select(named());
if (!matchMedia("(prefers-reduced-motion: reduce)").matches) play();
