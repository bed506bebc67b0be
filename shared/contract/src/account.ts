import { answerSchema, fromWire } from './field-answers';
import { toWire } from './field-bodies';
import type { Fields, RecordOf } from './fields';
import { personFields } from './person-fields';
import { maxUsernameLength } from './session';

export * from './administrator';

/** List of the staff's accounts, and their number in each state. Administrators only. */
export const accountsPath = '/api/cuentas';
/** Number of accounts in each state. */
export const accountCountsPath = `${accountsPath}/resumen`;

/** Error code of a refusal to delete a person with an account. */
export const hasAccountError = 'has_account';

/** Labels of the roles. An administrator also has all rights of a user. */
export const roleLabels = { ROLE_USER: 'Usuario', ROLE_ADMIN: 'Administrador' } as const;

const roleWords = { ROLE_USER: 'ROLE_USER', ROLE_ADMIN: 'ROLE_ADMIN' } as const;

/** «invited»: the link has not been used, so the account has no password yet. */
export const accountStates = {
  active: 'activa',
  invited: 'invitada',
  disabled: 'desactivada',
} as const;
/** State of an account: active, invited or disabled. */
export type AccountState = keyof typeof accountStates;

/** Labels of the states for administrators. */
export const accountStateLabels: Readonly<Record<AccountState, string>> = {
  active: 'Activa',
  invited: 'Invitada',
  disabled: 'Desactivada',
};

/** Field with the role of an account, on the wire `rol`. */
export const roleField = { kind: 'word', wire: 'rol', words: roleWords } as const;

const { id: personId, firstName, lastName, email } = personFields;

const fields = {
  id: { kind: 'id', wire: 'id_cuenta' },
  personId,
  firstName,
  lastName,
  email,
  /** Undefined until the invitation is used. */
  username: { kind: 'plain', wire: 'usuario', max: maxUsernameLength, isOptional: true },
  role: roleField,
  state: { kind: 'word', wire: 'estado', words: accountStates },
  hasSecondFactor: { kind: 'flag', wire: 'segundo_factor' },
  lastSignInAt: { kind: 'moment', wire: 'ultimo_ingreso', isOptional: true },
  /** Number of browsers with an active session of this account. */
  openSessions: { kind: 'integer', wire: 'sesiones' },
  /**
   * Expiry of the last password link, also if it has passed. Undefined if the link was used, or is
   * sent by e-mail.
   */
  linkExpiresAt: { kind: 'moment', wire: 'enlace_vence', isOptional: true },
} as const satisfies Fields;

/** An account in the administrators' list. */
export type Account = RecordOf<typeof fields>;

/** Item of GET /api/cuentas. */
export const accountWire = answerSchema(fields);
export const accountFromWire = fromWire(fields);
export const accountToWire = toWire(fields);

const countFields = {
  active: { kind: 'integer', wire: 'activas' },
  invited: { kind: 'integer', wire: 'invitadas' },
  disabled: { kind: 'integer', wire: 'desactivadas' },
  /** True if the server can send invitations by e-mail. */
  sendsMail: { kind: 'flag', wire: 'envia_correos' },
} as const satisfies Fields;
/** Numbers of accounts in each state. */
export type AccountCounts = RecordOf<typeof countFields>;

/** Answer of GET /api/cuentas/resumen. */
export const accountCountsWire = answerSchema(countFields);
export const accountCountsFromWire = fromWire(countFields);
export const accountCountsToWire = toWire(countFields);

const changedFields = {
  message: { kind: 'plain', wire: 'mensaje' },
  account: { kind: 'record', wire: 'cuenta', of: fields },
  /** Single-use address, if a link for copying was requested. */
  link: { kind: 'plain', wire: 'enlace', isOptional: true },
} as const satisfies Fields;

/** Answer to an invitation or to another change of an account. */
export type ChangedAccount = RecordOf<typeof changedFields>;

/** Answer of the calls that invite a person or change an account. */
export const changedAccountWire = answerSchema(changedFields);
export const changedAccountFromWire = fromWire(changedFields);
export const changedAccountToWire = toWire(changedFields);

const contactFields = {
  name: { kind: 'plain', wire: 'nombre' },
  email: { kind: 'plain', wire: 'correo' },
} as const satisfies Fields;

/** Item of GET /api/cuentas/administradores. */
export const administratorWire = answerSchema(contactFields);
export const administratorToWire = toWire(contactFields);
