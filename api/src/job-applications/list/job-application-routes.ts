import {
  changedStandingsToWire,
  standingChangesPath,
  type Standing,
} from '@portal/contract/application-standing';
import {
  jobApplicationUpdateFromWire,
  standingChangesFromWire,
  statusChangesFromWire,
} from '@portal/contract/application-writes';
import { jobApplicationToWire, type JobApplication } from '@portal/contract/job-application';
import { jobApplicationPageToWire } from '@portal/contract/job-application-page';
import {
  jobApplicationFilterFromWire,
  jobApplicationQueryFromWire,
} from '@portal/contract/application-reads';
import { messageToWire } from '@portal/contract/message';
import { changedApplicationsToWire, statusChangesPath } from '@portal/contract/status-changes';
import type { App } from '../../platform/http/app-type';
import { idParams } from '../../platform/http/id-params';
import { assertFound } from '../../platform/problem/problem';
import type { Platform } from '../../platform/platform';
import { listJobApplications, readJobApplicationPage } from './job-application-repository';
import { countJobApplications } from './job-application-search';
import { changeStatuses } from './status-writes';

export function jobApplicationRoutes(app: App, platform: Platform) {
  readRoutes(app, platform);
  statusRoutes(app, platform);
}

const config = { access: 'ROLE_ADMIN' } as const;

function readRoutes(app: App, { db }: Platform) {
  app.get(
    '/api/aplicantes/ofertas',
    { config, schema: { querystring: jobApplicationQueryFromWire } },
    async ({ query }) =>
      query
        ? jobApplicationPageToWire(await readJobApplicationPage(db, query))
        : (await listJobApplications(db)).map(jobApplicationToWire),
  );

  app.get(
    '/api/aplicantes/ofertas/total',
    { config, schema: { querystring: jobApplicationFilterFromWire } },
    async ({ query }) => ({ total: await countJobApplications(db, query) }),
  );
}

function statusRoutes(app: App, { db }: Platform) {
  app.put(
    '/api/aplicantes-ofertas/update/:id',
    { config, schema: { params: idParams, body: jobApplicationUpdateFromWire } },
    async ({ params, body, user }) => {
      const missing = 'La postulación no existe.';
      const changes = [{ id: params.id, ...body }];
      const [application] = await changeStatuses(db, { changes, actorId: user?.id, missing });
      return {
        ...messageToWire('El estado ha sido actualizado correctamente.'),
        ...jobApplicationToWire(assertFound(application, missing)),
      };
    },
  );

  app.put(
    standingChangesPath,
    { config, schema: { body: standingChangesFromWire } },
    async ({ body: changes, user }) => {
      const applications = await changeStatuses(db, {
        changes,
        actorId: user?.id,
        missing: oneMissing,
      });
      return changedStandingsToWire(manyChanged, applications.map(standingOf));
    },
  );

  app.put(
    statusChangesPath,
    { config, schema: { body: statusChangesFromWire } },
    async ({ body: changes, user }) => {
      const applications = await changeStatuses(db, {
        changes,
        actorId: user?.id,
        missing: oneMissing,
      });
      return changedApplicationsToWire(manyChanged, applications);
    },
  );
}

const oneMissing = 'Una de las postulaciones no existe. No se guardó ningún cambio.';
const manyChanged = 'Los estados han sido actualizados correctamente.';

const standingOf = ({ id, status, version }: JobApplication): Standing => ({
  id,
  statusId: status.id,
  version,
});
