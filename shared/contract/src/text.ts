import * as v from 'valibot';

const invalidCharacters = 'El texto contiene caracteres no válidos.';

/** Every kind of line break, those of Word and of PDFs as well. */
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;
const lineBreaks = new RegExp(lineBreak, 'g');

/** Marks that show text in another order than it has, so that one name can look like another. */
const directionMarks = /[\u202A-\u202E\u2066-\u2069]/g;

/** The database holds neither NUL nor half a surrogate pair; other control characters mean nothing here. */
const isPlain = (text: string) => !/[^\P{Control}\n\t]|\p{Surrogate}/u.test(text);

/** A change that leaves a text a text: a schema's document can go on reading behind it, unlike `v.transform`. */
const rewrite = (operation: (text: string) => string) => ({
  ...v.transform(operation),
  type: 'rewrite' as const,
});

/** Text of a person on one line, trimmed, as an `input` holds it. Nothing honest sends it a line break. */
export const freeText = (maxLength = 255) =>
  v.pipe(
    v.string('Este dato debe ser un texto.'),
    // Cells pasted from a spreadsheet come with tabs between them.
    rewrite((text) => text.replace(directionMarks, '').replaceAll('\t', ' ')),
    v.trim(),
    v.maxLength(maxLength, `No debe superar los ${maxLength} caracteres.`),
    v.check((text) => !lineBreak.test(text), 'Escribe este dato en una sola línea.'),
    v.check(isPlain, invalidCharacters),
  );

/** Text of a person on as many lines as they like, trimmed, as a `textarea` holds it; each ends in a line feed. */
export const freeLines = (maxLength: number) =>
  v.pipe(
    v.string('Este dato debe ser un texto.'),
    rewrite((text) => text.replace(directionMarks, '').replace(lineBreaks, '\n')),
    v.trim(),
    v.maxLength(maxLength, `No debe superar los ${maxLength} caracteres.`),
    v.check(isPlain, invalidCharacters),
  );

/** One line that must not be blank. */
export const requiredText = (message: string, maxLength?: number) =>
  v.pipe(v.string(message), freeText(maxLength), v.nonEmpty(message));

/** Text on one or more lines that must not be blank. */
export const requiredLines = (message: string, maxLength: number) =>
  v.pipe(v.string(message), freeLines(maxLength), v.nonEmpty(message));

/** Longest address that mail servers accept (RFC 5321). */
const maxEmailLength = 254;

/** An e-mail address with a domain that has a dot; without a message of its own a malformed one counts as missing. */
export const requiredEmail = (message: string, formatMessage = message) =>
  v.pipe(
    requiredText(message, maxEmailLength),
    v.rfcEmail(formatMessage),
    v.regex(/\.[^.]{2,}$/, formatMessage),
  );
