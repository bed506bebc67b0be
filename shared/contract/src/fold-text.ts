/**
 * Letters and signs that do not decompose into a letter and an accent, each with its plain form.
 */
const plainLetters: Readonly<Record<string, string>> = Object.fromEntries(
  'ßss æae œoe þth łl øo đd ðd ħh ŧt ıi ŋn ĸk ƒf əe ςσ °o “" ”" „" «" »"'
    .split(' ')
    .map((pair) => [pair[0], pair.slice(1)]),
);

/**
 * Accents (marks of no single script), invisible characters, apostrophes, and the dot of the
 * Catalan «l·l».
 */
const unwritten = /[\p{sc=Zinh}\p{DI}'`·ʹʻ-ʽˈ‘-‛‧′‵]/gu;

/**
 * Folds a text for searches and for comparing names: removes case, accents and apostrophes, and
 * turns hyphens and repeated blanks into one blank. So «jose» finds «José», and «munoz» finds
 * «Muñoz». The database function `plain_text` does the same: a change here needs a migration that
 * replaces it.
 */
export const foldText = (text: string) =>
  text
    // NFKD would turn it into a blank with an accent.
    .replaceAll('´', '')
    .normalize('NFKD')
    .replace(unwritten, '')
    .toLowerCase()
    .replace(/[^\0-\x7F]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[ \-‐-―−]+/g, ' ');
