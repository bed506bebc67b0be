import type { TrashKind } from '@portal/contract/trash';
import { sql, type Expression } from 'kysely';
import type { Database } from '../../platform/database/database';

/** Tables whose rows are marked as deleted before they go. */
type TrashTable =
  | 'offers'
  | 'offerSkills'
  | 'offerQuestions'
  | 'offerLanguages'
  | 'questions'
  | 'skills'
  | 'languages'
  | 'people';

/** How a row is known to people, and what it belongs to. */
type Description = {
  name: string;
  offerTitle: string | null;
  /** The offer it belongs to is deleted itself … */
  isOfferDeleted: boolean;
  /** … or the skill, language or question that it assigns. */
  isItemDeleted: boolean;
};

type Kind = {
  table: TrashTable;
  describe: (db: Database, id: number) => Promise<Description | undefined>;
};

export const trashKinds: Record<TrashKind, Kind> = {
  offer: { table: 'offers', describe: describe('offers', sql`title`) },
  question: { table: 'questions', describe: describe('questions', sql`name`) },
  skill: { table: 'skills', describe: describe('skills', sql`name`) },
  language: { table: 'languages', describe: describe('languages', sql`name`) },
  person: { table: 'people', describe: describe('people', sql`first_name || ' ' || last_name`) },
  offerSkill: {
    table: 'offerSkills',
    describe: (db, id) =>
      db
        .selectFrom('offerSkills')
        .innerJoin('offers', 'offers.id', 'offerSkills.offerId')
        .innerJoin('skills as item', 'item.id', 'offerSkills.skillId')
        .select(assignmentColumns)
        .where('offerSkills.id', '=', id)
        .forShare()
        .executeTakeFirst(),
  },
  offerLanguage: {
    table: 'offerLanguages',
    describe: (db, id) =>
      db
        .selectFrom('offerLanguages')
        .innerJoin('offers', 'offers.id', 'offerLanguages.offerId')
        .innerJoin('languages as item', 'item.id', 'offerLanguages.languageId')
        .select(assignmentColumns)
        .where('offerLanguages.id', '=', id)
        .forShare()
        .executeTakeFirst(),
  },
  offerQuestion: {
    table: 'offerQuestions',
    describe: (db, id) =>
      db
        .selectFrom('offerQuestions')
        .innerJoin('offers', 'offers.id', 'offerQuestions.offerId')
        .innerJoin('questions as item', 'item.id', 'offerQuestions.questionId')
        .select(assignmentColumns)
        .where('offerQuestions.id', '=', id)
        .forShare()
        .executeTakeFirst(),
  },
};

/** Joined rows stay locked with it, so that what it belongs to is not deleted meanwhile. */
const assignmentColumns = () => [
  sql<string>`item.name`.as('name'),
  sql<string | null>`offers.title`.as('offerTitle'),
  sql<boolean>`offers.deleted_at is not null`.as('isOfferDeleted'),
  sql<boolean>`item.deleted_at is not null`.as('isItemDeleted'),
];

type Standalone = 'offers' | 'questions' | 'skills' | 'languages' | 'people';

function describe(table: Standalone, name: Expression<unknown>) {
  return async (db: Database, id: number): Promise<Description | undefined> => {
    const row = await db
      .selectFrom(table)
      .select(sql<string>`${name}`.as('name'))
      .where('id', '=', id)
      .executeTakeFirst();
    return row && { name: row.name, offerTitle: null, isOfferDeleted: false, isItemDeleted: false };
  };
}
