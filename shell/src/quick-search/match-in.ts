import { searchText } from '@portal/kit/format/search-text';

/** A letter and its accent may be two characters. */
const segmenter = new Intl.Segmenter('es');

/**
 * Splits a text before, at and after the search text, ignoring case and accents; undefined without
 * a match.
 */
export function matchIn(text: string, sought: string) {
  const letters = Array.from(segmenter.segment(text), ({ segment }) => segment);
  const part = (from: number, until?: number) => letters.slice(from, until).join('');
  const wanted = searchText(sought);
  if (wanted === '' || !searchText(text).includes(wanted)) return undefined;
  const start = letters.findIndex(
    // A character that is normalised away, such as an apostrophe, cannot start a match.
    (letter, index) => searchText(letter) !== '' && searchText(part(index)).startsWith(wanted),
  );
  if (start < 0) return undefined;
  let end = start;
  while (searchText(part(start, end)).length < wanted.length) end += 1;
  return { before: part(0, start), match: part(start, end), after: part(end) };
}
