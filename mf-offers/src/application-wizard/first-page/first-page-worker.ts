import {
  getDocument,
  InvalidPDFException,
  VerbosityLevel,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
// It finds its other half in the same worker, so that neither asks for a second one.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import type { FirstPage, Trouble } from './draw-first-page';
import { WorkerCanvasFactory, WorkerFilterFactory } from './worker-factories';

/** Twice what the page shows, for sharp screens; the picture keeps its own shape within. */
const room = { width: 256, height: 362 };

/** A scan of a sheet at 600 dots an inch; more would cost a phone its memory. */
const maxImagePixels = 40_000_000;

/**
 * Nothing here asks for anything: what a file leaves out, as fonts and tables of characters, stays out.
 * The picture must not promise what the file does not have, so the first mistake is the last.
 */
const options = {
  CanvasFactory: WorkerCanvasFactory,
  FilterFactory: WorkerFilterFactory,
  disableFontFace: true,
  useSystemFonts: false,
  useWorkerFetch: false,
  useWasm: false,
  isEvalSupported: false,
  enableXfa: false,
  stopAtErrors: true,
  maxImageSize: maxImagePixels,
  verbosity: VerbosityLevel.ERRORS,
};

addEventListener('message', ({ data }) => {
  if (data instanceof File) void answer(data);
});

async function answer(file: File) {
  postMessage(
    await drawFirstPage(file).catch((error) => ({ picture: undefined, trouble: troubleIn(error) })),
  );
}

async function drawFirstPage(file: File): Promise<FirstPage> {
  const data = new Uint8Array(await file.arrayBuffer());
  // It asks for no password where only changing the file needs one.
  const pages = await getDocument({ ...options, data }).promise;
  return { picture: await draw(await pages.getPage(1)) };
}

/** What pdf.js says of the file itself; all else may be for want of memory, or of what this browser can do. */
function troubleIn(error: unknown): Trouble | undefined {
  if (error instanceof Error && error.name === 'PasswordException') return 'locked';
  return error instanceof InvalidPDFException ? 'broken' : undefined;
}

async function draw(page: PDFPageProxy) {
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(room.width / width, room.height / height);
  const viewport = page.getViewport({ scale });
  const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  // @ts-expect-error Its types know the canvas of a document only.
  await page.render({ canvas, viewport }).promise;
  return isTrue(canvas) ? canvas.convertToBlob() : undefined;
}

/** pdf.js fills with this pink, opaque, what it cannot shade, and says nothing more. */
const unshaded = 0xff_b4_69_ff;

/** Whether all of a page was understood. */
function isTrue(canvas: OffscreenCanvas) {
  const dots = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
  return dots !== undefined && !new Uint32Array(dots.buffer).includes(unshaded);
}
