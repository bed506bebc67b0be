import type { CatalogItem } from '@portal/contract/catalog';
import { useResource } from '@portal/kit/query/use-resource';
import {
  contractTypesResource,
  offerStatusesResource,
  trainingsResource,
  workModesResource,
} from '@portal/kit/resources/offers';

export type OfferCatalogs = {
  trainings: readonly CatalogItem[];
  contractTypes: readonly CatalogItem[];
  statuses: readonly CatalogItem[];
  workModes: readonly CatalogItem[];
};

/** The four lists that an offer's form chooses from, once all of them are there. */
export function useOfferCatalogs() {
  const trainings = useResource(trainingsResource);
  const contractTypes = useResource(contractTypesResource);
  const statuses = useResource(offerStatusesResource);
  const workModes = useResource(workModesResource);
  const all = [trainings, contractTypes, statuses, workModes];

  return {
    catalogs: toCatalogs(trainings.data, contractTypes.data, statuses.data, workModes.data),
    error: all.find(({ error }) => error !== undefined)?.error,
    reload: async () => {
      await Promise.all(all.map(({ reload }) => reload()));
    },
  };
}

type List = readonly CatalogItem[] | undefined;

function toCatalogs(...[trainings, contractTypes, statuses, workModes]: [List, List, List, List]) {
  if (!trainings || !contractTypes || !statuses || !workModes) return undefined;
  return { trainings, contractTypes, statuses, workModes };
}
