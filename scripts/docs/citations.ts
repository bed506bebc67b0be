/** A citation of the specification: the id as `idsOf` writes it, and the line in its file. */
type Citation = { id: string; line: number };

/** Returns the citations of ids that the specification does not have. */
export const wrongCitations = (text: string, ids: readonly string[]): readonly Citation[] =>
  citationsIn(text).filter(({ id }) => !ids.includes(id));

/** Returns all citations of a text, in no order. */
const citationsIn = (text: string): readonly Citation[] =>
  [...rulesIn(text), ...listedIn(text), ...sectionsIn(text)].map(({ id, index }) => ({
    id,
    line: text.slice(0, index).split('\n').length,
  }));

type Place = { id: string; index: number };

/** An amount of money is no rule: «U$S2.000». */
const rulesIn = (text: string): readonly Place[] => places(text, /(?<![\w$])(?:S\d+|D)\.\d+\b/g);

/** «reading A25», «readings A07, A10 and A13», «trap T2»; a line of a comment may end inside. */
const lists =
  /\b(?:[Rr]eadings?[\s*/]+(?=A)|[Tt]raps?[\s*/]+(?=T))[AT]\d+(?:(?:[\s*/,]|and|or)+[AT]\d+)*/g;

const listedIn = (text: string): readonly Place[] =>
  [...text.matchAll(lists)].flatMap(({ 0: list, index }) =>
    places(list, /\b[AT]\d+/g).map((place) => ({ id: place.id, index: index + place.index })),
  );

const sectionsIn = (text: string): readonly Place[] =>
  places(text, /§\d+(?:\.\d+)*/g).filter(({ index }) => isOfSpecification(text.slice(0, index)));

/** True if the sentence names the specification before the section, and no other document after that. */
function isOfSpecification(before: string) {
  const sentence = before.split(/[.!?]\s|\n\s*\n|\*\//).at(-1) ?? '';
  const [, after] = /.*specifi(?:cation|ed)(.*)$/is.exec(sentence) ?? [];
  return after !== undefined && !/\b(?:RFC|ISO|NIST|W3C|ECMA)\b/.test(after);
}

const places = (text: string, pattern: RegExp): readonly Place[] =>
  [...text.matchAll(pattern)].map(({ 0: id, index }) => ({ id, index }));
