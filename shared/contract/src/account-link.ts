import * as v from 'valibot';
import { answerSchema, fromWire } from './field-answers';
import { toWire } from './field-bodies';
import type { Fields, RecordOf } from './fields';
import { maxUsernameLength } from './session';
import { maxEmailLength, maxFullNameLength, requiredText } from './text';

/** What a link that opens once says, and where a password is chosen by it. */
export const accountLinkPath = '/api/cuenta/enlace';
export const accountActivationPath = '/api/cuenta/activar';
/** Where a link is asked for: «¿Olvidaste tu contraseña?». */
export const forgottenPasswordPath = '/api/cuenta/olvide';

/** The page that a link leads to; its token stands behind the «#», which no server is sent. */
export const accountLinkPage = '/cuenta/clave';
export const linkAddress = (token: string) => `${accountLinkPage}#${token}`;
export const maxLinkTokenLength = 64;

const linkPurposes = {
  /** Nobody can sign in yet: whoever opens it becomes the first administrator. */
  first: 'inicio',
  invitation: 'invitacion',
  reset: 'restablecimiento',
} as const;
export type LinkPurpose = keyof typeof linkPurposes;

/** How long a link is good for, in hours. */
export const linkHours: Readonly<Record<LinkPurpose, number>> = {
  first: 1,
  invitation: 72,
  reset: 1,
};

const fields = {
  purpose: { kind: 'word', wire: 'tipo', words: linkPurposes },
  /** Of the person; nobody yet for the first administrator. */
  name: { kind: 'plain', wire: 'nombre', max: maxFullNameLength, isOptional: true },
  email: { kind: 'plain', wire: 'correo', max: maxEmailLength, isOptional: true },
  /** Undefined where it is chosen with the password. */
  username: { kind: 'plain', wire: 'usuario', max: maxUsernameLength, isOptional: true },
  hasSecondFactor: { kind: 'flag', wire: 'segundo_factor' },
  expiresAt: { kind: 'moment', wire: 'vence' },
} as const satisfies Fields;

/** What whoever opens a link may know of it. */
export type AccountLink = RecordOf<typeof fields>;

export const accountLinkWire = answerSchema(fields);
export const accountLinkFromWire = fromWire(fields);
export const accountLinkToWire = toWire(fields);

/**
 * A name to sign in with, in small letters. It is no e-mail, and has the letters of Spanish alone, as those of other
 * alphabets look the same.
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

/** What somebody enters behind a link; the name of the person only for the first administrator. */
export type Activation = {
  token: string;
  username?: string | undefined;
  person?: { firstName: string; lastName: string; email: string } | undefined;
  password: string;
};

export const linkTokenToWire = (token: string) => ({ token });

export const activationEntryToWire = ({ token, username, person, password }: Activation) => ({
  token,
  ...(username !== undefined && { usuario: username }),
  ...(person && { nombre: person.firstName, apellido: person.lastName, correo: person.email }),
  clave: password,
});

export const forgottenPasswordToWire = (name: string) => ({ usuario: name });
