import type { CatalogItem } from '@portal/contract/catalog';
import {
  contractTypeToWire,
  offerStatusToWire,
  trainingToWire,
  workModeToWire,
} from '@portal/contract/offer-catalogs';
import { listNamed } from '../platform/database/list-named';
import type { App } from '../platform/http/app-type';
import type { Platform } from '../platform/platform';

type CatalogRoute = {
  path: string;
  catalog: 'trainings' | 'contractTypes' | 'offerStatuses' | 'workModes';
  toWire: (item: CatalogItem) => Record<string, unknown>;
};

const catalogs: readonly CatalogRoute[] = [
  { path: '/api/ofertas/tipoContrato', catalog: 'contractTypes', toWire: contractTypeToWire },
  { path: '/api/ofertas/formacion', catalog: 'trainings', toWire: trainingToWire },
  { path: '/api/ofertas/modalidadTrabajo', catalog: 'workModes', toWire: workModeToWire },
  { path: '/api/ofertas/estados', catalog: 'offerStatuses', toWire: offerStatusToWire },
];

/** The four lists that an offer refers to. */
export function offerCatalogRoutes(app: App, { db, cache }: Platform) {
  for (const { path, catalog, toWire } of catalogs) {
    app.get(path, { config: { access: 'public' } }, (request, reply) =>
      cache.send(request, reply, {
        topic: 'offers',
        key: catalog,
        build: async () => (await listNamed(db, catalog)).map(toWire),
      }),
    );
  }
}
