import { maxStandings } from '@portal/contract/application-standing';
import { isGivenByStaff, type ApplicationStatusRecord } from '@portal/contract/application-status';
import { formatNumber } from '@portal/kit/format/money';
import type { ListQuery } from '@portal/kit/job-applications/list-query';
import { toServerQuery } from '@portal/kit/job-applications/server-query';
import { findStandings } from '@portal/kit/resources/job-applications';
import { showNotice } from '@portal/runtime';
import type { Standing } from '../status/status-queue';

type Search = { offerId: number; query: ListQuery; statuses: readonly ApplicationStatusRecord[] };

/** Returns all results of the query, up to the server's maximum, without withdrawn applications. */
export async function findAll({ offerId, query, statuses }: Search): Promise<Standing[]> {
  const { page: _page, size: _size, ...filter } = toServerQuery(query);
  const { standings, total } = await findStandings(offerId, filter);
  if (total > standings.length) {
    showNotice({
      kind: 'info',
      text: `Se eligieron los primeros ${formatNumber(maxStandings)} de ${formatNumber(total)}.`,
    });
  }
  const byId = new Map(statuses.filter(isGivenByStaff).map((status) => [status.id, status]));
  return standings.flatMap(({ id, statusId, version }) => {
    const status = byId.get(statusId);
    return status ? [{ id, status, version }] : [];
  });
}
