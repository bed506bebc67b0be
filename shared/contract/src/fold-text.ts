/** Letters, and some signs, that are no other one with an accent, each with what people type for it. */
const plainLetters: Readonly<Record<string, string>> = Object.fromEntries(
  'ßss æae œoe þth łl øo đd ðd ħh ŧt ıi ŋn ĸk ƒf əe ςσ °o “" ”" „" «" »"'
    .split(' ')
    .map((pair) => [pair[0], pair.slice(1)]),
);

/** Accents (marks that belong to no one script), what nobody sees, apostrophes, and the dot of the Catalan «l·l». */
const unwritten = /[\p{sc=Zinh}\p{DI}'`·ʹʻ-ʽˈ‘-‛‧′‵]/gu;

/**
 * Text as it is compared in searches, and where two names must not be alike: without case, accents and apostrophes,
 * every hyphen a blank, and one blank between two words. So «jose» finds «José», and «munoz» finds «Muñoz». The
 * database has the same as `plain_text`: a change of this function needs a migration that makes that one anew.
 */
export const foldText = (text: string) =>
  text
    // As a compatible letter it would be a blank with an accent.
    .replaceAll('´', '')
    .normalize('NFKD')
    .replace(unwritten, '')
    .toLowerCase()
    .replace(/[^\0-\x7F]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[ \-‐-―−]+/g, ' ');
