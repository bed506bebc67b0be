import * as v from 'valibot';
import { answerSchema, fromWire } from './field-answers';
import { toWire } from './field-bodies';
import type { Fields, RecordOf } from './fields';
import { maxUsernameLength } from './session';
import { maxEmailLength, maxFullNameLength, requiredText } from './text';

/** POST describes a single-use link without using it up (`AccountLink`). */
export const accountLinkPath = '/api/cuenta/enlace';
/** POST sets the password of the link's account, and its user name if it has none. */
export const accountActivationPath = '/api/cuenta/activar';
/** Requests a link to set a new password: «¿Olvidaste tu contraseña?». */
export const forgottenPasswordPath = '/api/cuenta/olvide';

/**
 * Page that a link opens. The token is in the fragment («#»), which browsers do not send to
 * servers.
 */
export const accountLinkPage = '/cuenta/clave';
/** Path of the page for a link, with the token in the fragment. */
export const linkAddress = (token: string) => `${accountLinkPage}#${token}`;
/** Longest token of a link, in characters. */
export const maxLinkTokenLength = 64;

const linkPurposes = {
  /** No account exists yet: the person that opens the link becomes the first administrator. */
  first: 'inicio',
  invitation: 'invitacion',
  reset: 'restablecimiento',
} as const;
/** Purpose of a link: first administrator, invitation, or reset of the password. */
export type LinkPurpose = keyof typeof linkPurposes;

/** Lifetime of a link by its purpose, in hours. */
export const linkHours: Readonly<Record<LinkPurpose, number>> = {
  first: 1,
  invitation: 72,
  reset: 1,
};

const fields = {
  purpose: { kind: 'word', wire: 'tipo', words: linkPurposes },
  /** Full name of the account's person; undefined for the first administrator. */
  name: { kind: 'plain', wire: 'nombre', max: maxFullNameLength, isOptional: true },
  email: { kind: 'plain', wire: 'correo', max: maxEmailLength, isOptional: true },
  /** Undefined if the user name is chosen together with the password. */
  username: { kind: 'plain', wire: 'usuario', max: maxUsernameLength, isOptional: true },
  hasSecondFactor: { kind: 'flag', wire: 'segundo_factor' },
  expiresAt: { kind: 'moment', wire: 'vence' },
} as const satisfies Fields;

/** Data of an account that its link discloses. */
export type AccountLink = RecordOf<typeof fields>;

/** Answer of POST /api/cuenta/enlace. */
export const accountLinkWire = answerSchema(fields);
export const accountLinkFromWire = fromWire(fields);
export const accountLinkToWire = toWire(fields);

/**
 * User name for signing in, in lower case. It is not an e-mail address. Only the letters of Spanish
 * are allowed, because letters of other alphabets look the same.
 */
export const usernameEntry = v.pipe(
  requiredText('Escribe un nombre de usuario.', 64),
  v.normalize('NFKC'),
  v.regex(
    /^[a-zA-Z0-9áéíóúüñÁÉÍÓÚÜÑ]+(?:[._-][a-zA-Z0-9áéíóúüñÁÉÍÓÚÜÑ]+)*$/,
    'Usa letras, números, puntos y guiones, sin espacios ni arroba. Las letras, de la «a» a la «z», con o sin tilde.',
  ),
  v.toLowerCase(),
);

/** Body of an account activation. `person` is sent only for the first administrator. */
export type Activation = {
  token: string;
  username?: string | undefined;
  person?: { firstName: string; lastName: string; email: string } | undefined;
  password: string;
};

/** Body of POST /api/cuenta/enlace. */
export const linkTokenToWire = (token: string) => ({ token });

/** Body of POST /api/cuenta/activar. */
export const activationEntryToWire = ({ token, username, person, password }: Activation) => ({
  token,
  ...(username !== undefined && { usuario: username }),
  ...(person && { nombre: person.firstName, apellido: person.lastName, correo: person.email }),
  clave: password,
});

/** Body of POST /api/cuenta/olvide. `name` is a user name or an e-mail address. */
export const forgottenPasswordToWire = (name: string) => ({ usuario: name });
