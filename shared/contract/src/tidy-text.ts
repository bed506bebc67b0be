/**
 * Invisible characters: soft hyphens, zero-width blanks, and direction marks, which change the
 * displayed order. Group 1 matches those with a meaning, which are kept: joiners in Arabic and
 * Indian scripts and in emoji, variation selectors, and flags of regions.
 */
const unseen =
  /([\u0600-\u06FF\u0900-\u0DFF\p{ExtPict}\p{EMod}\uFE0F][\u200C\u200D]|[\uFE00-\uFE0F]|\u{1F3F4}[\u{E0020}-\u{E007F}]+)|\p{DI}/gu;

/**
 * Normalises typed text: composed characters (NFC), plain blanks, no invisible characters. Changes
 * nothing else.
 */
export const tidyText = (text: string) =>
  text
    .replace(unseen, '$1')
    .normalize('NFC')
    .replace(/\p{Zs}/gu, ' ');

/** Normalises text on one line, such as a name: single blanks between words, none around. */
export const tidyLine = (text: string) =>
  tidyText(text)
    .replace(/[ \t]+/g, ' ')
    .trim();
