import { shownName } from './shown-name';

/** Characters that Windows refuses, with whitespace around them. */
const refused = /[\p{Control}\p{Format}\s\\/:*?"<>|]+/gu;
/** Device names on Windows, with any extension. */
const device = /^(?:aux|con|nul|prn|com\d|lpt\d)(?=\.|$)/i;
/** UTF-8 bytes. File systems allow 255, including an extension and a number. */
const room = 200;

/** Returns a name that every file system accepts, without an extension and never empty. */
export function savedName(text: string): string {
  const plain = text.normalize('NFC').replaceAll(refused, ' ').trim();
  const { read } = new TextEncoder().encodeInto(plain, new Uint8Array(room));
  const name = plain.slice(0, read).replace(/[. ]+$/, '');
  return name.replace(device, '$&_') || 'currículum';
}

/** Always ends in «.pdf». */
export const savedPdfName = (fileName: string) =>
  `${savedName(shownName(fileName).replace(/\.pdf$/i, ''))}.pdf`;
