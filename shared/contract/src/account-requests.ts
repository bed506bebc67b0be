import * as v from 'valibot';
import { invitedPersonEntry, roleEntry, type Invitation } from './account-entry';
import { maxLinkTokenLength, usernameEntry, type Activation } from './account-link';
import { currentPassword, minPasswordLength, newPassword } from './new-password';
import { requestObject, wireId } from './request';
import { signInCode, totpCode } from './second-factor';
import { maxUsernameLength } from './session';
import { requiredText } from './text';

// Requests about accounts, as the server validates them.

const { firstName, lastName, email } = invitedPersonEntry.entries;

const byMail = v.boolean('Indica cómo llega el enlace.');
const deliveryOf = (isByMail: boolean) => (isByMail ? ('mail' as const) : ('link' as const));

/** Message for an invitation without an id and without a complete name and e-mail. */
export const nobodyInvitedMessage =
  'Elige a una persona, o escribe su nombre, su apellido y su correo.';

/** Body of POST /api/cuentas. */
export const invitationFromWire = v.pipe(
  requestObject({
    id_persona: v.optional(wireId),
    nombre: v.optional(firstName),
    apellido: v.optional(lastName),
    correo: v.optional(email),
    rol: roleEntry,
    por_correo: byMail,
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }): Invitation => {
    const { id_persona: id, nombre, apellido, correo, rol: role, por_correo } = dataset.value;
    const person = id === undefined ? namedPerson({ nombre, apellido, correo }) : { id };
    if (!person) {
      addIssue({ message: nobodyInvitedMessage });
      return NEVER;
    }
    return { person, role, delivery: deliveryOf(por_correo) };
  }),
);

type Named = {
  nombre?: string | undefined;
  apellido?: string | undefined;
  correo?: string | undefined;
};

/** Undefined unless all three fields are present. */
const namedPerson = ({ nombre, apellido, correo }: Named) =>
  nombre !== undefined && apellido !== undefined && correo !== undefined
    ? { firstName: nombre, lastName: apellido, email: correo }
    : undefined;

/** Body of PUT /api/cuentas/{id}/rol. */
export const roleFromWire = v.pipe(
  requestObject({ rol: roleEntry }),
  v.transform(({ rol }) => rol),
);

/** Body of PUT /api/cuentas/{id}/estado. */
export const isActiveFromWire = v.pipe(
  requestObject({ activa: v.boolean('Indica si la cuenta está activa.') }),
  v.transform(({ activa }) => activa),
);

/** Body of POST /api/cuentas/{id}/enlace. */
export const deliveryFromWire = v.pipe(
  requestObject({ por_correo: byMail }),
  v.transform(({ por_correo }) => deliveryOf(por_correo)),
);

const token = requiredText('Falta el código del enlace.', maxLinkTokenLength);

/** Body of POST /api/cuenta/enlace. */
export const linkTokenFromWire = v.pipe(
  requestObject({ token }),
  v.transform((wire) => wire.token),
);

/**
 * The minimum length depends on the account, so the server checks it later; the schema checks the
 * shorter one.
 */
const anyNewPassword = newPassword(minPasswordLength.withSecondFactor);

/** Body of POST /api/cuenta/activar. */
export const activationFromWire = v.pipe(
  requestObject({
    token,
    usuario: v.optional(usernameEntry),
    nombre: v.optional(firstName),
    apellido: v.optional(lastName),
    correo: v.optional(email),
    clave: anyNewPassword,
  }),
  v.transform((wire): Activation => ({
    token: wire.token,
    username: wire.usuario,
    person: namedPerson(wire),
    password: wire.clave,
  })),
);

/** Body of POST /api/cuenta/olvide: a user name or an e-mail address. */
export const forgottenPasswordFromWire = v.pipe(
  requestObject({ usuario: requiredText('Escribe tu usuario o tu correo.', maxUsernameLength) }),
  v.transform(({ usuario }) => usuario),
);

/** Body of PUT /api/cuenta/clave. */
export const passwordChangeFromWire = v.pipe(
  requestObject({ clave_actual: currentPassword, clave_nueva: anyNewPassword }),
  v.transform((wire) => ({ current: wire.clave_actual, next: wire.clave_nueva })),
);

/** Body of POST /api/cuenta/segundo-factor: the current password. */
export const passwordFromWire = v.pipe(
  requestObject({ clave: currentPassword }),
  v.transform(({ clave }) => clave),
);

/** Body of the calls that remove the second factor or replace the recovery codes. */
export const passwordAndCodeFromWire = v.pipe(
  requestObject({ clave: currentPassword, codigo: signInCode }),
  v.transform(({ clave, codigo }) => ({ password: clave, code: codigo })),
);

/** Body of POST /api/cuenta/segundo-factor/activar. */
export const codeFromWire = v.pipe(
  requestObject({ codigo: totpCode }),
  v.transform(({ codigo }) => codigo),
);
