import type { CatalogEntry, CatalogRecord, CatalogWrite } from '@portal/contract/catalog';
import type { TrashKind } from '@portal/contract/trash';
import type { Expression } from 'kysely';
import type { Database } from '../platform/database/database';
import { requireVersion } from '../platform/database/require-version';
import { moveToTrash } from '../desk/trash/move-to-trash';

/** The master data that staff maintain; all three tables are alike. */
export type CatalogTable = 'skills' | 'languages' | 'questions';

export type CatalogRepository = ReturnType<typeof createCatalogRepository>;

/** What is changed, and the text for when it is not there. */
type Changed = { id: number; missing: string };

const columns = ['id', 'name', 'version'] as const;

export const createCatalogRepository = (db: Database, table: CatalogTable) => ({
  list: (): Promise<CatalogRecord[]> =>
    db.selectFrom(table).select(columns).where('deletedAt', 'is', null).orderBy('id').execute(),

  find: (id: number): Promise<CatalogRecord | undefined> =>
    db
      .selectFrom(table)
      .select(columns)
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .executeTakeFirst(),

  create: ({ name }: CatalogEntry): Promise<CatalogRecord> =>
    db.insertInto(table).values({ name }).returning(columns).executeTakeFirstOrThrow(),

  /** Refused when it is missing, or when somebody has changed it since it was read. */
  update: ({ id, missing }: Changed, { name, version }: CatalogWrite): Promise<CatalogRecord> =>
    db.transaction().execute(async (transaction) => {
      await requireVersion(transaction, table, { id, version, missing });
      return transaction
        .updateTable(table)
        .set({ name })
        .where('id', '=', id)
        .returning(columns)
        .executeTakeFirstOrThrow();
    }),

  /** Answers with the titles of the offers that stand against it. */
  delete: (id: number, deletedBy: number | undefined): Promise<string[]> =>
    db.transaction().execute(async (transaction) => {
      // Locked, so that nobody assigns it between the question and the deletion.
      await transaction.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute();
      const titles = await titlesOfOffersUsing(transaction, table, id);
      if (titles.length > 0) return titles;
      await moveToTrash(transaction, { kind: kinds[table], id, deletedBy });
      return [];
    }),
});

const kinds: Record<CatalogTable, TrashKind> = {
  skills: 'skill',
  languages: 'language',
  questions: 'question',
};

async function titlesOfOffersUsing(db: Database, table: CatalogTable, id: number) {
  const rows = await db
    .selectFrom('offers')
    .select('title')
    .where('id', 'in', offersUsing[table](db, id))
    .where('deletedAt', 'is', null)
    .orderBy('title')
    .execute();
  return rows.map(({ title }) => title);
}

const offersUsing: Record<CatalogTable, (db: Database, id: number) => Expression<number>> = {
  skills: (db, id) =>
    db
      .selectFrom('offerSkills')
      .select('offerId')
      .where('skillId', '=', id)
      .where('deletedAt', 'is', null)
      .$asScalar(),
  languages: (db, id) =>
    db
      .selectFrom('offerLanguages')
      .select('offerId')
      .where('languageId', '=', id)
      .where('deletedAt', 'is', null)
      .$asScalar(),
  questions: (db, id) =>
    db
      .selectFrom('offerQuestions')
      .select('offerId')
      .where('questionId', '=', id)
      .where('deletedAt', 'is', null)
      .$asScalar(),
};
