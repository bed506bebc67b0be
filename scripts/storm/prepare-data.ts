import { roles, type Role } from '@portal/contract/session';
import type { Database } from '../../api/src/platform/database/database';
import { makeSeededDirectory } from '../../api/testing/seeded-directory';
import { withDatabase } from '../../api/testing/with-database';

/**
 * Fuzzed calls change and delete rows with the small ids of the demo, so honest people use much
 * larger ids.
 */
export const accounts = {
  staff: 'personal.honesto',
  strangeAdmin: 'administrador.ajeno',
  strangeUser: 'usuario.ajeno',
} as const;

const rolesOf: Readonly<Record<(typeof accounts)[keyof typeof accounts], readonly Role[]>> = {
  [accounts.staff]: roles,
  [accounts.strangeAdmin]: roles,
  [accounts.strangeUser]: ['ROLE_USER'],
};

const firstNumber = 100_001;
const offerCount = 8;

export const honestOffers = Array.from(
  { length: offerCount },
  (_none, index) => firstNumber + index,
);

/** Demo data with the storm's accounts and offers. Returns the folder. */
export async function prepareData(): Promise<string> {
  const folder = await makeSeededDirectory();
  await withDatabase({ DATA_DIR: folder }, async ({ db }) => {
    await addAccounts(db);
    await addOffers(db);
  });
  return folder;
}

/** The accounts have the password of the demo's administrator. */
async function addAccounts(db: Database) {
  const { passwordHash } = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('username', '=', 'admin')
    .executeTakeFirstOrThrow();
  for (const [index, [username, own]] of Object.entries(rolesOf).entries()) {
    const id = firstNumber + index;
    const [firstName = '', lastName = ''] = username.split('.');
    const email = `${username}@puente.example.org`;
    await db.insertInto('people').values({ id, firstName, lastName, email }).execute();
    await db.insertInto('users').values({ id, personId: id, username, passwordHash }).execute();
    await db
      .insertInto('userRoles')
      .values(own.map((role) => ({ userId: id, role })))
      .execute();
  }
}

/** The offers are open and have the demo's first questions. */
async function addOffers(db: Database) {
  const {
    closedAt: _closed,
    deletedAt: _deleted,
    ...model
  } = await db.selectFrom('offers').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
  for (const id of honestOffers) {
    await db
      .insertInto('offers')
      .values({ ...model, id, title: `Oferta ${id}` })
      .execute();
    await db
      .insertInto('offerQuestions')
      .values([1, 2].map((questionId) => ({ offerId: id, questionId })))
      .execute();
  }
}
