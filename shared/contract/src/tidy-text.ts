/**
 * What nobody sees, such as soft hyphens, blanks without width and the marks of directions, which show text in another
 * order than it has. Some of it means something where it stands, and is kept there: joiners in Arabic and Indian
 * scripts, as in names from there, and in emoji; variants of signs; and the flags of parts of a country.
 */
const unseen =
  /([\u0600-\u06FF\u0900-\u0DFF\p{ExtPict}\p{EMod}\uFE0F][\u200C\u200D]|[\uFE00-\uFE0F]|\u{1F3F4}[\u{E0020}-\u{E007F}]+)|\p{DI}/gu;

/**
 * Text of people in the one form that it has behind the place where it comes in: letters and their accents as one
 * character (NFC), every blank a plain one, and without what nobody sees. It stays as its writer wrote it otherwise.
 */
export const tidyText = (text: string) =>
  text
    .replace(unseen, '$1')
    .normalize('NFC')
    .replace(/\p{Zs}/gu, ' ');

/** The same of what stands on one line, such as a name: one blank between two words, and none around. */
export const tidyLine = (text: string) =>
  tidyText(text)
    .replace(/[ \t]+/g, ' ')
    .trim();
