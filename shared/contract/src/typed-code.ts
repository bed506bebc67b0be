// Separate from the schemas of the second factor, because the login page does not need those.

/** Longest typed code, including blanks and hyphens. */
export const maxTypedCodeLength = 40;

export const missingCodeMessage = 'Escribe el código de 6 números.';
export const wrongCodeMessage = 'El código no es correcto.';
