import { readableAddress } from '@portal/contract/mailbox';
import { tidyLine } from '@portal/contract/tidy-text';
import { errorCode } from '@portal/server/error-code';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { plainTextFunction } from './plain-text-0031';

/**
 * Uses the folding of browsers. Stored names, titles, e-mails and user names get the form of new
 * input, without a new version, because no user edited them.
 */
export const text = {
  up: async <Schema>(db: Kysely<Schema>) => {
    await sql.raw(plainTextFunction).execute(db);
    for (const table of countedTables) await switchTriggers(db, table, 'disable');
    // A generated column follows its source column, not its function.
    const { rows } = await sql<{ id: number }>`
      update applicants set name = name where full_name_key is distinct from full_name_key(name)
      returning id`.execute(db);
    // Names may be equal only under the new folding.
    for (const table of masterData) await sql.raw(`drop index ${table}_name_key`).execute(db);
    for (const [table, columns] of tidied) {
      for (const column of columns) await tidy(db, { table, column, change: tidyLine });
    }
    for (const table of ['people', 'applicants', 'contact_requests', 'privacy_requests']) {
      await tidy(db, { table, column: 'email', change: storedAddress });
    }
    await tidy(db, { table: 'users', column: 'username', change: storedUsername });
    for (const table of countedTables) await switchTriggers(db, table, 'enable');
    await sql`update applicants set browser = browser
      where id = any(${rows.map(({ id }) => id)}::integer[])`.execute(db);
    await sql.raw(keys).execute(db);
  },
};

const masterData = ['skills', 'languages', 'questions'];
const countedTables = [...masterData, 'people', 'applicants', 'offers'];

const tidied = [
  ['people', ['first_name', 'last_name']],
  ['applicants', ['name', 'own_name']],
  ['applicant_merges', ['earlier_name']],
  ['skills', ['name']],
  ['languages', ['name']],
  ['questions', ['name']],
  ['offers', ['title']],
  ['contact_requests', ['name']],
  ['privacy_requests', ['name']],
] as const;

const storedAddress = (address: string) => readableAddress(tidyLine(address));

/** Names are compared in lower case, and a database may only convert English letters. */
const storedUsername = (name: string) =>
  /^[ -~]*$/.test(name) ? tidyLine(name) : tidyLine(name).toLowerCase();

const switchTriggers = <Schema>(db: Kysely<Schema>, table: string, to: 'disable' | 'enable') =>
  sql`alter table ${sql.table(table)} ${sql.raw(to)} trigger user`.execute(db);

type Tidied = { table: string; column: string; change: (text: string) => string };

async function tidy<Schema>(db: Kysely<Schema>, { table, column, change }: Tidied) {
  const [rows, value] = [sql.table(table), sql.ref(column)];
  const strange = await sql<{ id: number; text: string }>`
    select id, ${value} as text from ${rows}
    where ${value} ~ '[^ -~]|  |^ | $|@xn--|\\.xn--'`.execute(db);
  for (const { id, text: before } of strange.rows) {
    const after = change(before);
    if (after === before || after === '') continue;
    await unlessTaken(db, sql`update ${rows} set ${value} = ${after} where id = ${id}`);
  }
}

/** Keeps a row if another one already has its new form. */
async function unlessTaken<Schema>(db: Kysely<Schema>, update: RawBuilder<unknown>) {
  await sql`savepoint tidied`.execute(db);
  try {
    await update.execute(db);
  } catch (error) {
    if (errorCode(error) !== uniqueViolation) throw error;
    await sql`rollback to savepoint tidied`.execute(db);
  }
  await sql`release savepoint tidied`.execute(db);
}

const uniqueViolation = '23505';

/** Lets existing equal names stay until one is changed. */
const uniqueName = (table: string) => `
alter table ${table} add column namesake integer not null default 0;
alter table ${table} disable trigger user;
update ${table} set namesake = id where id in (
  select id from (
    select id, row_number() over (partition by plain_text(name) order by id) as place
    from ${table} where deleted_at is null
  ) named where place > 1);
alter table ${table} enable trigger user;
create unique index ${table}_name_key on ${table} (plain_text(name), namesake)
  where deleted_at is null;
create trigger ${table}_namesake before update of name on ${table}
  for each row when (old.name is distinct from new.name) execute function end_namesake();`;

const keys = `
create function end_namesake() returns trigger language plpgsql as $$
begin
  new.namesake := 0;
  return new;
end $$;
${masterData.map(uniqueName).join('\n')}

update answers set text = text where text_key <> plain_text(text);
update job_applications set offer_id = offer_id;
`;
