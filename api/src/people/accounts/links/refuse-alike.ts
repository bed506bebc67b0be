import type { Database } from '../../../platform/database/database';
import { conflict } from '../../../platform/problem/problem';

/** Includes accounts in the trash. */
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

/** Maps similar characters to one form and removes accents. */
const lookOf = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('0', 'o')
    .replaceAll('1', 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
