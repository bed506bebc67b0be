import { sql, type Kysely } from 'kysely';

export const applicationVersions = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(text).execute(db);
  },
};

const text = `
alter table job_applications add column version integer not null default 1;

create or replace function keep_status_since() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.status_since := coalesce(new.status_since, new.applied_at);
  elsif new.status_id <> old.status_id then
    new.status_since := now();
    new.version := old.version + 1;
  end if;
  return new;
end $$;
`;
