import { readableAddress } from '@portal/contract/mailbox';
import { tidyLine } from '@portal/contract/tidy-text';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';

/** A name as names are compared: in small letters, in one form, and without blanks around it. */
export const plainName = (name: string) => {
  const plain = tidyLine(name.normalize('NFKC')).toLowerCase();
  return plain.includes('@') ? readableAddress(plain) : plain;
};

/**
 * The accounts that somebody means who writes a user name or an e-mail, whether they can be used or not; that of the
 * user name comes first. There are several where an earlier rule let a user name be another account's e-mail.
 */
export async function findNamed(db: Database, name: string): Promise<number[]> {
  // A user name of that time is found in the form that it has.
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
