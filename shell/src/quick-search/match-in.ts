import { searchText } from '@portal/kit/format/search-text';

/** A letter and its accent may be two characters. */
const segmenter = new Intl.Segmenter('es');

/** A text in three parts, of which the second is what was sought, whatever case and accents; or undefined. */
export function matchIn(text: string, sought: string) {
  const letters = Array.from(segmenter.segment(text), ({ segment }) => segment);
  const plain = letters.map(searchText);
  const wanted = searchText(sought);
  const start = plain.findIndex((_letter, index) => plain.slice(index).join('').startsWith(wanted));
  if (wanted === '' || start < 0) return undefined;
  let end = start;
  while (plain.slice(start, end).join('').length < wanted.length) end += 1;
  const part = (from: number, until?: number) => letters.slice(from, until).join('');
  return { before: part(0, start), match: part(start, end), after: part(end) };
}
