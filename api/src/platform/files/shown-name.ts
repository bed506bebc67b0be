const longest = /^.{0,255}/su;

/** What no reader can see, or what shows a text in another order than it has. */
const invisible = /[\p{Control}\p{Format}\p{Surrogate}\p{Line_Separator}\p{Paragraph_Separator}]/gu;

/**
 * The name that a file came with, as people may read it: without folders, in composed letters, which a
 * Mac takes apart, and never empty. No file is kept under it.
 */
export function shownName(fileName: string): string {
  const lastPart = fileName.split(/[\\/]/).at(-1) ?? '';
  const name = lastPart.replace(invisible, '').normalize('NFC').trim();
  return longest.exec(name)?.[0] || 'curriculum.pdf';
}

/** Browsers write these three so in the head of a form's part, and nothing else (HTML, «multipart form data»). */
const written = new Map([
  ['%22', '"'],
  ['%0D', '\r'],
  ['%0A', '\n'],
]);

/** The name of a file as it was before a browser wrote it into a form. */
export const formFileName = (name: string) =>
  name.replaceAll(/%(?:22|0D|0A)/g, (code) => written.get(code) ?? code);
