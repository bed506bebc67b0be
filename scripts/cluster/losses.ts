import type { OpenDatabase } from '../../api/src/platform/database/database';
import { readConfig } from '../../api/src/start/config';
import { openFileStore } from '../../api/src/platform/files/open-file-store';
import { signInOver, siteAt } from '../../api/testing/remote-visitor';
import { sampleCv } from '../../api/testing/visitor';
import { withDatabase } from '../../api/testing/with-database';
import type { Diary } from '../people/diary';

/**
 * Compares database and files with the acknowledged calls. Returns missing, unexpected and repeated
 * entries.
 */
export async function findLosses(
  environment: Record<string, string>,
  { applications, contacts }: Diary,
) {
  const rows = await withDatabase(environment, readRows);
  const files = new Set(await (await openFileStore(readConfig(environment))).list('cv'));
  const announced = new Set([...rows.curriculums, ...rows.unfinished]);
  return [
    ...missing('application', applications, rows.curriculums),
    ...missing('contact request', contacts, rows.emails),
    ...missing('file', rows.curriculums, [...files]),
    ...missing('row of a file', [...files], [...announced]),
    ...repeated('application', rows.applied),
    ...repeated('contact request', rows.emails),
  ];
}

async function readRows({ pool }: OpenDatabase) {
  const all = async (query: string): Promise<string[]> =>
    (await pool.query<{ value: string }>(query)).rows.map(({ value }) => value);
  return {
    curriculums: await all(
      'select cv_name as value from job_applications where cv_name is not null',
    ),
    applied: await all(`select applicant_id || ' ' || offer_id as value from job_applications`),
    emails: await all(`select email as value from contact_requests where email like 'empresa%'`),
    unfinished: await all(`select replace(name, 'cv/', '') as value from unfinished_files`),
  };
}

function missing(what: string, wanted: readonly string[], given: readonly string[]) {
  const there = new Set(given);
  return wanted.filter((each) => !there.has(each)).map((each) => `no ${what}: ${each}`);
}

const repeated = (what: string, all: readonly string[]) =>
  all
    .filter((each, index) => all.indexOf(each) !== index)
    .map((each) => `a second ${what}: ${each}`);

/** Returns the CVs that an instance cannot deliver, of every twentieth one. */
export async function findUnreadable(addresses: readonly string[], names: readonly string[]) {
  const chosen = names.filter((_name, index) => index % 20 === 0);
  const problems: string[] = [];
  for (const address of addresses) {
    const site = siteAt(address);
    const headers = await signInOver(site);
    for (const name of chosen) {
      const file = await site(`/api/descargar-cv/${name}`, { headers });
      const isWhole = Buffer.from(await file.arrayBuffer()).equals(sampleCv);
      if (!isWhole) problems.push(`${address} does not deliver the file ${name}`);
    }
  }
  return problems;
}
