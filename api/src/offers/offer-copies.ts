import { columnNames } from '@portal/contract/field-columns';
import { offerFields } from '@portal/contract/offer-fields';
import { sql } from 'kysely';
import { recordCreation, type ActorId } from '../desk';
import type { Database } from '../platform/database/database';
import { requireRow } from '../platform/database/require-row';
import { offerMissing } from './offer-repository';
import { offerSubject } from './offer-subject';

type Copy = { id: number; actorId: ActorId };

/**
 * Writes an offer again, with its places and all that is assigned to it, and returns the id of the copy. The
 * copy is not open: somebody reads it before visitors do.
 */
export const duplicateOffer = (db: Database, { id, actorId }: Copy) =>
  db.transaction().execute(async (transaction) => {
    // Nothing is assigned to the offer or taken from it while it is read.
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

/** Of those that take no applications the first: «En pausa» comes before «Cerrada». */
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

/** A title as long as may be loses its end, but no half of a sign that takes two units. */
export function copyTitle(title: string) {
  const kept = title.slice(0, offerFields.title.max - mark.length);
  return kept.replace(/[\uD800-\uDBFF]$/, '').trimEnd() + mark;
}

type Part = {
  table: string;
  /** What a row says beside its offer. */
  columns: readonly string[];
  /** What is taken from the offer stays in the table for the trash. */
  isDeletable?: true;
};

const parts: readonly Part[] = [
  { table: 'offerCountries', columns: ['countryId'] },
  { table: 'offerCities', columns: ['cityId'] },
  { table: 'offerSkills', columns: ['skillId', 'minimumExperience'], isDeletable: true },
  { table: 'offerLanguages', columns: ['languageId', 'levelId'], isDeletable: true },
  { table: 'offerQuestions', columns: ['questionId'], isDeletable: true },
];

/** Assignments are listed by their ids, so the copy gets them in the same order. */
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
