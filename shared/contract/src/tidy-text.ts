import { invisible, joiners } from './characters';

/** Scripts whose letters look otherwise beside a joiner, as in Persian and Indian names; emoji are joined by it too. */
const joinedScripts =
  'Arabic Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala'
    .split(' ')
    .map((script) => `\\p{Script=${script}}`)
    .join('');

const strayJoiners = new RegExp(
  `([${joinedScripts}\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F][${joiners}])|[${joiners}]`,
  'gu',
);

const unseen = new RegExp(`[${invisible}]`, 'g');

/**
 * Text of people in the one form that it has behind the place where it comes in: letters and their accents as one
 * character (NFC), every blank a plain one, and without what nobody sees. It stays as its writer wrote it otherwise.
 */
export const tidyText = (text: string) =>
  text
    .replace(unseen, '')
    .replace(strayJoiners, '$1')
    .normalize('NFC')
    .replace(/\p{Zs}/gu, ' ');

/** The same of what stands on one line, such as a name: one blank between two words, and none around. */
export const tidyLine = (text: string) =>
  tidyText(text)
    .replace(/[ \t]+/g, ' ')
    .trim();
