import { accents, apostrophes, hyphens, invisible, joiners } from './characters';

/** Letters, and some signs, that are no other one with an accent, each with what people type for it. */
const plainLetters = new Map(
  'ßss æae œoe þth łl øo đd ðd ħh ŧt ıi ŋn ĸk ƒf əe ςσ °o “" ”" „" «" »"'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);

export const unusual = [...plainLetters.keys()].join('');

const unwritten = new RegExp(`[${accents}${invisible}${joiners}${apostrophes}]`, 'g');
const dashes = new RegExp(`[${hyphens}]`, 'g');
const unusualOnes = new RegExp(`[${unusual}]`, 'g');

/**
 * Text as it is compared in searches, and where two names must not be alike: without case, accents and apostrophes,
 * every hyphen a blank, and one blank between two words. So «jose» finds «José», and «munoz» finds «Muñoz». The
 * database has the same as `plain_text`, which migration 0031 makes of this function and of the classes it uses.
 */
export const foldText = (text: string) =>
  text
    // As a compatible letter it would be a blank with an accent.
    .replaceAll('´', '')
    .normalize('NFKD')
    .replace(unwritten, '')
    .replace(dashes, ' ')
    .toLowerCase()
    .replace(unusualOnes, (letter) => plainLetters.get(letter) ?? letter)
    .replace(/ +/g, ' ');
