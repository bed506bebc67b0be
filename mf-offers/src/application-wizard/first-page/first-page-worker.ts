import {
  getDocument,
  InvalidPDFException,
  VerbosityLevel,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
// pdf.js finds its worker code here and starts no second worker.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import type { FirstPage, Trouble } from './draw-first-page';
import { WorkerCanvasFactory, WorkerFilterFactory } from './worker-factories';

/**
 * Maximum size in pixels, twice the displayed size for sharp screens. The picture keeps its
 * proportions.
 */
const room = { width: 256, height: 362 };

/** A page scanned at 600 dpi. More would exhaust a phone's memory. */
const maxImagePixels = 40_000_000;

/**
 * Makes no requests: fonts and character maps that the file lacks stay missing. Stops at the first
 * error, so that the picture never shows more than the file contains.
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
  // Succeeds without a password if only changing the file requires one.
  const pages = await getDocument({ ...options, data }).promise;
  return { picture: await draw(await pages.getPage(1)) };
}

/** Only errors about the file itself. Others may come from a lack of memory or browser features. */
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

/** pdf.js silently fills unsupported shadings with this opaque pink. */
const unshaded = 0xff_b4_69_ff;

/** True if pdf.js drew the page completely. */
function isTrue(canvas: OffscreenCanvas) {
  const dots = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
  return dots !== undefined && !new Uint32Array(dots.buffer).includes(unshaded);
}
