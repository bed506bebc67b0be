// Apart from the schemas of the second factor, which the login has no need of.

/** Of a code of the telephone or for recovery, with the blanks and hyphens that are for reading. */
export const maxTypedCodeLength = 40;

export const missingCodeMessage = 'Escribe el código de 6 números.';
export const wrongCodeMessage = 'El código no es correcto.';
