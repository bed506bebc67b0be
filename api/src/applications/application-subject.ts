import { sql } from 'kysely';
import { lookWith, type Snapshot, type Subject } from '../desk';
import { anyOf } from '../platform/database/any-of';

/** What staff can change of an application: its status. */
export const applicationSubject: Subject = {
  name: 'application',
  table: 'jobApplications',
  snapshots: lookWith(
    (ids) => sql<Snapshot & { id: number }>`
  select job_applications.id, false as is_deleted, json_build_object('applicationStatus', name) as values
  from job_applications join application_statuses on application_statuses.id = status_id
  where job_applications.id = ${anyOf(ids)}`,
    (row) => row,
  ),
  titles: lookWith(
    (ids) => sql<{ id: number; title: string }>`
      select job_applications.id, applicants.name || ' · ' || offers.title as title
      from job_applications
      join applicants on applicants.id = applicant_id
      join offers on offers.id = offer_id
      where job_applications.id = ${anyOf(ids)}`,
    ({ title }) => title,
  ),
};
