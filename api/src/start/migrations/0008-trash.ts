import { sql, type Kysely } from 'kysely';

/**
 * All deleted rows, with user, time and name. The rows stay in their tables, marked, until their
 * time is over.
 */
export const trash = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(text).execute(db);
  },
};

const text = `
create table trash_entries (
  kind text not null,
  row_id integer not null,
  name text not null,
  offer_title text,
  deleted_by integer references people on delete set null,
  deleted_at timestamptz not null default now(),
  primary key (kind, row_id)
);
create index trash_entries_deleted on trash_entries (deleted_at);
create index trash_entries_deleted_by on trash_entries (deleted_by);

-- Assignments are marked too; a marked one does not stand in the way of a new one.
alter table offer_skills add column deleted_at timestamptz;
alter table offer_skills drop constraint offer_skills_offer_id_skill_id_key;
create unique index offer_skills_offer_id_skill_id_key
  on offer_skills (offer_id, skill_id) where deleted_at is null;
alter table offer_languages add column deleted_at timestamptz;
alter table offer_languages drop constraint offer_languages_offer_id_language_id_key;
create unique index offer_languages_offer_id_language_id_key
  on offer_languages (offer_id, language_id) where deleted_at is null;

-- What is only a part of an offer goes with it; what applicants have written never does.
alter table offer_countries drop constraint offer_countries_offer_id_fkey,
  add constraint offer_countries_offer_id_fkey
    foreign key (offer_id) references offers on delete cascade;
alter table offer_cities drop constraint offer_cities_offer_id_fkey,
  add constraint offer_cities_offer_id_fkey
    foreign key (offer_id) references offers on delete cascade;
alter table offer_skills drop constraint offer_skills_offer_id_fkey,
  add constraint offer_skills_offer_id_fkey
    foreign key (offer_id) references offers on delete cascade;
alter table offer_languages drop constraint offer_languages_offer_id_fkey,
  add constraint offer_languages_offer_id_fkey
    foreign key (offer_id) references offers on delete cascade;
alter table offer_questions drop constraint offer_questions_offer_id_fkey,
  add constraint offer_questions_offer_id_fkey
    foreign key (offer_id) references offers on delete cascade;
create index offer_skills_offer on offer_skills (offer_id);
create index offer_languages_offer on offer_languages (offer_id);
alter table offers drop constraint offers_creator_id_fkey,
  add constraint offers_creator_id_fkey
    foreign key (creator_id) references people on delete set null;

insert into trash_entries (kind, row_id, name, offer_title, deleted_at)
  select 'person', id, first_name || ' ' || last_name, null, deleted_at
    from people where deleted_at is not null
  union all select 'skill', id, name, null, deleted_at
    from skills where deleted_at is not null
  union all select 'language', id, name, null, deleted_at
    from languages where deleted_at is not null
  union all select 'question', id, name, null, deleted_at
    from questions where deleted_at is not null
  union all select 'offer', id, title, null, deleted_at
    from offers where deleted_at is not null
  union all select 'offerQuestion', link.id, question.name, offer.title, link.deleted_at
    from offer_questions link
      join questions question on question.id = link.question_id
      join offers offer on offer.id = link.offer_id
    where link.deleted_at is not null;
`;
