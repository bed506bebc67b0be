import * as v from 'valibot';
import { roleField } from './account';
import { answerSchema, fromWire } from './field-answers';
import { toWire } from './field-bodies';
import type { Fields, RecordOf } from './fields';
import { personFields } from './person-fields';
import { accessTokenWire } from './credentials';
import { maxUsernameLength } from './session';
import { wireObject } from './wire';

export * from './own-account-paths';

const sessionFields = {
  /** Of a browser: its windows and tabs count as one. */
  id: { kind: 'plain', wire: 'id' },
  /** As «Chrome en Windows»; undefined where the browser does not tell. */
  browser: { kind: 'plain', wire: 'navegador', isOptional: true },
  startedAt: { kind: 'moment', wire: 'inicio' },
  lastSeenAt: { kind: 'moment', wire: 'ultima_actividad' },
  isCurrent: { kind: 'flag', wire: 'actual' },
} as const satisfies Fields;
export type OwnSession = RecordOf<typeof sessionFields>;

export const maxOwnSessions = 100;

const { firstName, lastName, email } = personFields;

const fields = {
  firstName,
  lastName,
  email,
  username: { kind: 'plain', wire: 'usuario', max: maxUsernameLength },
  role: roleField,
  passwordChangedAt: { kind: 'moment', wire: 'clave_cambiada', isOptional: true },
  hasSecondFactor: { kind: 'flag', wire: 'segundo_factor' },
  /** The role asks for one: without it the rights of the role rest. */
  needsSecondFactor: { kind: 'flag', wire: 'segundo_factor_exigido' },
  recoveryCodesLeft: { kind: 'integer', wire: 'codigos_restantes' },
  sessions: { kind: 'records', wire: 'sesiones', of: sessionFields, max: maxOwnSessions },
} as const satisfies Fields;
export type OwnAccount = RecordOf<typeof fields>;

export const ownAccountWire = answerSchema(fields);
export const ownAccountFromWire = fromWire(fields);
export const ownAccountToWire = toWire(fields);

export const passwordChangeToWire = (change: { current: string; next: string }) => ({
  clave_actual: change.current,
  clave_nueva: change.next,
});

export const passwordToWire = (password: string) => ({ clave: password });
export const passwordAndCodeToWire = (given: { password: string; code: string }) => ({
  clave: given.password,
  codigo: given.code,
});
export const codeToWire = (code: string) => ({ codigo: code });

/** The second factor is on; the token carries all rights of the role again. */
export const activationWire = wireObject({
  mensaje: v.string(),
  ...accessTokenWire.entries,
});
export const activatedFromWire = v.pipe(
  activationWire,
  v.transform((wire) => ({ message: wire.mensaje, token: wire.access_token })),
);
export const activationToWire = ({ message, token }: { message: string; token: string }) => ({
  mensaje: message,
  access_token: token,
});
