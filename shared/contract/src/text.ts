import * as v from 'valibot';
import { addressPattern, isAddress, maxEmailLength, readableAddress } from './mailbox';
import { tidyLine, tidyText } from './tidy-text';
import { missingOr, notText } from './wire';

/** Longest text of one line, such as a name, unless a field has a limit of its own. */
export const maxTextLength = 255;

/** Of an offer's title. Apart from its table, as what only names an offer needs no more of it. */
export const maxOfferTitleLength = 150;

/** Of a first and a last name with a space between them. */
export const maxFullNameLength = 2 * maxTextLength + 1;

const invalidCharacters = 'El texto contiene caracteres no válidos.';

/** Every kind of line break, those of Word and of PDFs as well. */
const lineBreaks = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
const oneLine = /^[^\n\v\f\r\u0085\u2028\u2029]*$/;

/**
 * The database holds neither NUL nor half a surrogate pair; of the other control characters only tabs
 * and line breaks mean something here.
 */
const plain = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\v\f\r\u0085])*$/u;

/**
 * A change that leaves a text a text: a schema's document can go on reading behind it, unlike
 * `v.transform`. It is told what the change leaves out.
 */
const rewrite = (operation: (text: string) => string) => ({
  ...v.transform(operation),
  type: 'rewrite' as const,
  leftOut: /[\p{DI}]/u,
});

type TypeMessage = v.ErrorMessage<v.StringIssue>;

/**
 * Text of a person on one line, trimmed, as an `input` holds it. Nothing honest sends it a line break.
 * Characters are counted as JSON Schema counts them: one beyond 16 bits is one.
 */
export const freeText = (maxLength = maxTextLength, wrongType: TypeMessage = notText) =>
  v.pipe(
    v.string(wrongType),
    // Cells pasted from a spreadsheet come with tabs between them, which are blanks too.
    rewrite(tidyLine),
    v.trim(),
    v.maxCodePoints(maxLength, tooLong(maxLength)),
    v.regex(oneLine, 'Escribe este dato en una sola línea.'),
    v.regex(plain, invalidCharacters),
  );

/** Text of a person on as many lines as they like, trimmed, as a `textarea` holds it; each ends in a line feed. */
export const freeLines = (maxLength: number, wrongType: TypeMessage = notText) =>
  v.pipe(
    v.string(wrongType),
    rewrite((text) => tidyText(text.replace(lineBreaks, '\n'))),
    v.trim(),
    v.maxCodePoints(maxLength, tooLong(maxLength)),
    v.regex(plain, invalidCharacters),
  );

const tooLong = (maxLength: number) => `No debe superar los ${maxLength} caracteres.`;

/** One line that must not be blank. */
export const requiredText = (message: string, maxLength?: number) =>
  v.pipe(freeText(maxLength, missingOr(message, notText)), v.nonEmpty(message));

/** Text on one or more lines that must not be blank. */
export const requiredLines = (message: string, maxLength: number) =>
  v.pipe(freeLines(maxLength, missingOr(message, notText)), v.nonEmpty(message));

export { maxEmailLength };

/**
 * An e-mail address with a domain that has a dot, in the spelling that is stored; without a message of its own a
 * malformed one counts as missing.
 */
export const requiredEmail = (message: string, formatMessage = message) =>
  v.pipe(
    requiredText(message, maxEmailLength),
    v.metadata({ format: 'idn-email' }),
    v.regex(addressPattern, formatMessage),
    v.check(isAddress, formatMessage),
    v.transform(readableAddress),
  );
