import * as v from 'valibot';

/** Whom to ask for a right: an active administrator, for whoever is signed in. */
export type Administrator = { name: string; email: string };

export const administratorsPath = '/api/cuentas/administradores';
export const maxAdministrators = 5;

// Without a table of fields: the shell reads it, which else has no need of what reads those.
export const administratorFromWire = v.pipe(
  v.object({ nombre: v.string(), correo: v.string() }),
  v.transform(({ nombre, correo }): Administrator => ({ name: nombre, email: correo })),
);
