/** In milliseconds, including the download of pdf.js. A slower file has no picture. */
const longestDrawing = 30_000;

/** «locked»: requires a password. «broken»: not a readable PDF. */
export type Trouble = 'locked' | 'broken';

export type OnTrouble = (file: File, trouble: Trouble) => Promise<void>;

export type FirstPage = {
  /** Undefined if the page cannot be drawn. */
  picture?: Blob | undefined;
  /** Undefined if no problem is known, for example if the browser cannot run pdf.js. */
  trouble?: Trouble | undefined;
};

/**
 * Draws the first page of a PDF, or returns the problem of the file. pdf.js runs in a worker, so
 * the page stays responsive and a hostile file can be terminated.
 */
export async function drawFirstPage(file: File, signal: AbortSignal): Promise<FirstPage> {
  const worker = new Worker(new URL('./first-page-worker.ts', import.meta.url));
  try {
    return await answerOf(file, worker, signal);
  } finally {
    worker.terminate();
  }
}

function answerOf(file: File, worker: Worker, signal: AbortSignal) {
  return new Promise<FirstPage>((resolve) => {
    const giveUp = () => resolve({});
    // pdf.js also sends its own messages, which are ignored.
    worker.addEventListener('message', ({ data }) => 'picture' in data && resolve(data));
    worker.addEventListener('error', (event) => {
      // Without a picture there is nothing to report.
      event.preventDefault();
      giveUp();
    });
    signal.addEventListener('abort', giveUp);
    setTimeout(giveUp, longestDrawing);
    worker.postMessage(file);
  });
}
