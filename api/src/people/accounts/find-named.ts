import { readableAddress } from '@portal/contract/mailbox';
import { tidyLine } from '@portal/contract/tidy-text';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';

/** Returns the form for comparisons: lower case, NFKC, without surrounding blanks. */
export const plainName = (name: string) => {
  const plain = tidyLine(name.normalize('NFKC')).toLowerCase();
  return plain.includes('@') ? readableAddress(plain) : plain;
};

/**
 * Finds accounts by user name or e-mail, even disabled ones; the user name's comes first. An
 * earlier rule allowed a user name that is another account's e-mail.
 */
export async function findNamed(db: Database, name: string): Promise<number[]> {
  // User names of that time are stored as typed.
  const forms = [...new Set([plainName(name), name.toLowerCase()])];
  const isUsername = sql<boolean>`lower(users.username) = any(${forms}::text[])`;
  const rows = await db
    .selectFrom('users')
    .innerJoin('people', 'people.id', 'users.personId')
    .select('users.id')
    .where('users.deletedAt', 'is', null)
    .where('people.deletedAt', 'is', null)
    .where(sql<boolean>`(${isUsername} or lower(people.email) = any(${forms}::text[]))`)
    .orderBy(isUsername, 'desc')
    .orderBy('users.id')
    .execute();
  return rows.map(({ id }) => id);
}
