import * as v from 'valibot';
import { roles, type Role } from './session';
import { personEntry } from './person-entry';

const { firstName, lastName, email } = personEntry.entries;

/** The invited person as typed in the form, if the directory does not have them yet. */
export const invitedPersonEntry = v.object({ firstName, lastName, email });

/** Delivery of the account link: by e-mail, or shown to the inviting administrator for copying. */
export type Delivery = 'mail' | 'link';

/** Schema of the role in an invitation or a role change. */
export const roleEntry = v.picklist(roles, 'Elige qué podrá hacer.');

/** Invitation of a person of the directory, by id, or of a new person. */
export type Invitation = {
  person: { id: number } | v.InferOutput<typeof invitedPersonEntry>;
  role: Role;
  delivery: Delivery;
};

/** Body of POST /api/cuentas. */
export const invitationToWire = ({ person, role, delivery }: Invitation) => ({
  ...('id' in person
    ? { id_persona: person.id }
    : { nombre: person.firstName, apellido: person.lastName, correo: person.email }),
  rol: role,
  ...deliveryToWire(delivery),
});

/** Body of PUT /api/cuentas/{id}/rol. */
export const roleToWire = (role: Role) => ({ rol: role });
/** Body of POST /api/cuentas/{id}/enlace. */
export const deliveryToWire = (delivery: Delivery) => ({ por_correo: delivery === 'mail' });
/** Body of PUT /api/cuentas/{id}/estado. */
export const isActiveToWire = (isActive: boolean) => ({ activa: isActive });
