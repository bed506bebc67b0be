import { answerSchema, fromWire } from './field-answers';
import { toWire } from './field-bodies';
import type { Fields, RecordOf } from './fields';
import { personFields } from './person-fields';
import { maxUsernameLength } from './session';

export * from './administrator';

/** Where administrators manage the accounts of the staff, and their number in each state. */
export const accountsPath = '/api/cuentas';
export const accountCountsPath = `${accountsPath}/resumen`;

/** The code of the refusal to delete a person who has an account. */
export const hasAccountError = 'has_account';

/** What one account may do, as people read it; an administrator has the rights of a user as well. */
export const roleLabels = { ROLE_USER: 'Usuario', ROLE_ADMIN: 'Administrador' } as const;

const roleWords = { ROLE_USER: 'ROLE_USER', ROLE_ADMIN: 'ROLE_ADMIN' } as const;

/** Invited: nobody has opened the link yet and chosen a password. */
export const accountStates = {
  active: 'activa',
  invited: 'invitada',
  disabled: 'desactivada',
} as const;
export type AccountState = keyof typeof accountStates;

export const accountStateLabels: Readonly<Record<AccountState, string>> = {
  active: 'Activa',
  invited: 'Invitada',
  disabled: 'Desactivada',
};

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
  /** Browsers in which somebody is signed in. */
  openSessions: { kind: 'integer', wire: 'sesiones' },
  /** Until when the last link for a password is good, or was; undefined where it was used, or a mail brings it. */
  linkExpiresAt: { kind: 'moment', wire: 'enlace_vence', isOptional: true },
} as const satisfies Fields;

/** An account as administrators see it. */
export type Account = RecordOf<typeof fields>;

export const accountWire = answerSchema(fields);
export const accountFromWire = fromWire(fields);
export const accountToWire = toWire(fields);

const countFields = {
  active: { kind: 'integer', wire: 'activas' },
  invited: { kind: 'integer', wire: 'invitadas' },
  disabled: { kind: 'integer', wire: 'desactivadas' },
  /** Whether invitations can go by e-mail. */
  sendsMail: { kind: 'flag', wire: 'envia_correos' },
} as const satisfies Fields;
export type AccountCounts = RecordOf<typeof countFields>;

export const accountCountsWire = answerSchema(countFields);
export const accountCountsFromWire = fromWire(countFields);
export const accountCountsToWire = toWire(countFields);

const changedFields = {
  message: { kind: 'plain', wire: 'mensaje' },
  account: { kind: 'record', wire: 'cuenta', of: fields },
  /** An address that opens once, for whoever asked for a link to copy. */
  link: { kind: 'plain', wire: 'enlace', isOptional: true },
} as const satisfies Fields;

/** What comes of an invitation, or of another change. */
export type ChangedAccount = RecordOf<typeof changedFields>;

export const changedAccountWire = answerSchema(changedFields);
export const changedAccountFromWire = fromWire(changedFields);
export const changedAccountToWire = toWire(changedFields);

const contactFields = {
  name: { kind: 'plain', wire: 'nombre' },
  email: { kind: 'plain', wire: 'correo' },
} as const satisfies Fields;

export const administratorWire = answerSchema(contactFields);
export const administratorToWire = toWire(contactFields);
