import * as v from 'valibot';
import { addressPattern, isAddress, maxEmailLength, readableAddress } from './mailbox';
import { tidyLine, tidyText } from './tidy-text';
import { missingOr, notText } from './wire';

/** Longest text of one line, such as a name, unless its field sets another limit. */
export const maxTextLength = 255;

/**
 * Longest title of an offer. Separate from the table of offers, because many modules need only
 * this.
 */
export const maxOfferTitleLength = 150;

/** Longest first and last name with a space between them. */
export const maxFullNameLength = 2 * maxTextLength + 1;

const invalidCharacters = 'El texto contiene caracteres no válidos.';

/** Every kind of line break, including those of Word and of PDFs. */
const lineBreaks = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
const oneLine = /^[^\n\v\f\r\u0085\u2028\u2029]*$/;

/**
 * The database cannot store NUL or half a surrogate pair. Of the other control characters, only
 * tabs and line breaks are useful.
 */
const plain = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\v\f\r\u0085])*$/u;

/**
 * A transformation from text to text. Unlike after `v.transform`, the OpenAPI document can still
 * describe the schema behind it. `leftOut` matches the characters that it removes.
 */
const rewrite = (operation: (text: string) => string) => ({
  ...v.transform(operation),
  type: 'rewrite' as const,
  leftOut: /[\p{DI}]/u,
});

type TypeMessage = v.ErrorMessage<v.StringIssue>;

/**
 * Schema of optional text on one line, as in an `input`. Trims and tidies the text. Real browsers
 * send no line breaks here. Length is in code points, as in JSON Schema.
 */
export const freeText = (maxLength = maxTextLength, wrongType: TypeMessage = notText) =>
  v.pipe(
    v.string(wrongType),
    // Cells pasted from a spreadsheet have tabs between them.
    rewrite(tidyLine),
    v.trim(),
    v.maxCodePoints(maxLength, tooLong(maxLength)),
    v.regex(oneLine, 'Escribe este dato en una sola línea.'),
    v.regex(plain, invalidCharacters),
  );

/**
 * Schema of optional text on several lines, as in a `textarea`. Trims and tidies the text; lines
 * end in a line feed.
 */
export const freeLines = (maxLength: number, wrongType: TypeMessage = notText) =>
  v.pipe(
    v.string(wrongType),
    rewrite((text) => tidyText(text.replace(lineBreaks, '\n'))),
    v.trim(),
    v.maxCodePoints(maxLength, tooLong(maxLength)),
    v.regex(plain, invalidCharacters),
  );

const tooLong = (maxLength: number) => `No debe superar los ${maxLength} caracteres.`;

/** Schema of required text on one line. `message` is for missing or blank text. */
export const requiredText = (message: string, maxLength?: number) =>
  v.pipe(freeText(maxLength, missingOr(message, notText)), v.nonEmpty(message));

/** Schema of required text on several lines. `message` is for missing or blank text. */
export const requiredLines = (message: string, maxLength: number) =>
  v.pipe(freeLines(maxLength, missingOr(message, notText)), v.nonEmpty(message));

export { maxEmailLength };

/**
 * Schema of a required e-mail address with a dot in its domain. Converts it to the stored spelling
 * (`readableAddress`). Without `formatMessage`, a malformed address gets the message of a missing
 * one.
 */
export const requiredEmail = (message: string, formatMessage = message) =>
  v.pipe(
    requiredText(message, maxEmailLength),
    v.metadata({ format: 'idn-email' }),
    v.regex(addressPattern, formatMessage),
    v.check(isAddress, formatMessage),
    v.transform(readableAddress),
  );
