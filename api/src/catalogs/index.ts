import { levelToWire } from '@portal/contract/level';
import type { RecordsParts } from '../records';
import { listNamed } from '../platform/database/list-named';
import type { Domain } from '../platform/domain';
import type { App } from '../platform/http/app-type';
import type { Platform } from '../platform/platform';
import { catalogDocs } from './catalog-docs';
import { masterData } from './master-data/master-data';
import { itemTrash } from './master-data/master-data-repository';
import { masterDataRoutes } from './master-data/master-data-routes';
import { placeRoutes } from './place-routes';
import './tables';

export const catalogs: Domain & RecordsParts = {
  addRoutes(app: App, platform: Platform) {
    placeRoutes(app, platform);
    for (const data of masterData) masterDataRoutes(app, platform, data);
    app.get('/api/nivel', { config: { access: 'ROLE_ADMIN' } }, async () =>
      (await listNamed(platform.db, 'languageLevels')).map(levelToWire),
    );
  },
  docs: catalogDocs,
  constraints: [
    ['skills_name_key', 'Ya existe un conocimiento con ese nombre.'],
    ['languages_name_key', 'Ya existe un idioma con ese nombre.'],
    ['questions_name_key', 'Ya existe una pregunta con ese texto.'],
  ],
  trash: masterData.map(itemTrash),
};
