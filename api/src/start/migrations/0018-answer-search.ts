import { sql, type Kysely } from 'kysely';

/**
 * Keeps what an answer is found by: making it for every answer of a sought offer takes a second. An
 * offer's answers are found by their questions.
 */
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
