import {
  contractTypeFields,
  offerStatusFields,
  trainingFields,
  workModeFields,
} from '@portal/contract/catalog-fields';
import { answerSchema } from '@portal/contract/field-answers';
import { toWire } from '@portal/contract/field-bodies';
import * as v from 'valibot';
import { listNamed } from '../platform/database/list-named';
import type { RouteDocs } from '../platform/document/route-docs';
import type { App } from '../platform/http/app-type';
import type { Platform } from '../platform/platform';

const catalogs = [
  {
    path: '/api/ofertas/tipoContrato',
    table: 'contractTypes',
    fields: contractTypeFields,
    summary: 'Lista los tipos de contrato',
  },
  {
    path: '/api/ofertas/formacion',
    table: 'trainings',
    fields: trainingFields,
    summary: 'Lista las formaciones',
  },
  {
    path: '/api/ofertas/modalidadTrabajo',
    table: 'workModes',
    fields: workModeFields,
    summary: 'Lista las modalidades de trabajo',
  },
  {
    path: '/api/ofertas/estados',
    table: 'offerStatuses',
    fields: offerStatusFields,
    summary: 'Lista los estados de una oferta',
  },
] as const;

export function offerCatalogRoutes(app: App, { db, cache }: Platform) {
  for (const { path, table, fields } of catalogs) {
    app.get(path, { config: { access: 'public' } }, (request, reply) =>
      cache.send(request, reply, {
        topic: 'offers',
        key: table,
        build: async () => (await listNamed(db, table)).map(toWire(fields)),
      }),
    );
  }
}

export const offerCatalogDocs: Record<string, RouteDocs> = Object.fromEntries(
  catalogs.map(({ path, fields, summary }) => [
    `GET ${path}`,
    { summary, answer: v.array(answerSchema(fields)), isCached: true },
  ]),
);
