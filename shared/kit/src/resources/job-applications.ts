import { applicantPageFromWire } from '@portal/contract/applicant-page';
import {
  changedStandingsFromWire,
  foundStandingsFromWire,
  standingChangesPath,
  standingChangesToWire,
  type Standing,
} from '@portal/contract/application-standing';
import { curriculumsPath, curriculumsToWire } from '@portal/contract/curriculums';
import {
  jobApplicationFromWire,
  jobApplicationToWire,
  type JobApplication,
} from '@portal/contract/job-application';
import { jobApplicationPageFromWire } from '@portal/contract/job-application-page';
import {
  jobApplicationFilterToWire,
  jobApplicationQueryToWire,
  jobApplicationTotalFromWire,
  maxChosen,
  orderedFilterToWire,
  type JobApplicationFilter,
  type JobApplicationQuery,
  type OrderedFilter,
} from '@portal/contract/job-application-query';
import { pageOfFromWire } from '@portal/contract/page-of';
import { http, type HttpOptions } from '@portal/http';
import * as v from 'valibot';
import { readList, readResource } from '../calls/read-resource';
import { offeredName } from '../files/offered-name';
import { saveFile } from '../files/save-file';

/** Of the applications to one offer; it is written with an underscore (specification §7). */
const offerPath = (offerId: number) => `/api/aplicantes_ofertas/id_oferta/${offerId}`;

/** One page of them. A server that knows only the specification's call answers with all of them. */
export const applicantPageResource = (offerId: number, query: JobApplicationQuery) =>
  readResource(
    `${offerPath(offerId)}?${new URLSearchParams(jobApplicationQueryToWire(query))}`,
    // To a schema of objects a list is one without fields.
    v.union([v.array(jobApplicationFromWire), applicantPageFromWire]),
  );

/** How many they are. */
export const applicantTotalResource = (offerId: number) =>
  readResource(
    `${offerPath(offerId)}?page=0&size=1`,
    v.union([
      v.pipe(
        v.array(v.unknown()),
        v.transform(({ length }) => length),
      ),
      v.pipe(
        applicantPageFromWire,
        v.transform(({ total }) => total),
      ),
    ]),
  );

/** All of those that a filter finds, each by how it stands. */
export const findStandings = (offerId: number, filter: OrderedFilter) =>
  readResource(
    `${offerPath(offerId)}/encontrados?${new URLSearchParams(orderedFilterToWire(filter))}`,
    foundStandingsFromWire,
  ).load();

/** Some of them by their ids, in that order; up to a hundred. */
export const chosenApplicationsResource = (offerId: number, ids: readonly number[]) =>
  readList(`${offerPath(offerId)}/elegidos?ids=${ids.join(',')}`, jobApplicationFromWire);

/** The same, however many. */
export async function loadApplications(offerId: number, ids: readonly number[]) {
  const applications: JobApplication[] = [];
  for (let start = 0; start < ids.length; start += maxChosen) {
    const part = ids.slice(start, start + maxChosen);
    applications.push(...(await chosenApplicationsResource(offerId, part).load()));
  }
  return applications;
}

const allPath = '/api/aplicantes/ofertas';

export const jobApplicationsResource = readList(allPath, jobApplicationFromWire);

/** One page of them. A server that knows only the specification's call answers with all of them. */
export const jobApplicationPageResource = (query: JobApplicationQuery) =>
  readResource(
    `${allPath}?${new URLSearchParams(jobApplicationQueryToWire(query))}`,
    // To a schema of objects a list is one without fields.
    v.union([v.array(jobApplicationFromWire), jobApplicationPageFromWire]),
  );

/** How many there are, where a page knows only that there are many. */
export const jobApplicationTotalResource = (filter: JobApplicationFilter) =>
  readResource(
    `${allPath}/total?${new URLSearchParams(jobApplicationFilterToWire(filter))}`,
    jobApplicationTotalFromWire,
  );

export const latestApplicationsResource = readResource(
  '/api/aplicantes/ofertas?page=0&size=5',
  pageOfFromWire(jobApplicationFromWire),
);

// Who closes the tab at once has chosen all the same.
const kept = { keepalive: true };
/** Browsers let no more than 64 KiB go on after the page: so many changes, of 15 bytes each. */
const maxKept = 4000;

/**
 * Saves the status of one application by the specification's call, whose body has no code (§7), and
 * answers with it as the server has it now.
 */
export async function updateStatus(application: JobApplication): Promise<JobApplication> {
  const path = `/api/aplicantes-ofertas/update/${application.id}`;
  const body = jobApplicationToWire({
    ...application,
    code: undefined,
    withdrawnAt: undefined,
    isEmailConfirmed: undefined,
  });
  const answer = v.safeParse(jobApplicationFromWire, await http.put(path, body, kept));
  // Servers other than ours may answer with a text alone.
  const isWhole = answer.success && answer.output.id === application.id;
  return isWhole ? answer.output : { ...application, version: undefined };
}

/** Gives several applications their statuses, all or none, and answers with how each stands now. */
export async function changeStandings(wanted: readonly Standing[]): Promise<Standing[]> {
  const body = standingChangesToWire(wanted);
  const answer = await http.put(
    standingChangesPath,
    body,
    wanted.length <= maxKept ? kept : undefined,
  );
  return v.parse(changedStandingsFromWire, answer);
}

/** A CV; every time it is read, the server notes who did. */
export const loadCurriculum = (fileName: string, signal?: AbortSignal): Promise<Blob> =>
  readCurriculum(fileName, { signal });

async function readCurriculum(fileName: string, options: HttpOptions) {
  const path = `/api/descargar-cv/${encodeURIComponent(fileName)}`;
  return v.parse(v.blob(), await http.get(path, { ...options, responseType: 'blob' }));
}

/** Saves a CV under the name that its person gave it; a server may tell none. */
export async function downloadCurriculum(fileName: string) {
  let name: string | undefined;
  const file = await readCurriculum(fileName, {
    onAnswer: (header) => (name = offeredName(header('content-disposition'))),
  });
  saveFile(file, name ?? fileName);
}

/** The CVs of several in one file; the server notes who read each. */
export async function downloadCurriculums(ids: readonly number[], fileName: string) {
  const file = await http.post(curriculumsPath, curriculumsToWire(ids), { responseType: 'blob' });
  saveFile(v.parse(v.blob(), file), fileName);
}
