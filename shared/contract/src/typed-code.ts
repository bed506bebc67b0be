// Separate from the schemas of the second factor, because the login page does not need those.

/** Longest typed code, including blanks and hyphens. */
export const maxTypedCodeLength = 40;

/** Message for a missing code, or one that is not six digits. */
export const missingCodeMessage = 'Escribe el código de 6 números.';
/** Message for a code that does not match. */
export const wrongCodeMessage = 'El código no es correcto.';
