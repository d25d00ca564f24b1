// What a web module with overlays has before its runtime: an element upon a page, or upon an origin, that moves as it does.
const cover = (page, height, matrices, overlay, play) => {
  const element = document.createElement("div"), cancel = () => element.remove();
  element.style = "position:absolute;inset:0;pointer-events:none;z-index:" + +height;
  (page.assignedSlot ?? page).after(element);
  if (matrices?.[0].transform) play(element, matrices);
  play(element, overlay);
  return { cancel };
};
