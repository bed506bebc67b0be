import { writeFromWire, type WriteOf } from '@portal/contract/field-writes';
import { offerFields } from '@portal/contract/offer-fields';
import { recordActivity, recordCreation, type ActorId } from '../records';
import type { Database } from '../platform/database/database';
import { requireVersion } from '../platform/database/require-version';
import { badRequest } from '../platform/problem/problem';
import { offerMissing } from './offer-repository';
import { offerSubject } from './offer-subject';

/** The creator comes from the token, not from the body. */
export const offerWriteFromWire = writeFromWire(offerFields);
type OfferWrite = WriteOf<typeof offerFields>;

/** Uses the signed-in user as the creator, even if the body names another. */
export const createOffer = (db: Database, write: OfferWrite, creatorId: ActorId) =>
  db.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('offers')
      .values({ ...columnsOf(write), creatorId: creatorId ?? null })
      .returning('id')
      .executeTakeFirstOrThrow();
    await replacePlaces(transaction, id, write);
    await recordCreation(transaction, { subject: offerSubject, id, actorId: creatorId });
    return id;
  });

type OfferChange = { id: number; actorId: ActorId };

/** Fails if another user changed the offer since it was read. */
export const updateOffer = (db: Database, { id, actorId }: OfferChange, write: OfferWrite) =>
  db.transaction().execute(async (transaction) => {
    const { version } = write;
    await requireVersion(transaction, 'offers', { id, version, missing: offerMissing });
    await recordActivity(transaction, { subject: offerSubject, id, actorId }, async () => {
      await transaction.updateTable('offers').set(columnsOf(write)).where('id', '=', id).execute();
      await replacePlaces(transaction, id, write);
    });
  });

/** Returns the columns without places, which have their own tables. */
const columnsOf = ({
  countryIds: _countries,
  cityIds: _cities,
  version: _read,
  ...columns
}: OfferWrite) => columns;

async function replacePlaces(db: Database, offerId: number, write: OfferWrite) {
  const countryIds = unique(write.countryIds);
  const cityIds = await citiesOf(db, unique(write.cityIds), countryIds);
  await db.deleteFrom('offerCountries').where('offerId', '=', offerId).execute();
  await db.deleteFrom('offerCities').where('offerId', '=', offerId).execute();
  if (countryIds.length > 0) {
    const rows = countryIds.map((countryId) => ({ offerId, countryId }));
    await db.insertInto('offerCountries').values(rows).execute();
  }
  if (cityIds.length > 0) {
    const rows = cityIds.map((cityId) => ({ offerId, cityId }));
    await db.insertInto('offerCities').values(rows).execute();
  }
}

/** Drops cities of removed countries (reading A28). */
async function citiesOf(db: Database, cityIds: number[], countryIds: readonly number[]) {
  if (cityIds.length === 0) return [];
  const cities = await db
    .selectFrom('cities')
    .select(['id', 'countryId'])
    .where('id', 'in', cityIds)
    .execute();
  if (cities.length < cityIds.length) throw badRequest('La ciudad no existe.');
  return cities.filter(({ countryId }) => countryIds.includes(countryId)).map(({ id }) => id);
}

const unique = (ids: readonly number[]) => [...new Set(ids)];
