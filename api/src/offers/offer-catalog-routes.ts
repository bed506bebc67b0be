import type { CatalogItem } from '@portal/contract/catalog';
import {
  contractTypeToWire,
  offerStatusToWire,
  trainingToWire,
  workModeToWire,
} from '@portal/contract/offer-catalogs';
import type { AnswerCache } from '../platform/http/answer-cache';
import type { App } from '../platform/http/app-type';
import type { OfferCatalog, OfferCatalogRepository } from './offer-catalog-repository';

type CatalogRoute = {
  path: string;
  catalog: OfferCatalog;
  toWire: (item: CatalogItem) => Record<string, unknown>;
};

const catalogs: readonly CatalogRoute[] = [
  { path: '/api/ofertas/tipoContrato', catalog: 'contractTypes', toWire: contractTypeToWire },
  { path: '/api/ofertas/formacion', catalog: 'trainings', toWire: trainingToWire },
  { path: '/api/ofertas/modalidadTrabajo', catalog: 'workModes', toWire: workModeToWire },
  { path: '/api/ofertas/estados', catalog: 'offerStatuses', toWire: offerStatusToWire },
];

export function offerCatalogRoutes(
  app: App,
  repository: OfferCatalogRepository,
  cache: AnswerCache,
) {
  for (const { path, catalog, toWire } of catalogs) {
    app.get(path, { config: { access: 'public' } }, (request, reply) =>
      cache.send(request, reply, {
        topic: 'offers',
        key: catalog,
        build: async () => (await repository.list(catalog)).map(toWire),
      }),
    );
  }
}
