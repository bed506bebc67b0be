import { columnNames } from '@portal/contract/field-columns';
import type { Offer } from '@portal/contract/offer';
import { offerFields } from '@portal/contract/offer-fields';
import { sql, type ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../platform/database/database';
import { itemOf } from '../platform/database/item-of';
import type { Schema } from '../platform/database/schema';
import { spanishOrder } from '../platform/database/spanish-order';
import { toRecord } from '../platform/database/to-record';
import { notFound } from '../platform/problem/problem';
import type { OfferScope } from './offer-scope';

export const offerMissing = 'La oferta no existe o ya no está disponible.';

export async function listOffers(db: Database, scope: OfferScope): Promise<Offer[]> {
  const rows = await selectOffers(db, scope)
    .orderBy('offers.createdOn', 'desc')
    .orderBy('offers.id', 'desc')
    .execute();
  return rows.map(toRecord);
}

export async function findOffer(
  db: Database,
  id: number,
  scope: OfferScope,
): Promise<Offer | undefined> {
  const row = await selectOffers(db, scope).where('offers.id', '=', id).executeTakeFirst();
  return row && toRecord(row);
}

export async function isOfferVisible(
  db: Database,
  id: number,
  scope: OfferScope,
): Promise<boolean> {
  const offer = await db
    .selectFrom('offers')
    .innerJoin('offerStatuses', 'offerStatuses.id', 'offers.statusId')
    .select('offerStatuses.isOpen')
    .where('offers.id', '=', id)
    .where('offers.deletedAt', 'is', null)
    .executeTakeFirst();
  return offer !== undefined && (scope === 'all' || offer.isOpen);
}

/** Fails with 404 if the caller may not see the offer. */
export async function requireVisible(db: Database, id: number, scope: OfferScope) {
  if (!(await isOfferVisible(db, id, scope))) throw notFound(offerMissing);
}

function selectOffers(db: Database, scope: OfferScope) {
  const offers = db
    .selectFrom('offers')
    .innerJoin('trainings', 'trainings.id', 'offers.trainingId')
    .innerJoin('contractTypes', 'contractTypes.id', 'offers.contractTypeId')
    .innerJoin('offerStatuses', 'offerStatuses.id', 'offers.statusId')
    .innerJoin('workModes', 'workModes.id', 'offers.workModeId')
    .where('offers.deletedAt', 'is', null)
    .select(columnNames(offerFields))
    .select(['offers.id', 'offers.createdOn as createdAt', 'offers.creatorId', 'offers.version'])
    .select((query) => [
      itemOf('trainings').as('training'),
      itemOf('contractTypes').as('contractType'),
      itemOf('offerStatuses').as('status'),
      itemOf('workModes').as('workMode'),
      jsonArrayFrom(countriesOfOffer(query)).as('countries'),
      jsonArrayFrom(citiesOfOffer(query)).as('cities'),
    ]);
  return scope === 'open' ? offers.where('offerStatuses.isOpen', '=', true) : offers;
}

const countriesOfOffer = (query: ExpressionBuilder<Schema, 'offers'>) =>
  query
    .selectFrom('offerCountries')
    .innerJoin('countries', 'countries.id', 'offerCountries.countryId')
    .whereRef('offerCountries.offerId', '=', 'offers.id')
    .select(['countries.id', 'countries.name'])
    .orderBy(spanishOrder(sql.ref('countries.name')));

const citiesOfOffer = (query: ExpressionBuilder<Schema, 'offers'>) =>
  query
    .selectFrom('offerCities')
    .innerJoin('cities', 'cities.id', 'offerCities.cityId')
    .innerJoin('countries', 'countries.id', 'cities.countryId')
    .whereRef('offerCities.offerId', '=', 'offers.id')
    .select(['cities.id', 'cities.name', itemOf('countries').as('country')])
    .orderBy(spanishOrder(sql.ref('cities.name')));
