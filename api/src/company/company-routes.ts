import { companyGroupNames, companyGroups } from '@portal/contract/company-groups';
import {
  companyPartFields,
  companyPartPath,
  companyRecordToWire,
} from '@portal/contract/company-parts';
import { companyPartsPath } from '@portal/contract/company-paths';
import { companyReadBodies, companyReadPaths } from '@portal/contract/company-reads';
import { companyPartFromWire } from '@portal/contract/company-writes';
import { toWire } from '@portal/contract/field-bodies';
import { messageToWire } from '@portal/contract/message';
import type { App } from '../platform/http/app-type';
import type { Platform } from '../platform/platform';
import { readCompany, savePart } from './company-repository';

export function companyRoutes(app: App, platform: Platform) {
  readRoutes(app, platform);
  partRoutes(app, platform);
}

function readRoutes(app: App, { db, cache }: Platform) {
  for (const path of Object.values(companyReadPaths)) {
    app.get(path, { config: { access: 'public' } }, (request, reply) =>
      cache.send(request, reply, {
        topic: 'company',
        key: path,
        build: async () => companyReadBodies(await readCompany(db))[path],
      }),
    );
  }
}

function partRoutes(app: App, { db, cache }: Platform) {
  const config = { access: 'ROLE_ADMIN' } as const;

  app.get(companyPartsPath, { config }, async () => companyRecordToWire(await readCompany(db)));

  for (const group of companyGroupNames) {
    const { label } = companyGroups[group];
    const writePart = toWire(companyPartFields(group));
    app.put(
      companyPartPath(group),
      { config, schema: { body: companyPartFromWire(group) } },
      async ({ body, user }) => {
        await savePart(db, { group, write: body, actorId: user?.id });
        cache.forget('company');
        const saved = (await readCompany(db))[group];
        return { ...messageToWire(`«${label}» quedó guardado.`), ...writePart(saved) };
      },
    );
  }
}
