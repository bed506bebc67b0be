import { sql, type Kysely } from 'kysely';

/**
 * Counts the writes of editable rows, so that concurrent changes are noticed. Done by the database,
 * which includes the trash and future writes.
 */
export const versions = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(text).execute(db);
  },
};

const countedTables = ['skills', 'languages', 'questions', 'offer_skills'] as const;

const trigger = (table: string, columns = '') => `
create trigger ${table}_versions before update ${columns} on ${table}
  for each row execute function count_write();`;

const column = (table: string) => `
alter table ${table} add column version integer not null default 1;`;

const text = `
create function count_write() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
${[...countedTables, 'people'].map(column).join('')}
${[...countedTables, 'offers'].map((table) => trigger(table)).join('')}
-- A photo is saved on its own: who edits the rest has nothing to do with it.
${trigger('people', 'of first_name, last_name, email, country_id, deleted_at')}
`;
