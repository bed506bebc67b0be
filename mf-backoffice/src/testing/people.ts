import type { PageOf } from '@portal/contract/page-of';
import type { Person } from '@portal/contract/person';

export const person = (id: number, changes: Partial<Person> = {}): Person => ({
  id,
  firstName: 'Lucía',
  lastName: 'Peña',
  email: `lucia${id}@example.org`,
  createdAt: '2026-03-05',
  country: { id: 3, name: 'Chile' },
  photo: undefined,
  version: 1,
  ...changes,
});

export const pageOfPeople = (
  number: number,
  totalPages: number,
  items: Person[],
): PageOf<Person> => ({
  items,
  number,
  totalPages,
  isFirst: number === 0,
  isLast: number === totalPages - 1,
});
