import { questionRecordToWire } from '@portal/contract/catalog-records';
import { questionEntryFromWire } from '@portal/contract/catalog-entries';
import type { CatalogRepository } from './catalog-repository';
import { catalogRoutes } from './catalog-routes';
import type { App } from '../platform/http/app-type';

export const questionRoutes = (app: App, questions: CatalogRepository) =>
  catalogRoutes(
    app,
    {
      paths: {
        list: '/api/preguntas',
        create: '/api/preguntas/guardarPregunta',
        update: '/api/preguntas/updatePregunta',
        delete: '/api/preguntas/deletePregunta',
      },
      entryFromWire: questionEntryFromWire,
      toWire: questionRecordToWire,
      texts: {
        created: 'La pregunta fue creada con éxito.',
        updated: 'La pregunta fue actualizada con éxito.',
        deleted: 'La pregunta fue eliminada con éxito.',
        missing: 'La pregunta no existe.',
      },
    },
    questions,
  );
