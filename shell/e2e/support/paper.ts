import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from './test';

type Format = 'A4' | 'Letter';

/** A piece of text on a sheet, in points from the lower left corner; `y` is its baseline. */
type Piece = { text: string; x: number; y: number; width: number; height: number };

export type Sheet = { width: number; pieces: readonly Piece[] };

/** Prints the page with the browser and returns the sheets. */
export async function printed(page: Page, format: Format): Promise<Sheet[]> {
  const data = new Uint8Array(await page.pdf({ format }));
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  const sheets = Array.from({ length: pdf.numPages }, async (_each, index) => {
    const sheet = await pdf.getPage(index + 1);
    const { items } = await sheet.getTextContent();
    const pieces = items.flatMap((item) =>
      'str' in item && item.str.trim() ? [pieceOf(item)] : [],
    );
    return { width: sheet.getViewport({ scale: 1 }).width, pieces };
  });
  return Promise.all(sheets);
}

type Item = { str: string; transform: unknown[]; width: number; height: number };

const pieceOf = ({ str, transform, width, height }: Item): Piece => ({
  text: str,
  x: Number(transform[4]),
  y: Number(transform[5]),
  width,
  height,
});

export const textOf = ({ pieces }: Sheet) => pieces.map(({ text }) => text).join(' ');

/** Texts that overlap another text or exceed the sheet's edge. */
export const unreadable = ({ width, pieces }: Sheet) =>
  pieces.filter(
    (piece, index) =>
      piece.x < 0 ||
      piece.x + piece.width > width ||
      pieces.slice(index + 1).some((other) => overlap(piece, other)),
  );

/** Permitted overlap of neighbouring letters, in points. */
const slack = 2;

const overlap = (one: Piece, other: Piece) =>
  one.x + one.width - slack > other.x &&
  other.x + other.width - slack > one.x &&
  Math.abs(one.y - other.y) < Math.min(one.height, other.height) - slack;
