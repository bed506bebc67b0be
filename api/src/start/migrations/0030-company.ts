import { sql, type Kysely } from 'kysely';

/**
 * The company's texts, in parts that administrators edit and confirm. Without content, the
 * contract's example counts. «Nosotros» had its own table before.
 */
export const company = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(text).execute(db);
  },
};

const about = 8;

const text = `
create table company_parts (
  id integer primary key,
  content jsonb,
  is_confirmed boolean not null default false,
  version integer not null default 1
);
insert into company_parts (id) select generate_series(1, 8);
update company_parts set content = (
  select jsonb_build_object('parameters', jsonb_agg(
    jsonb_build_object('name', name, 'description', description) order by position))
  from parameters where topic = 'about' having count(*) > 0
) where id = ${about};
drop table parameters;

create trigger company_parts_versions before update on company_parts
  for each row execute function count_write();
create trigger company_parts_changed after insert or update or delete on company_parts
  for each statement execute function announce_change('company');

alter table activity drop constraint activity_subject_check;
alter table activity add constraint activity_subject_check check (
  subject in ('offer', 'application', 'person', 'applicationStatus', 'account', 'company'));
`;
