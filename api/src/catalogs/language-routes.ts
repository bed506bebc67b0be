import { languageRecordToWire } from '@portal/contract/catalog-records';
import { languageEntryFromWire } from '@portal/contract/catalog-entries';
import type { CatalogRepository } from './catalog-repository';
import { catalogRoutes } from './catalog-routes';
import type { App } from '../platform/http/app-type';

export const languageRoutes = (app: App, languages: CatalogRepository) =>
  catalogRoutes(
    app,
    {
      paths: {
        list: '/api/idiomas',
        create: '/api/idiomas/save',
        update: '/api/idiomas/update',
        delete: '/api/idiomas/delete',
      },
      entryFromWire: languageEntryFromWire,
      toWire: languageRecordToWire,
      texts: {
        created: 'El idioma fue creado con éxito.',
        updated: 'El idioma fue actualizado con éxito.',
        deleted: 'El idioma fue eliminado con éxito.',
        missing: 'El idioma no existe.',
      },
    },
    languages,
  );
