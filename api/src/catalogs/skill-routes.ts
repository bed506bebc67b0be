import { skillRecordToWire } from '@portal/contract/catalog-records';
import { skillEntryFromWire } from '@portal/contract/catalog-entries';
import type { CatalogRepository } from './catalog-repository';
import { catalogRoutes } from './catalog-routes';
import type { App } from '../platform/http/app-type';

export const skillRoutes = (app: App, skills: CatalogRepository) =>
  catalogRoutes(
    app,
    {
      paths: {
        list: '/api/conocimientos',
        create: '/api/conocimientos/save',
        update: '/api/conocimientos/update',
        delete: '/api/conocimientos/delete',
      },
      entryFromWire: skillEntryFromWire,
      toWire: skillRecordToWire,
      texts: {
        created: 'El conocimiento fue creado con éxito.',
        updated: 'El conocimiento fue actualizado con éxito.',
        deleted: 'El conocimiento fue eliminado con éxito.',
        missing: 'El conocimiento no existe.',
      },
    },
    skills,
  );
