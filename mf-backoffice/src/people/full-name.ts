import type { Person } from '@portal/contract/person';

export const fullName = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`;
