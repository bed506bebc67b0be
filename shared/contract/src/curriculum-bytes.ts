/** Readers look for the header within the first 1024 bytes. */
export const headerReach = 1024;

/** The rest of a line: plain signs, but none of those that tags and scripts begin with. */
const rest = String.raw`[\t -;=?-_a-~]*\r?\n`;
/** What a printer is told before what it prints. */
const job = String.raw`\x1B%-12345X(?:@PJL${rest})*`;
/** What travelled before a file, and was saved with it. */
const letterhead = String.raw`(?:HTTP\/\d[\d.]* \d{3}|[A-Za-z]+-[A-Za-z-]+: )${rest}(?:[A-Za-z-]+: ${rest})*`;

/**
 * Behind nothing but what programs are known to leave there: a mark of UTF-8, a job's head, the head of an
 * answer or a mail, white space. With any other text before it, the file may be two at once.
 */
const header = new RegExp(
  String.raw`^(?:\xEF\xBB\xBF)?(?:${job}|${letterhead})?[\0\t\n\f\r ]*%PDF-`,
);
/** Somewhere: scanners and signatures write more behind it than readers ask for. */
const end = '%%EOF';

/**
 * Whether the bytes are a whole PDF, whatever the file is called. The server refuses others, and so does
 * the page where the file is chosen. What a PDF does when it is opened is not judged.
 */
export function looksLikePdf(bytes: Uint8Array): boolean {
  return beginsAsPdf(bytes) && textOf(bytes).includes(end);
}

/** Whether they begin as a PDF does, which may have been cut off. */
export const beginsAsPdf = (bytes: Uint8Array): boolean =>
  header.test(textOf(bytes.subarray(0, headerReach)));

/** Whether something in a PDF is encrypted; many such files open without being asked for a password. */
export const mayBeEncrypted = (bytes: Uint8Array): boolean => textOf(bytes).includes('/Encrypt');

/** One character a byte, so that nothing of a file is lost. */
const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);
