import type { Person, PersonEntry } from '@portal/contract/person';
import type { ComparedField } from '@portal/kit/editing/save-over';

/** What two people may have changed of a person. */
export const comparedFields: readonly ComparedField<Person, PersonEntry>[] = [
  { label: 'Nombre', name: 'firstName', read: ({ firstName }) => firstName },
  { label: 'Apellido', name: 'lastName', read: ({ lastName }) => lastName },
  { label: 'Correo', name: 'email', read: ({ email }) => email },
  {
    label: 'País',
    name: 'countryId',
    read: ({ country }) => country?.name ?? '',
    isChoice: true,
  },
];

/** The fields of the form for a person who is edited, or for a new one. */
export const personFields = (person: Person | undefined) => ({
  firstName: person?.firstName ?? '',
  lastName: person?.lastName ?? '',
  email: person?.email ?? '',
  countryId: person?.country?.id ?? '',
});
