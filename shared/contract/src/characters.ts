// Classes of characters, as the insides of classes of regular expressions; JavaScript and PostgreSQL read them alike.

/**
 * What nobody sees: the soft hyphen, blanks without width, the byte order mark, fillers, tags, and the marks of
 * directions, which show text in another order than it has, so that one name can look like another.
 */
export const invisible =
  '\\u00AD\\u061C\\u115F\\u1160\\u180E\\u200B\\u200E\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF9-\\uFFFB';

/** ZWNJ and ZWJ, which join what stands around them or keep it apart. */
export const joiners = '\\u200C\\u200D';

/** Accents and other marks upon letters; the vowels of Indian scripts are letters here. */
export const accents =
  '\\u0300-\\u036F\\u064B-\\u065F\\u0670\\u1AB0-\\u1AFF\\u1DC0-\\u1DFF\\u20D0-\\u20FF\\uFE00-\\uFE0F\\uFE20-\\uFE2F';

/** What stands for an apostrophe, and the dot of the Catalan «l·l»: people leave them out. */
export const apostrophes =
  "'`\\u00B7\\u02B9\\u02BB-\\u02BD\\u02C8\\u2018-\\u201B\\u2027\\u2032\\u2035";

/** What stands for a hyphen, the dashes as well. */
export const hyphens = '\\-\\u2010-\\u2015\\u2212';
