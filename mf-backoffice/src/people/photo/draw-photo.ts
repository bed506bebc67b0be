export type PhotoToDraw = {
  file: File;
  /** Longest side, in pixels, up to which the file is sent unchanged; 0 to always redraw. */
  fitsUpTo: number;
};

/**
 * The photo upright and scaled down, as a JPEG. «fits» if it needs no change; undefined if the
 * browser cannot decode it.
 */
export type DrawnPhoto = Blob | 'fits' | undefined;

/** In milliseconds. */
const longestDrawing = 60_000;

/** True if the browser can draw photos in a worker. */
export const canDrawPhotos = () =>
  'Worker' in globalThis && 'OffscreenCanvas' in globalThis && 'createImageBitmap' in globalThis;

/** Draws a photo in a worker. Terminating it frees the memory: 200 MB for 48 megapixels. */
export async function drawPhoto(photo: PhotoToDraw): Promise<DrawnPhoto> {
  const worker = new Worker(new URL('./draw-photo-worker.ts', import.meta.url));
  try {
    return await new Promise<DrawnPhoto>((resolve) => {
      const giveUp = () => resolve(undefined);
      worker.addEventListener('message', ({ data }) => resolve(data.drawn));
      worker.addEventListener('error', (event) => {
        // The caller reports the failure.
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
