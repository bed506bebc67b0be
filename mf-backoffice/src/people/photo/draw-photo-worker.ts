import type { DrawnPhoto, PhotoToDraw } from './draw-photo';

/** Longest side of an uploaded photo, in pixels: twice the size that the server stores. */
const sentSide = 1024;

addEventListener('message', ({ data }: MessageEvent<PhotoToDraw>) => void answer(data));

async function answer(photo: PhotoToDraw) {
  const drawn: DrawnPhoto = await draw(photo).catch(() => undefined);
  postMessage({ drawn });
}

async function draw({ file, fitsUpTo }: PhotoToDraw): Promise<DrawnPhoto> {
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const longest = Math.max(whole.width, whole.height);
  if (longest <= fitsUpTo) return 'fits';
  const scale = Math.min(1, sentSide / longest);
  const side = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  const canvas = new OffscreenCanvas(side(whole.width), side(whole.height));
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  // JPEG has no transparency and would show black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(whole, 0, 0, canvas.width, canvas.height);
  whole.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
}
