// Pictures of the cards: a piece shows a part of one, as the elements of a card for each of many pieces are too many.

const pictureScale = 2;
const pictureStyle = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, pictureStyle];
let pictureKeys = ["", ""];
let pictureAddresses = ["", ""];

/** Paints a card as the style sheet lays it out, in hundredths of its width. */
function paintCard(page, width, height) {
  const canvas = make("canvas", { width: Math.min(width * pictureScale, 2400), height: Math.min(height * pictureScale, 2400) });
  const context = canvas.getContext("2d");
  if (customScreens[page]) {
    paintScreen(context, customScreens[page], canvas.width, canvas.height);
    return canvas;
  }
  context.scale(canvas.width / 100, canvas.width / 100);
  const tall = (height / width) * 100;
  const [tint, second] = page === 0 ? ["#3f57e0", "#7a48ea"] : ["#bf4a10", "#c72c68"];
  const isMirrored = state.rightToLeft;
  const fill = (color, x, y, w, h, radius = 0) => {
    context.fillStyle = color;
    context.beginPath();
    context.roundRect(isMirrored ? 100 - x - w : x, y, w, h, radius);
    context.fill();
  };
  const diagonal = (x, y, w, h) => {
    const [middleX, middleY, half] = [x + w / 2, y + h / 2, (w + h) / 4];
    const gradient = context.createLinearGradient(middleX - half, middleY - half, middleX + half, middleY + half);
    gradient.addColorStop(0, tint);
    gradient.addColorStop(1, second);
    return gradient;
  };
  const text = (content, x, y, size, weight) => {
    context.font = `${weight} ${size}px system-ui, sans-serif`;
    context.fillStyle = "#fff";
    context.textAlign = isMirrored ? "right" : "left";
    context.fillText(content, isMirrored ? 100 - x : x, y);
  };
  fill("#fbfbfe", 0, 0, 100, tall);
  fill(diagonal(0, 0, 100, 33), 0, 0, 100, 33);
  text(page === 0 ? "Library" : "Album", 6, 20.5, 8.4, 700);
  text(`the page that ${roles[state.operation][page]}`, 6, 26.3, 3.7, 400);
  if (page === 0)
    for (let row = 0; row < 12; row += 1) {
      const y = 36 + row * 17.45;
      context.globalAlpha = [0.75, 0.45, 0.22][row % 3];
      fill(tint, 6, y + 3.1, 11, 11, 3.4);
      context.globalAlpha = 1;
      fill("#d9dce8", 21, y + 5.15, 73, 2.5, 1.25);
      fill("#e9ebf3", 21, y + 9.55, 42.3, 2.5, 1.25);
      fill("#e9ebf3", 6, y + 17.2, 88, 0.25);
    }
  else {
    fill(diagonal(6, 38, 88, 50), 6, 38, 88, 50, 5);
    context.save();
    context.beginPath();
    context.roundRect(6, 38, 88, 50, 5);
    context.clip();
    context.fillStyle = "#ffffff33";
    context.fill(new Path2D("M6 81 94 49V65L6 97z"));
    context.fillStyle = "#ffffff55";
    context.fill(new Path2D("M6 97 94 65V90H6z"));
    context.fillStyle = "#ffffff88";
    context.beginPath();
    context.arc(72.9, 51, 6.9, 0, 2 * Math.PI);
    context.fill();
    context.restore();
    const paragraph = (y, count) => {
      for (let line = 0; line < count; line += 1) fill("#dfe2ec", 6, y + line * 5.7, line === count - 1 ? 56.3 : 88, 2.7, 1.4);
    };
    paragraph(92.4, 4);
    fill(tint, 6, 118.2, 88, 13.4, 4);
    context.textAlign = "center";
    context.font = "600 4.3px system-ui, sans-serif";
    context.fillStyle = "#fff";
    context.fillText("Continue", 50, 126.5);
    paragraph(137.6, 3);
  }
  context.strokeStyle = "rgb(22 26 44 / 0.12)";
  context.lineWidth = 1.4;
  context.strokeRect(0, 0, 100, tall);
  return canvas;
}

/** Lets pieces show the cards as they are now. */
function showPictures() {
  const [width, height] = state.size;
  for (const page of [0, 1]) {
    const key = `${width} ${height} ${state.rightToLeft} ${state.operation} ${customScreens[page]?.address}`;
    if (pictureKeys[page] === key) continue;
    pictureKeys[page] = key;
    paintCard(page, width, height).toBlob((blob) => {
      if (pictureKeys[page] !== key) return;
      const before = pictureAddresses[page];
      pictureAddresses[page] = URL.createObjectURL(blob);
      pictureStyle.replaceSync(pictureAddresses.map((address, index) => (address ? `.picture-${index}{background-image:url("${address}")}` : "")).join(""));
      if (before) setTimeout(() => URL.revokeObjectURL(before), 1000);
    });
  }
}
