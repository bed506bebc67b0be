/** Milliseconds, the way of the library included; a file that takes longer goes without a picture. */
const longestDrawing = 30_000;

/** «locked»: it asks for a password. «broken»: it is none that can be opened. */
export type Trouble = 'locked' | 'broken';

export type OnTrouble = (file: File, trouble: Trouble) => Promise<void>;

export type FirstPage = {
  /** Undefined where none can be had. */
  picture?: Blob | undefined;
  /** Undefined where nothing is known against the file, as when this browser cannot open any. */
  trouble?: Trouble | undefined;
};

/**
 * The first page of a PDF as a picture, or what is wrong with the PDF. pdf.js does all of it in a
 * worker: the page goes on meanwhile, and the worker's end is the end of whatever a file makes it do.
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
    // pdf.js has words of its own for a page, which are not for this one.
    worker.addEventListener('message', ({ data }) => 'picture' in data && resolve(data));
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
