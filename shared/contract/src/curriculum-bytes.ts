/** Readers look for the header within the first 1024 bytes. */
const headerReach = 1024;

/** At the very start, behind nothing but a mark of UTF-8 and white space: else the file may be two at once. */
const header = /^(?:\u00EF\u00BB\u00BF)?[\0\t\n\f\r ]*%PDF-/;
/** Somewhere: scanners and signatures write more behind it than readers ask for. */
const end = '%%EOF';

/**
 * Whether the bytes are a whole PDF, whatever the file is called (reading T10). The server refuses
 * others; a page can say so where the file is chosen. What a PDF does when it is opened is not judged.
 */
export function looksLikePdf(bytes: Uint8Array): boolean {
  // One character a byte, so that nothing of a file is lost.
  const text = new TextDecoder('latin1').decode(bytes);
  return header.test(text.slice(0, headerReach)) && text.includes(end);
}
