import { sql } from 'kysely';
import { type Subject } from '../records';
import { anyOf } from '../platform/database/any-of';

export const applicationSubject: Subject = {
  name: 'application',
  table: 'jobApplications',
  snapshots: (ids) => sql`
  select job_applications.id, false as is_deleted, json_build_object('applicationStatus', name) as values
  from job_applications join application_statuses on application_statuses.id = status_id
  where job_applications.id = ${anyOf(ids)}`,
  titles: (ids) => sql`
      select job_applications.id, person.name || ' · ' || offers.title as title
      from job_applications
      join applicants on applicants.id = applicant_id
      join applicants person on person.id = applicants.person_id
      join offers on offers.id = offer_id
      where job_applications.id = ${anyOf(ids)}`,
};
