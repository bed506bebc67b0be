import * as v from 'valibot';
import { roles, type Role } from './session';
import { personEntry } from './person-entry';

const { firstName, lastName, email } = personEntry.entries;

/** The invited person as typed in the form, if the directory does not have them yet. */
export const invitedPersonEntry = v.object({ firstName, lastName, email });

/** Delivery of the account link: by e-mail, or shown to the inviting administrator for copying. */
export type Delivery = 'mail' | 'link';

export const roleEntry = v.picklist(roles, 'Elige qué podrá hacer.');

export type Invitation = {
  person: { id: number } | v.InferOutput<typeof invitedPersonEntry>;
  role: Role;
  delivery: Delivery;
};

export const invitationToWire = ({ person, role, delivery }: Invitation) => ({
  ...('id' in person
    ? { id_persona: person.id }
    : { nombre: person.firstName, apellido: person.lastName, correo: person.email }),
  rol: role,
  ...deliveryToWire(delivery),
});

export const roleToWire = (role: Role) => ({ rol: role });
export const deliveryToWire = (delivery: Delivery) => ({ por_correo: delivery === 'mail' });
export const isActiveToWire = (isActive: boolean) => ({ activa: isActive });
