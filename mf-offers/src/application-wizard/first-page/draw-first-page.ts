/** Milliseconds, the way of the library included; a file that takes longer goes without a picture. */
const longestDrawing = 30_000;

/**
 * The first page of a PDF as a picture, or undefined where none can be had. pdf.js does all of it in a
 * worker: the page goes on meanwhile, and the worker's end is the end of whatever a file makes it do.
 */
export async function drawFirstPage(file: File, signal: AbortSignal): Promise<Blob | undefined> {
  const worker = new Worker(new URL('./first-page-worker.ts', import.meta.url));
  try {
    return await pictureOf(file, worker, signal);
  } finally {
    worker.terminate();
  }
}

function pictureOf(file: File, worker: Worker, signal: AbortSignal) {
  return new Promise<Blob | undefined>((resolve) => {
    const giveUp = () => resolve(undefined);
    // pdf.js has words of its own for a page, which are not for this one.
    worker.addEventListener('message', ({ data }) => 'picture' in data && resolve(data.picture));
    worker.addEventListener('error', (event) => {
      // Nobody needs to hear of it: there is no picture.
      event.preventDefault();
      giveUp();
    });
    signal.addEventListener('abort', giveUp);
    setTimeout(giveUp, longestDrawing);
    worker.postMessage(file);
  });
}
