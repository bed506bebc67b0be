import type { CatalogItem } from '@portal/contract/catalog';
import type { Database } from '../platform/database/database';

/** The four lists an offer refers to. */
export type OfferCatalog = 'trainings' | 'contractTypes' | 'offerStatuses' | 'workModes';

export type OfferCatalogRepository = ReturnType<typeof createOfferCatalogRepository>;

export const createOfferCatalogRepository = (db: Database) => ({
  list: (catalog: OfferCatalog): Promise<CatalogItem[]> =>
    db.selectFrom(catalog).select(['id', 'name']).orderBy('id').execute(),
});
