import type { ApplicantPage, StatusCount } from '@portal/contract/applicant-page';
import { maxStandings, type FoundStandings } from '@portal/contract/application-standing';
import type { JobApplicationQuery, OrderedFilter } from '@portal/contract/job-application-query';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import { plannedEachTime } from '../../platform/database/named-statements';
import { pageOfRows } from '../../platform/database/page-of-rows';
import { findJobApplications } from '../list/job-application-repository';
import {
  inOrder,
  matching,
  searchJobApplications,
  type InOfferSearch,
} from '../list/job-application-search';

/** All applications to an offer are counted and sorted at once; no offer reaches this number. */
const bounds = { counted: 20_000, walked: 20_000 };

/** Includes the number of matches in each status. */
export async function readApplicantPage(
  db: Database,
  query: InOfferSearch<JobApplicationQuery>,
): Promise<ApplicantPage> {
  const { page, size, statusId } = query;
  const counts = await countByStatus(db, query);
  const total = totalOf(counts, statusId);
  const { ids } = await searchJobApplications(db, query, bounds);
  const items = pageOfRows(await findJobApplications(db, ids), { page, size, total });
  return { ...items, total, isTotalExact: true, counts };
}

/** Returns id, status and version of all matches, up to a limit. */
export async function findStatusVersions(
  db: Database,
  query: InOfferSearch<OrderedFilter>,
): Promise<FoundStandings> {
  const standings = await inOrder(
    db
      .selectFrom('jobApplications')
      .selectAll()
      .where((row) => matching(row, query)),
    query,
  )
    .modifyFront(plannedEachTime)
    .clearSelect()
    .select(['id', 'statusId', 'version'])
    .limit(maxStandings)
    .execute();
  const isAll = standings.length < maxStandings;
  const total = isAll ? standings.length : totalOf(await countByStatus(db, query), query.statusId);
  return { standings, total };
}

function countByStatus(db: Database, query: InOfferSearch<OrderedFilter>): Promise<StatusCount[]> {
  return db
    .selectFrom('jobApplications')
    .modifyFront(plannedEachTime)
    .where((row) => matching(row, { ...query, statusId: undefined }))
    .groupBy('statusId')
    .orderBy('statusId')
    .select(['statusId', sql<number>`count(*)::int`.as('total')])
    .execute();
}

const totalOf = (counts: readonly StatusCount[], statusId: number | undefined) =>
  counts
    .filter((count) => statusId === undefined || count.statusId === statusId)
    .reduce((sum, { total }) => sum + total, 0);
