export type PhotoToDraw = {
  file: File;
  /** Longest side in pixels up to which the file goes as it is; 0 for none. */
  fitsUpTo: number;
};

/** The photo upright and small, as a JPEG; «fits» when it needs no drawing; undefined where this browser cannot open it. */
export type DrawnPhoto = Blob | 'fits' | undefined;

/** Milliseconds. */
const longestDrawing = 60_000;

/** Whether photos can be drawn beside the page, which goes on meanwhile. */
export const canDrawPhotos = () =>
  'Worker' in globalThis && 'OffscreenCanvas' in globalThis && 'createImageBitmap' in globalThis;

/** Draws a photo in a worker, whose end gives back what the photo takes: 200 MB for 48 megapixels. */
export async function drawPhoto(photo: PhotoToDraw): Promise<DrawnPhoto> {
  const worker = new Worker(new URL('./draw-photo-worker.ts', import.meta.url));
  try {
    return await new Promise<DrawnPhoto>((resolve) => {
      const giveUp = () => resolve(undefined);
      worker.addEventListener('message', ({ data }) => resolve(data.drawn));
      worker.addEventListener('error', (event) => {
        // What follows from it is told where the photo was chosen.
        event.preventDefault();
        giveUp();
      });
      setTimeout(giveUp, longestDrawing);
      worker.postMessage(photo);
    });
  } finally {
    worker.terminate();
  }
}
