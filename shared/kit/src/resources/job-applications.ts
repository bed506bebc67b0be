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

/** Job applications to one offer, spelled with an underscore (S7.19). */
const offerPath = (offerId: number) => `/api/aplicantes_ofertas/id_oferta/${offerId}`;

/**
 * A page of an offer's job applications. Servers with only the specification's call return all of
 * them.
 */
export const applicantPageResource = (offerId: number, query: JobApplicationQuery) =>
  readResource(
    `${offerPath(offerId)}?${new URLSearchParams(jobApplicationQueryToWire(query))}`,
    // First, because an object schema would accept a list as an object without fields.
    v.union([v.array(jobApplicationFromWire), applicantPageFromWire]),
  );

/**
 * Resource of the number of job applications to an offer, `GET
 * /api/aplicantes_ofertas/id_oferta/{id}` (S7.19). Requires `ROLE_ADMIN`.
 */
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

/** Status and version of all job applications that match the filter. */
export const findStandings = (offerId: number, filter: OrderedFilter) =>
  readResource(
    `${offerPath(offerId)}/encontrados?${new URLSearchParams(orderedFilterToWire(filter))}`,
    foundStandingsFromWire,
  ).load();

/** Up to 100 job applications by id, in the order of the ids. */
export const chosenApplicationsResource = (offerId: number, ids: readonly number[]) =>
  readList(`${offerPath(offerId)}/elegidos?ids=${ids.join(',')}`, jobApplicationFromWire);

/** The same for any number of ids, in batches of 100. */
export async function loadApplications(offerId: number, ids: readonly number[]) {
  const applications: JobApplication[] = [];
  for (let start = 0; start < ids.length; start += maxChosen) {
    const part = ids.slice(start, start + maxChosen);
    applications.push(...(await chosenApplicationsResource(offerId, part).load()));
  }
  return applications;
}

const allPath = '/api/aplicantes/ofertas';

/**
 * Resource of all job applications without paging, `GET /api/aplicantes/ofertas` (S7.23). Prefer
 * `jobApplicationPageResource` for long lists. Requires `ROLE_ADMIN`.
 */
export const jobApplicationsResource = readList(allPath, jobApplicationFromWire);

/**
 * A page of all job applications. Servers with only the specification's call return all of them.
 */
export const jobApplicationPageResource = (query: JobApplicationQuery) =>
  readResource(
    `${allPath}?${new URLSearchParams(jobApplicationQueryToWire(query))}`,
    // First, because an object schema would accept a list as an object without fields.
    v.union([v.array(jobApplicationFromWire), jobApplicationPageFromWire]),
  );

/** Exact number of matching job applications, for pages with only a lower bound. */
export const jobApplicationTotalResource = (filter: JobApplicationFilter) =>
  readResource(
    `${allPath}/total?${new URLSearchParams(jobApplicationFilterToWire(filter))}`,
    jobApplicationTotalFromWire,
  );

/**
 * Resource of a page with the 5 newest job applications, `GET /api/aplicantes/ofertas`. Rejects if
 * the server does not page. Requires `ROLE_ADMIN`.
 */
export const latestApplicationsResource = readResource(
  '/api/aplicantes/ofertas?page=0&size=5',
  pageOfFromWire(jobApplicationFromWire),
);

// Saves the choice even if the tab is closed at once.
const kept = { keepalive: true };

/** Most changes in a `keepalive` request, at 15 bytes each: browsers limit its body to 64 KiB. */
const maxKept = 4000;

/**
 * Saves the status of a job application by the specification's call, without fields that it does
 * not know (S7.20). Returns the stored job application; its version is undefined if the server
 * returns only a message. Rejects with status 409 if it changed since it was read.
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
  // Servers other than ours may return only a message.
  const isWhole = answer.success && answer.output.id === application.id;
  return isWhole ? answer.output : { ...application, version: undefined };
}

/**
 * Changes the statuses of several job applications, all or none. Returns their new statuses and
 * versions. Rejects with status 409 if one changed since it was read, and with 404 if one does not
 * exist.
 */
export async function changeStandings(wanted: readonly Standing[]): Promise<Standing[]> {
  const body = standingChangesToWire(wanted);
  const answer = await http.put(
    standingChangesPath,
    body,
    wanted.length <= maxKept ? kept : undefined,
  );
  return v.parse(changedStandingsFromWire, answer);
}

/**
 * Loads a CV by its file name on the server (S7.21). The server logs every access and requires
 * `ROLE_ADMIN` (reading A30).
 */
export const loadCurriculum = (fileName: string, signal?: AbortSignal): Promise<Blob> =>
  readCurriculum(fileName, { signal });

async function readCurriculum(fileName: string, options: HttpOptions) {
  const path = `/api/descargar-cv/${encodeURIComponent(fileName)}`;
  return v.parse(v.blob(), await http.get(path, { ...options, responseType: 'blob' }));
}

/**
 * Downloads a CV under the applicant's file name, or under the stored one if the server sends none.
 */
export async function downloadCurriculum(fileName: string) {
  let name: string | undefined;
  const file = await readCurriculum(fileName, {
    onAnswer: (header) => (name = offeredName(header('content-disposition'))),
  });
  saveFile(file, name ?? fileName);
}

/** Downloads several CVs as one file. The server logs the access to each. */
export async function downloadCurriculums(ids: readonly number[], fileName: string) {
  const file = await http.post(curriculumsPath, curriculumsToWire(ids), { responseType: 'blob' });
  saveFile(v.parse(v.blob(), file), fileName);
}
