import { sql, type Kysely } from 'kysely';

/** Computing the search keys of one offer's answers takes a second, so they are stored. */
export const answerSearch = {
  up: async <Schema>(db: Kysely<Schema>) => {
    await sql.raw(text).execute(db);
  },
};

const text = `
alter table answers
  add column text_key text collate "C" generated always as (plain_text(text)) stored;
create index answers_question on answers (offer_question_id);
`;
