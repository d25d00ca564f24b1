// What parts are for, and what one sees them do: by that they are grouped and found.

/** The purposes in their order; a part that is in none is for building. */
const purposes = [
  ["Between pages", ({ group }) => group === "Whole screens"],
  ["Come and leave", "move push slideThrough offset arc path opacity blurReplace scale scaleXY rotate rotate3D clipReveal iris circleClip dropClip wipe"],
  ["Come and leave in pieces", ({ group }) => group === "Pieces"],
  ["Only come, or only leave", "onInsertion onRemoval onPush onPop asymmetric"],
  ["Emphasis", "blur overlay brightness contrast saturation hueRotation grayscale background border shadow shadowColor layoutScale clip clipRadius cornerRadius ellipseClip starClip roundedClip"],
  ["Build", () => true],
];
const purposeOf = (part) => purposes.find(([, test]) => (typeof test === "string" ? test.split(" ").includes(base(part.name)) : test(part)))[0];

/** What people call what they see. */
const seenAs = {
  parallaxPush: "shared axis x ios push iphone back swipe navigation", cover: "drawer sheet detent half modal present bottom side menu slide up", uncover: "drawer reveal dismiss",
  move: "shared axis x y drawer slide fly in toast snackbar banner sheet bounce", "push.navigation": "carousel slider gallery onboarding", slide: "shared axis x carousel pager tabs swipe",
  push: "carousel ticker", slideThrough: "ticker roll", zoom: "container transform magic move hero app open launch grow bounce", zoomIn: "shared axis z android depth material dive", zoomOut: "shared axis z android depth back",
  flip: "card turn coin", swing: "door hinge book cube", pageIn: "stack depth cards modal", pageOut: "stack depth dismiss", pull: "drag along",
  opacity: "fade appear cross", fade: "shared axis through black cross dissolve", "dissolve.navigation": "cross fade", scale: "pop bounce grow shrink alert popover zoom",
  scaleXY: "squash jelly rubber bounce", rotate: "spin turn wheel", rotate3D: "tilt fold perspective", arc: "curve swoop throw bounce", path: "follow curve route",
  iris: "circle spotlight material reveal", clipReveal: "mask unfold accordion", wipe: "curtain powerpoint mask", slidingDoors: "elevator curtain split",
  blinds: "shutters stripes", checkerboard: "tiles", mosaic: "dissolve sand pixels noise", explode: "shatter burst glass confetti", halves: "tear open split",
  rows: "stagger cascade waterfall list", columns: "stagger cascade equalizer", grid: "stagger cascade tiles", blur: "focus frosted glass", blurReplace: "morph symbol number",
  overlay: "dim scrim darken tint", shadow: "lift elevation depth", brightness: "flash highlight", saturation: "grey gray disabled", grayscale: "grey black white disabled", hueRotation: "color tint rainbow", background: "fill color", border: "outline stroke frame focus ring selected",
  shadowColor: "glow halo color colored", cornerRadius: "round card", circleClip: "iris spotlight material reveal ripple", dropClip: "tear water leaf reveal", ellipseClip: "oval", starClip: "twinkle polygon",
  roundedClip: "card pill",
  combined: "together parallel same time", asymmetric: "in out different", onInsertion: "in enter appear", onRemoval: "out exit disappear",
  mirrored: "mirror reverse other side", mirroredPush: "mirror reverse back", reducingMotion: "accessibility calm", layoutScale: "resize", identity: "none cut",
};

/** Whether each word of a query is in what is known of a part. */
function isFound(part, query, group) {
  const text = `${part.name} ${part.title} ${part.summary} ${part.group} ${group} ${seenAs[part.name] ?? seenAs[base(part.name)] ?? ""}`.toLowerCase();
  return query.split(/\s+/).every((word) => text.includes(word));
}

/** Curves by what people call them, as texts that the field for curves reads. Source: the names of easings.net, of Compose and of Material. */
const curvePresets = {
  Elastic: "response 0.5 damping ratio 0.35", Back: "easeOutBack", Expo: "easeOutExpo", Emphasized: "emphasized", FastOutSlowIn: "FastOutSlowInEasing",
};
