import type { Person } from '../person';
import { chile } from './places';

/** A person of the directory, for tests. */
export const aPerson = (changes: Partial<Person> = {}): Person => {
  const { id = 1 } = changes;
  return {
    id,
    firstName: 'Lucía',
    lastName: 'Peña',
    email: `lucia${id}@example.org`,
    createdAt: '2026-03-05',
    country: chile,
    photo: undefined,
    version: 1,
    ...changes,
  };
};
