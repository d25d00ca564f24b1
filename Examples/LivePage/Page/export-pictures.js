// Pictures of frames as PNG, and a video, which the browser records itself.

/** How large pictures are: pixels for a unit of the strip, whose frames are up to 230 by 340. */
const picturesScale = 3;
/** Where the frames of a strip are, with the title above and the times below left out. */
const stripMargins = { side: 20, top: 58, bottom: 54 };

/** The frames at some times as a strip, as the library draws it. */
const stripOf = (times) => askLibrary((library) => {
  library.give(wordsOf(chosen().recipe));
  const handle = library.exports.compile();
  if (!handle) return "";
  library.give(times);
  const text = library.read("exportFrames", handle);
  library.exports.release(handle);
  return text;
});

/** Paints a document of SVG on a canvas, cut by margins. */
async function paintPicture(text, { side = 0, top = 0, bottom = 0 } = {}, canvas = make("canvas")) {
  const address = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  try {
    const image = make("img", { src: address });
    await image.decode();
    const [width, height] = [image.naturalWidth, image.naturalHeight];
    // Videos have even sides.
    const even = (length) => 2 * Math.round((length * picturesScale) / 2);
    Object.assign(canvas, { width: even(width - 2 * side), height: even(height - top - bottom) });
    const context = canvas.getContext("2d");
    context.fillStyle = getComputedStyle(document.body).getPropertyValue("--surface");
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, -side * picturesScale, -top * picturesScale, width * picturesScale, height * picturesScale);
    return canvas;
  } finally {
    URL.revokeObjectURL(address);
  }
}

const pictureNote = (text) => write(find("#picture-note"), text);

/** Does something that takes a while, once at a time, and says how it went. */
function busily(button, action) {
  button.addEventListener("click", () => whileOff(button, async () => {
    try {
      pictureNote((await action()) ?? "This page could not make the picture.");
    } catch (error) {
      console.warn(error);
      pictureNote("This browser could not make the picture.");
    }
  }));
}

async function savePNG(times, ending, margins) {
  const text = await stripOf(times);
  if (!text) return null;
  const canvas = await paintPicture(text, margins);
  const blob = await new Promise((done) => canvas.toBlob(done, "image/png"));
  saveFile(`${documentName()}-${ending}.png`, blob);
  return `${canvas.width} × ${canvas.height} pixels, ${Math.round(blob.size / 1000)} kB`;
}

busily(find("#save-frame"), () => {
  const time = Math.min(playhead(), chosen().duration);
  return savePNG([time], `${Math.round(time * 1000)}ms`, stripMargins);
});
busily(find("#save-strip"), () => savePNG(Array.from({ length: 6 }, (_, index) => (index / 5) * chosen().duration), "strip"));

// Video: the frames are painted first, and then played into the recorder at their own speed.

const videoTypes = [["video/mp4", "mp4"], ["video/webm", "webm"]];
const videoType = globalThis.MediaRecorder && HTMLCanvasElement.prototype.captureStream ? videoTypes.find(([type]) => MediaRecorder.isTypeSupported(type)) : null;
find("#save-video").hidden = !videoType;

async function paintFrames(duration) {
  const count = clamp(Math.ceil(duration * 60), 2, 90);
  const frames = [];
  for (let index = 0; index < count; index += 1) {
    const text = await stripOf([(index / (count - 1)) * duration]);
    if (!text) return null;
    await nextTask();
    const canvas = await paintPicture(text, stripMargins);
    await nextTask();
    frames.push(await createImageBitmap(canvas));
    await nextTask();
    if (index % 5 === 0) pictureNote(`Frame ${index + 1} of ${count}`);
  }
  return frames;
}

/** Plays pictures on a canvas that is recorded, with a rest before and after. */
async function recordFrames(frames, duration) {
  const canvas = make("canvas", { width: frames[0].width, height: frames[0].height });
  const context = canvas.getContext("2d");
  context.drawImage(frames[0], 0, 0);
  const recorder = new MediaRecorder(canvas.captureStream(60), { mimeType: videoType[0], videoBitsPerSecond: 8_000_000 });
  const chunks = [];
  recorder.addEventListener("dataavailable", ({ data }) => chunks.push(data));
  const stopped = new Promise((done) => recorder.addEventListener("stop", done, { once: true }));
  recorder.start();
  const [rest, start] = [0.25, performance.now()];
  await new Promise((done) => {
    const next = () => {
      const time = (performance.now() - start) / 1000 - rest;
      context.drawImage(frames[clamp(Math.round((time / duration) * (frames.length - 1)), 0, frames.length - 1)], 0, 0);
      if (time < duration + rest) requestAnimationFrame(next);
      else done();
    };
    requestAnimationFrame(next);
  });
  recorder.stop();
  await stopped;
  return new Blob(chunks, { type: videoType[0] });
}

busily(find("#save-video"), async () => {
  const duration = clamp(chosen().duration, 0.1, 10);
  const frames = await paintFrames(duration);
  if (!frames) return null;
  pictureNote("Recording");
  const blob = await recordFrames(frames, duration);
  for (const frame of frames) frame.close();
  saveFile(`${documentName()}.${videoType[1]}`, blob);
  return `A video of ${seconds(duration)}, ${Math.round(blob.size / 1000)} kB`;
});
