import * as v from 'valibot';
import { roles, type Role } from './session';
import { personEntry } from './person-entry';

const { firstName, lastName, email } = personEntry.entries;

/** Who is invited: somebody of the directory, or somebody new. */
export const invitedPersonEntry = v.object({ firstName, lastName, email });

/** How the link gets to the person: by e-mail, or copied by whoever invites. */
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
