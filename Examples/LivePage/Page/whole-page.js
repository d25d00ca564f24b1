// Whole pages around documents for the web, with two pages that change. They use no more than a page would that takes the document home.

const pageStyle = `
  html * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; justify-items: center; gap: 16px; font: 16px/1.5 system-ui, sans-serif; background: #e9ebf3; color: #1b1e2b; }
  main { position: relative; overflow: hidden; isolation: isolate; container-type: size; border-radius: 24px; background: #11131c; }
  article { position: absolute; inset: 0; padding: 48px 24px; color: #fff; background: linear-gradient(160deg, #3f57e0, #7a48ea); }
  article.second { background: linear-gradient(160deg, #bf4a10, #c72c68); }
  h1 { margin: 0 0 8px; font-size: 32px; line-height: 1.1; }
  button { font: inherit; padding: 10px 22px; border-radius: 12px; border: 1px solid #0003; background: #fff; cursor: pointer; }
`;
const pageArticles = [["first", "Library", "The page that was here."], ["second", "Album", "The page that came."]]
  .map(([name, title, text]) => `<article class="${name}"><h1>${title}</h1><p>${text}</p></article>`);

/** The forms of markup in the comment at the top of a style sheet. */
const formsIn = (sheet) => sheet.split("*/", 1)[0].split(/\n {2}(?=<div)/).slice(1).map((form) => form.replace(/\s+$/, ""));

