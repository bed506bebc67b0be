import type { CatalogItem } from '@portal/contract/catalog';
import type { Resource } from '@portal/kit/query/use-resource';
import {
  contractTypesResource,
  offerStatusesResource,
  trainingsResource,
  workModesResource,
} from '@portal/kit/resources/offers';

export type OfferCatalogs = Record<
  'trainings' | 'contractTypes' | 'statuses' | 'workModes',
  readonly CatalogItem[]
>;

export const offerCatalogsResource: Resource<OfferCatalogs> = {
  key: 'offer catalogs',
  load: async (signal) => {
    const [trainings, contractTypes, statuses, workModes] = await Promise.all([
      trainingsResource.load(signal),
      contractTypesResource.load(signal),
      offerStatusesResource.load(signal),
      workModesResource.load(signal),
    ]);
    return { trainings, contractTypes, statuses, workModes };
  },
};
