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
  /** One session for each browser: its windows and tabs share it. */
  id: { kind: 'plain', wire: 'id' },
  /** For example «Chrome en Windows»; undefined if the browser does not say. */
  browser: { kind: 'plain', wire: 'navegador', isOptional: true },
  startedAt: { kind: 'moment', wire: 'inicio' },
  lastSeenAt: { kind: 'moment', wire: 'ultima_actividad' },
  isCurrent: { kind: 'flag', wire: 'actual' },
} as const satisfies Fields;
/** Session of the signed-in user in one browser. */
export type OwnSession = RecordOf<typeof sessionFields>;

/** Most sessions in the answer of GET /api/cuenta. */
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
  /**
   * True if the role requires a second factor. Without it the account lacks the rights of the role.
   */
  needsSecondFactor: { kind: 'flag', wire: 'segundo_factor_exigido' },
  recoveryCodesLeft: { kind: 'integer', wire: 'codigos_restantes' },
  sessions: { kind: 'records', wire: 'sesiones', of: sessionFields, max: maxOwnSessions },
} as const satisfies Fields;
/** Account of the signed-in user, with its sessions. */
export type OwnAccount = RecordOf<typeof fields>;

/** Answer of GET /api/cuenta. */
export const ownAccountWire = answerSchema(fields);
export const ownAccountFromWire = fromWire(fields);
export const ownAccountToWire = toWire(fields);

/** Body of PUT /api/cuenta/clave. */
export const passwordChangeToWire = (change: { current: string; next: string }) => ({
  clave_actual: change.current,
  clave_nueva: change.next,
});

/** Body of POST /api/cuenta/segundo-factor. */
export const passwordToWire = (password: string) => ({ clave: password });
/** Body of the calls that remove the second factor or replace the recovery codes. */
export const passwordAndCodeToWire = (given: { password: string; code: string }) => ({
  clave: given.password,
  codigo: given.code,
});
/** Body of POST /api/cuenta/segundo-factor/activar. */
export const codeToWire = (code: string) => ({ codigo: code });

/** Answer to activating the second factor. The new token has all rights of the role. */
export const activationWire = wireObject({
  mensaje: v.string(),
  ...accessTokenWire.entries,
});
/** Reads the message and the new token. */
export const activatedFromWire = v.pipe(
  activationWire,
  v.transform((wire) => ({ message: wire.mensaje, token: wire.access_token })),
);
export const activationToWire = ({ message, token }: { message: string; token: string }) => ({
  mensaje: message,
  access_token: token,
});
