import { searchText } from '@portal/kit/format/search-text';

/** A letter and its accent may be two characters. */
const segmenter = new Intl.Segmenter('es');

/** A text in three parts, of which the second is what was sought, by its folding; or undefined. */
export function matchIn(text: string, sought: string) {
  const letters = Array.from(segmenter.segment(text), ({ segment }) => segment);
  const part = (from: number, until?: number) => letters.slice(from, until).join('');
  const wanted = searchText(sought);
  if (wanted === '' || !searchText(text).includes(wanted)) return undefined;
  const start = letters.findIndex(
    // What is folded away, such as an apostrophe, begins nothing.
    (letter, index) => searchText(letter) !== '' && searchText(part(index)).startsWith(wanted),
  );
  if (start < 0) return undefined;
  let end = start;
  while (searchText(part(start, end)).length < wanted.length) end += 1;
  return { before: part(0, start), match: part(start, end), after: part(end) };
}
