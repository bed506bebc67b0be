/** Readers look for the header within the first 1024 bytes. */
const headerReach = 1024;

/** At the very start, behind nothing but a mark of UTF-8 and white space: else the file may be two at once. */
const header = /^(?:\xEF\xBB\xBF)?[\0\t\n\f\r ]*%PDF-/;

/**
 * Whether the bytes are a PDF, whatever the file is called (reading T10). What a PDF does when it is
 * opened is not judged: see the decisions in api/README.md.
 */
export const looksLikePdf = (bytes: Buffer): boolean =>
  header.test(bytes.toString('latin1', 0, headerReach)) && bytes.includes('%%EOF');
