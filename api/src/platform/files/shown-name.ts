const longest = /^.{0,255}/su;

/** Invisible, or changes the order of a text. */
const invisible = /[\p{Control}\p{Format}\p{Surrogate}\p{Line_Separator}\p{Paragraph_Separator}]/gu;

/**
 * Returns the original name for people: without folders, in composed letters (a Mac decomposes
 * them), never empty. Not the stored name.
 */
export function shownName(fileName: string): string {
  const lastPart = fileName.split(/[\\/]/).at(-1) ?? '';
  const name = lastPart.replace(invisible, '').normalize('NFC').trim();
  return longest.exec(name)?.[0] || 'curriculum.pdf';
}

/** Browsers only escape these three in a form's part (HTML, «multipart form data»). */
const written = new Map([
  ['%22', '"'],
  ['%0D', '\r'],
  ['%0A', '\n'],
]);

/** Reverses a browser's escaping. */
export const formFileName = (name: string) =>
  name.replaceAll(/%(?:22|0D|0A)/g, (code) => written.get(code) ?? code);