const pageBuilders = {
  /** One sheet with push and pop: a class plays an operation, and what came is then the origin. */
  responsive: (sheet) => ({
    style: `  main > div { width: 100%; height: 100%; }\n${sheet}`,
    body: "<main></main>\n<button>Push</button>",
    script: `
const forms = ${JSON.stringify(formsIn(sheet))};
const articles = ${JSON.stringify(pageArticles)};
const main = document.querySelector("main"), button = document.querySelector("button");
let operation = "push", shown = 0;
function show() {
  const form = forms.find((text) => text.split('"')[1].split(" ").includes(operation)) ?? forms[0];
  main.innerHTML = form.replaceAll("…", "<i></i>");
  main.firstElementChild.classList.remove("push", "pop");
  for (const mark of main.querySelectorAll("i"))
    mark.outerHTML = articles[mark.closest("[class*=-destination]") ? 1 - shown : shown];
}
button.onclick = async () => {
  button.disabled = true;
  const root = main.firstElementChild;
  root.classList.add(operation);
  await Promise.allSettled(root.getAnimations({ subtree: true }).map((animation) => animation.finished));
  shown = 1 - shown;
  operation = shown ? "pop" : "push";
  show();
  button.textContent = shown ? "Pop" : "Push";
  button.disabled = false;
};
show();`,
  }),
  /** One operation, which plays again and again. */
  css: (sheet) => ({
    style: sheet,
    body: `<main>${formsIn(sheet)[0] ?? ""}</main>\n<button>Play again</button>`,
    script: `
const main = document.querySelector("main");
const articles = ${JSON.stringify(pageArticles)};
const isPop = ${state.operation === 1};
main.innerHTML = main.innerHTML.replaceAll("…", "<i></i>");
for (const mark of main.querySelectorAll("i"))
  mark.outerHTML = articles[!mark.closest("[class*=-destination]") === isPop ? 1 : 0];
document.querySelector("button").onclick = () =>
  main.getAnimations({ subtree: true }).forEach((animation) => { animation.cancel(); animation.play(); });`,
  }),
  /** The keyframes and options as they are, with what plays them. */
  webAnimations: (text) => ({
    style: "",
    body: "<main></main>\n<button>Play again</button>",
    script: `
const { views, properties } = ${text.replaceAll("</", "<\\/")};
const articles = ${JSON.stringify(pageArticles)};
const isPop = ${state.operation === 1};
properties?.forEach((property) => CSS.registerProperty(property));
const main = document.querySelector("main");
const sheet = document.querySelector("style").sheet;
const nameOf = (name) => name.startsWith("--") ? name : name.replace(/[A-Z]/g, (letter) => "-" + letter.toLowerCase());
const box = (parent, declarations = {}) => {
  const element = parent.appendChild(document.createElement("div"));
  for (const [name, value] of Object.entries(declarations)) element.style.setProperty(nameOf(name), value);
  return element;
};
let overlays = 0;
function show(parent, view, content, outer) {
  const element = box(box(parent, { position: "absolute", ...view.frame }), { position: "absolute", inset: "0", ...view.style });
  if (view.pieces) for (const piece of view.pieces) show(element, piece, content, view);
  else if (view.whole) box(box(element, { position: "absolute", ...view.whole }), { position: "absolute", inset: "0", overflow: "hidden", ...outer.content }).innerHTML = content;
  else element.innerHTML = content;
  if (view.overlay) {
    element.className = "overlay-" + ++overlays;
    const rules = Object.entries(view.overlay).map(([name, value]) => nameOf(name) + ":" + value);
    sheet.insertRule("." + element.className + "::after{content:'';position:absolute;inset:0;" + rules.join(";") + "}");
  }
  for (const { keyframes, options } of view.animations) element.animate(keyframes, options);
}
for (const view of views) show(main, view, articles[(view.view === "destination") === isPop ? 0 : 1]);
document.querySelector("button").onclick = () =>
  main.getAnimations({ subtree: true }).forEach((animation) => { animation.cancel(); animation.play(); });`,
  }),
  /** The browser takes pictures of the two pages. The sheet is for one operation, so that one plays again and again. */
  viewTransitions: (sheet) => {
    const [before, after] = sheet.split("*/", 1)[0].split("names in the new page");
    const name = (text, id) => text.match(new RegExp(`\\[data-element="${id}"\\] \\{ view-transition-name: (\\S+); \\}`))?.[1] ?? "none";
    const ids = ["origin", "destination"];
    const order = state.operation === 0 ? pageArticles : [...pageArticles].reverse();
    return {
      style: sheet,
      body: `<main>${order[0]}</main>\n<button>Change the page</button>`,
      script: `
const names = ${JSON.stringify({ old: ids.map((id) => name(before, id)), new: ids.map((id) => name(after ?? "", id)) })};
const articles = ${JSON.stringify(order)};
const main = document.querySelector("main"), root = document.documentElement;
// The origin is in the old page, and below the new one where that comes over it.
const change = (isNew) => {
  main.innerHTML = isNew ? articles.slice(names.new[0] === "none" ? 1 : 0).join("") : articles[0];
  [...main.children].forEach((article, index, list) => {
    const id = isNew && index === list.length - 1 ? 1 : 0;
    article.style.viewTransitionName = (isNew ? names.new : names.old)[id];
  });
};
document.querySelector("button").onclick = () => {
  const { left, top } = main.getBoundingClientRect();
  root.style.setProperty("--scene-x", left + "px");
  root.style.setProperty("--scene-y", top + "px");
  change(false);
  if (document.startViewTransition) document.startViewTransition(() => change(true));
  else change(true);
};`,
    };
  },
  /** A picture in a page, as the policy of this page forbids styles in pictures that are opened by themselves. */
  svg: (text) => ({
    style: "  main { display: none; }\n  img { max-width: 96vw; height: 90vh; }",
    body: `<img alt="${shownName()}" src="data:image/svg+xml,${encodeURIComponent(text)}">`,
    script: "",
  }),
  /** Every click starts from what is on screen. */
  webModule: (text) => ({
    style: "",
    body: `<main>${pageArticles[0]}${pageArticles[1].replace(">", " hidden>")}</main>\n<button>Push</button>`,
    isModule: true,
    script: `
${text}
const [first, second] = document.querySelectorAll("article");
const button = document.querySelector("button");
let isPushed = false;
// It may be pressed at any time: each run takes over from the last one, with its velocity.
button.onclick = () => {
  if (isPushed) play("${documentName()}.pop", second, first);
  else play("${documentName()}.push", first, second);
  isPushed = !isPushed;
  button.textContent = isPushed ? "Pop" : "Push";
};`,
  }),
};

/** How a whole page is made around a format; undefined if it is for other tools. */
const pageBuilder = ({ id }) => (exportedRecipe(chosen()) ? pageBuilders : elementBuilders)[id];
/** The name of what is on the stage. */
const shownName = () => (isDemo() ? demoNow().title : nameOf(chosen().recipe));

/**
 * The text of a whole page around a document.
 *
 * @param nonce that of this page, whose policy a page that it opens has, too; empty for a page that is saved
 */
function wholePage(format, text, nonce = "") {
  const { style, body, script, isModule } = pageBuilder(format)(text);
  const [width, height] = state.size;
  const mark = nonce ? ` nonce="${nonce}"` : "";
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${shownName()}</title>
<style${mark}>${pageStyle}  main { width: ${width}px; height: ${height}px; }
${style}
</style>
${body}
<script${isModule ? ' type="module"' : ""}${mark}>${script}
<\/script>
</html>
`;
}
