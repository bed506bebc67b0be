import { shownName } from './shown-name';

/** What Windows takes in no name, and any room beside it. */
const refused = /[\p{Control}\p{Format}\s\\/:*?"<>|]+/gu;
/** Names of devices on Windows, with any extension. */
const device = /^(?:aux|con|nul|prn|com\d|lpt\d)(?=\.|$)/i;
/** Bytes in UTF-8; file systems take 255, of which an extension and a number need some. */
const room = 200;

/** A text as a name that every file system takes, without an extension, and never empty. */
export function savedName(text: string): string {
  const plain = text.normalize('NFC').replaceAll(refused, ' ').trim();
  const { read } = new TextEncoder().encodeInto(plain, new Uint8Array(room));
  const name = plain.slice(0, read).replace(/[. ]+$/, '');
  return name.replace(device, '$&_') || 'currículum';
}

/** The name that a PDF is saved under, by the name that it came with; it ends in «.pdf» whatever that was. */
export const savedPdfName = (fileName: string) =>
  `${savedName(shownName(fileName).replace(/\.pdf$/i, ''))}.pdf`;
