import type { Holdings } from '@portal/contract/staff-request';
import { sql } from 'kysely';
import { anyOf } from '../../platform/database/any-of';
import type { Database } from '../../platform/database/database';
import { provenApplications, readOwnData, type Asking, type OwnData } from './own-data';

/**
 * Counts the proved data, which an answer may send or erase, and the others. Undefined without an
 * applicant.
 */
export async function readHoldings(db: Database, asking: Asking): Promise<Holdings | undefined> {
  const own = await readOwnData(db, asking);
  const [first] = own.applicants;
  if (!first) return undefined;
  const unproved = own.applications.filter(({ isProved }) => !isProved);
  const others = await readOthers(db, own);
  return {
    applicantId: first.id,
    name: first.name,
    ...totalOf(provenApplications(own)),
    unproved: unproved.length > 0 ? totalOf(unproved) : undefined,
    others: others.length > 0 ? others : undefined,
  };
}

const totalOf = (applications: OwnData['applications']) => ({
  applications: applications.length,
  curriculums: sum(applications.map(({ curriculums }) => curriculums)),
  answers: sum(applications.map(({ answers }) => answers)),
});

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

type OtherEmail = NonNullable<Holdings['others']>[number];

/** Returns the person's other e-mails, with the amount of data. */
export async function readOthers(db: Database, { applicants }: Pick<OwnData, 'applicants'>) {
  const ids = applicants.map(({ id }) => id);
  const personIds = applicants.map(({ personId }) => personId);
  const { rows } = await sql<OtherEmail>`
    select email,
      (select count(*)::int from job_applications where applicant_id = other.id) as applications,
      (select count(cv_name)::int from job_applications where applicant_id = other.id) as curriculums,
      (select count(*)::int from answers where applicant_id = other.id) as answers
    from applicants other
    where person_id = ${anyOf(personIds)} and not id = ${anyOf(ids)}
      and anonymised_at is null
    order by id`.execute(db);
  return rows;
}
