import type { Database } from '../../../platform/database/database';
import { conflict } from '../../../platform/problem/problem';

/** Refuses a user name that people could take for that of another account, or of one in the trash. */
export async function refuseAlike(transaction: Database, username: string) {
  const rows = await transaction.selectFrom('users').select('username').execute();
  const names = rows.flatMap((row) => row.username ?? []);
  if (names.some((name) => name.toLowerCase() === username)) {
    throw conflict('Ya hay una cuenta con ese usuario. Elige otro.');
  }
  if (names.some((name) => lookOf(name) === lookOf(username))) {
    throw conflict('Ya hay una cuenta con un usuario que se lee igual. Elige otro.');
  }
}

/** What one sees of a name at a glance: without accents, and with one form for what is mistaken for another. */
const lookOf = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('0', 'o')
    .replaceAll('1', 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
