/** Bytes in which PDF readers look for the header. */
export const headerReach = 1024;

/** Rest of a header line: printable ASCII except the characters that begin tags and scripts. */
const rest = String.raw`[\t -;=?-_a-~]*\r?\n`;
/** Printer commands (PJL) before the document. */
const job = String.raw`\x1B%-12345X(?:@PJL${rest})*`;
/** HTTP or mail headers that were saved together with the file. */
const letterhead = String.raw`(?:HTTP\/\d[\d.]* \d{3}|[A-Za-z]+-[A-Za-z-]+: )${rest}(?:[A-Za-z-]+: ${rest})*`;

/**
 * The PDF header, after content that programs are known to write before it: a UTF-8 mark, printer
 * commands, HTTP or mail headers, white space. A file with any other text before it could be two
 * formats at once.
 */
const header = new RegExp(
  String.raw`^(?:\xEF\xBB\xBF)?(?:${job}|${letterhead})?[\0\t\n\f\r ]*%PDF-`,
);
/** May be anywhere: scanners and signatures write more after it than PDF readers expect. */
const end = '%%EOF';

/**
 * True if the bytes are a complete PDF. Ignores the file name and does not judge active content.
 * Used by the page on choosing a file, and by the server.
 */
export function looksLikePdf(bytes: Uint8Array): boolean {
  return beginsAsPdf(bytes) && textOf(bytes).includes(end);
}

/** True if the bytes begin as a PDF, even if the file is incomplete. */
export const beginsAsPdf = (bytes: Uint8Array): boolean =>
  header.test(textOf(bytes.subarray(0, headerReach)));

/** True if a part of the PDF may be encrypted. Many such files open without a password. */
export const mayBeEncrypted = (bytes: Uint8Array): boolean => textOf(bytes).includes('/Encrypt');

/** One character for each byte, so nothing is lost. */
const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);
