const longest = /^.{0,255}/su;

/** What no reader can see, or what shows a text in another order than it has. */
const invisible = /[\p{Control}\p{Format}\p{Surrogate}\p{Line_Separator}\p{Paragraph_Separator}]/gu;

/** The name that a file came with, as people may read it: without folders, and never empty. No file is kept under it. */
export function shownName(fileName: string): string {
  const lastPart = fileName.split(/[\\/]/).at(-1) ?? '';
  const name = longest.exec(lastPart.replace(invisible, '').trim())?.[0];
  return name || 'curriculum.pdf';
}
