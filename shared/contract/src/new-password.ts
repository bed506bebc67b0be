import * as v from 'valibot';
import { onePassword } from './credentials';
import { maxPasswordLength } from './session';

/**
 * Minimum length in characters, shorter with a second factor. Classes of characters are not
 * required: they make passwords harder to remember and hardly harder to guess (NIST SP 800-63B
 * §3.1.1.2).
 */
export const minPasswordLength = { alone: 12, withSecondFactor: 8 } as const;

/** Returns the minimum length of an account's password, in characters. */
export const minPasswordLengthFor = (hasSecondFactor: boolean) =>
  hasSecondFactor ? minPasswordLength.withSecondFactor : minPasswordLength.alone;

const wayOn = 'Prueba con cuatro palabras que no tengan relación entre sí.';

/** Message for a password that is easy to guess, which only the server detects. */
export const weakPasswordMessage = `Es fácil de adivinar: se compone de palabras, nombres, fechas o teclas que muchos usan. ${wayOn}`;
/** Message for a password with the user's name, user name or e-mail, or the company's name. */
export const ownNamePasswordMessage = `Es fácil de adivinar: lleva tu nombre, tu usuario, tu correo o el nombre de la empresa. ${wayOn}`;

/** Schema of a new password. All characters count, including blanks. */
export const newPassword = (minLength: number) =>
  v.pipe(
    v.string('Escribe la contraseña nueva.'),
    onePassword,
    v.nonEmpty('Escribe la contraseña nueva.'),
    v.minCodePoints(minLength, `Debe tener al menos ${minLength} caracteres.`),
    v.maxCodePoints(maxPasswordLength, `No debe superar los ${maxPasswordLength} caracteres.`),
    v.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'La contraseña contiene caracteres no válidos.'),
  );

/** Schema of the current password, which confirms a change of the own account. */
export const currentPassword = v.pipe(
  v.string('Escribe tu contraseña actual.'),
  onePassword,
  v.nonEmpty('Escribe tu contraseña actual.'),
  v.maxCodePoints(maxPasswordLength, `No debe superar los ${maxPasswordLength} caracteres.`),
);

/** Message for a wrong current password. */
export const wrongPasswordMessage = 'La contraseña actual no es correcta.';
