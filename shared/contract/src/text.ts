import * as v from 'valibot';

const isStorable = (text: string) => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

/** Text of a person, trimmed. The database holds neither NUL nor half a surrogate pair. */
export const freeText = (maxLength = 255) =>
  v.pipe(
    v.string('Este dato debe ser un texto.'),
    v.trim(),
    v.maxLength(maxLength, `No debe superar los ${maxLength} caracteres.`),
    v.check(isStorable, 'El texto contiene caracteres no válidos.'),
  );

/** Text that must not be blank. */
export const requiredText = (message: string, maxLength?: number) =>
  v.pipe(v.string(message), freeText(maxLength), v.nonEmpty(message));

/** Longest address that mail servers accept (RFC 5321). */
const maxEmailLength = 254;

/** An e-mail address with a domain that has a dot; without a message of its own a malformed one counts as missing. */
export const requiredEmail = (message: string, formatMessage = message) =>
  v.pipe(
    requiredText(message, maxEmailLength),
    v.rfcEmail(formatMessage),
    v.regex(/\.[^.]{2,}$/, formatMessage),
  );
