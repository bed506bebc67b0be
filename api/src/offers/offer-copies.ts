import { columnNames } from '@portal/contract/field-columns';
import { offerFields } from '@portal/contract/offer-fields';
import { sql } from 'kysely';
import { recordCreation, type ActorId } from '../records';
import type { Database } from '../platform/database/database';
import { requireRow } from '../platform/database/require-row';
import { offerMissing } from './offer-repository';
import { offerSubject } from './offer-subject';

type Copy = { id: number; actorId: ActorId };

/**
 * Includes places and assignments. The copy is paused, so that staff check it before visitors see
 * it.
 */
export const duplicateOffer = (db: Database, { id, actorId }: Copy) =>
  db.transaction().execute(async (transaction) => {
    // The lock prevents changes while the assignments are read.
    await requireRow(transaction, 'offers', { id, missing: offerMissing, isChanged: true });
    const copyId = await insertCopy(transaction, { id, actorId });
    for (const part of parts) await copyRows(transaction, part, { from: id, to: copyId });
    await recordCreation(transaction, { subject: offerSubject, id: copyId, actorId });
    return copyId;
  });

async function insertCopy(transaction: Database, { id, actorId }: Copy) {
  const offer = await transaction
    .selectFrom('offers')
    .select(columnNames(offerFields))
    .select(['trainingId', 'contractTypeId', 'workModeId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const copy = await transaction
    .insertInto('offers')
    .values({
      ...offer,
      title: copyTitle(offer.title),
      statusId: await pausedStatus(transaction),
      creatorId: actorId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return copy.id;
}

/** Returns the first closed status: «En pausa» comes before «Cerrada». */
async function pausedStatus(transaction: Database) {
  const status = await transaction
    .selectFrom('offerStatuses')
    .select('id')
    .where('isOpen', '=', false)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return status.id;
}

const mark = ' (copia)';

/** Shortens a long title, but never inside a surrogate pair. */
export function copyTitle(title: string) {
  const kept = title.slice(0, offerFields.title.max - mark.length);
  return kept.replace(/[\uD800-\uDBFF]$/, '').trimEnd() + mark;
}

type Part = {
  table: string;
  /** Copied columns, besides the offer's id. */
  columns: readonly string[];
  /** Deleted rows stay in the table for the trash and are not copied. */
  isDeletable?: true;
};

const parts: readonly Part[] = [
  { table: 'offerCountries', columns: ['countryId'] },
  { table: 'offerCities', columns: ['cityId'] },
  { table: 'offerSkills', columns: ['skillId', 'minimumExperience'], isDeletable: true },
  { table: 'offerLanguages', columns: ['languageId', 'levelId'], isDeletable: true },
  { table: 'offerQuestions', columns: ['questionId'], isDeletable: true },
];

/** Lists sort assignments by id, so the copy keeps that order. */
async function copyRows(
  transaction: Database,
  { table, columns, isDeletable }: Part,
  { from, to }: { from: number; to: number },
) {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const kept = isDeletable ? sql`and deleted_at is null order by id` : sql``;
  await sql`
    insert into ${sql.table(table)} (offer_id, ${names})
    select ${to}::integer, ${names} from ${sql.table(table)}
    where offer_id = ${from} ${kept}`.execute(transaction);
}
