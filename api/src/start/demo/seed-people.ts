import { roles, type Role } from '@portal/contract/session';
import { hashPassword } from '../../people';
import type { Database } from '../../platform/database/database';
import { people } from './content/people';
import { dayBefore } from './days';
import { idsByName } from './ids-by-name';

/** The passwords are published, so they must not be used elsewhere. */
export const demoUsers: readonly { username: string; password: string; roles: readonly Role[] }[] =
  [
    { username: 'admin', password: 'Puente2026', roles },
    { username: 'usuario', password: 'Puente2026', roles: ['ROLE_USER'] },
  ];

export async function seedPeople(db: Database) {
  const countryIds = await idsByName(db, 'countries');
  const rows = await db
    .insertInto('people')
    .values(
      people.map(([firstName, lastName, country], index) => ({
        firstName,
        lastName,
        email: `${plain(firstName)}.${plain(lastName)}@puente.example.org`,
        countryId: countryIds(country),
        createdOn: dayBefore(400 - index * 5),
      })),
    )
    .returning('id')
    .execute();

  for (const [index, user] of demoUsers.entries()) {
    const person = rows[index];
    if (person) await seedUser(db, person.id, user);
  }
}

async function seedUser(db: Database, personId: number, user: (typeof demoUsers)[number]) {
  const { id } = await db
    .insertInto('users')
    .values({
      personId,
      username: user.username,
      passwordHash: await hashPassword(user.password),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('userRoles')
    .values(user.roles.map((role) => ({ userId: id, role })))
    .execute();
}

/** Converts «Luis Ángel» to luis.angel. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(' ', '.');
