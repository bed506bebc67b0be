import { initialApplicationStatusId } from '@portal/contract/application-status';
import { pendingWorkToWire, type PendingWork } from '@portal/contract/pending-work';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/app-type';
import type { Platform } from '../../platform/platform';

/** Pages of staff poll these counts, so they only read indexes. */
export function pendingWorkRoutes(app: App, { db }: Platform) {
  app.get('/api/resumen/pendientes', { config: { access: 'ROLE_ADMIN' } }, async () =>
    pendingWorkToWire(await readPendingWork(db)),
  );
}

async function readPendingWork(db: Database): Promise<PendingWork> {
  const { rows } = await counts.execute(db);
  return { ...nothing, ...rows[0] };
}

const nothing: PendingWork = {
  openOffers: 0,
  unreviewed: 0,
  contactRequests: 0,
  privacyRequests: 0,
  companyExamples: 0,
};

const counts = sql<PendingWork>`
  select
    (select count(*)::int from offers join offer_statuses on offer_statuses.id = status_id
      where deleted_at is null and is_open) as open_offers,
    (select count(*)::int from job_applications
      where status_id = ${sql.lit(initialApplicationStatusId)}) as unreviewed,
    (select count(*)::int from contact_requests where answered_at is null) as contact_requests,
    (select count(*)::int from privacy_requests where answered_at is null) as privacy_requests,
    (select count(*)::int from company_parts where not is_confirmed) as company_examples`;
