/**
 * Addresses to which only the staff's own pages and menus lead. They stand apart from `paths`, all of
 * which the shell's first script holds for everybody.
 */
export const staffPaths = {
  applicationStatuses: '/modulo-principal/estados-postulacion',
  accounts: '/modulo-principal/cuentas',
  ownAccount: '/mi-cuenta',
  forgottenPassword: '/cuenta/olvide',
} as const;
