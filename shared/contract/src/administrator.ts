import * as v from 'valibot';

/** An active administrator, shown to signed-in users that lack a right. */
export type Administrator = { name: string; email: string };

/** Lists administrators that a signed-in user can ask for a right. */
export const administratorsPath = '/api/cuentas/administradores';
/** Most administrators in that list. */
export const maxAdministrators = 5;

// Written without a table of fields, because the shell reads it and does not need the code for
// tables otherwise.
/** Item of GET /api/cuentas/administradores. */
export const administratorFromWire = v.pipe(
  v.object({ nombre: v.string(), correo: v.string() }),
  v.transform(({ nombre, correo }): Administrator => ({ name: nombre, email: correo })),
);
