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
  type JobApplicationFilter,
  type JobApplicationQuery,
} from '@portal/contract/job-application-query';
import { pageOfFromWire } from '@portal/contract/page-of';
import {
  changedApplicationsFromWire,
  statusChangesPath,
  statusChangesToWire,
} from '@portal/contract/status-changes';
import { http } from '@portal/http';
import * as v from 'valibot';
import { readList, readResource } from '../calls/read-resource';
import { saveFile } from '../files/save-file';

/** The applications to one offer; this path is written with an underscore (specification §7). */
export const offerApplicationsResource = (offerId: number) =>
  readList(`/api/aplicantes_ofertas/id_oferta/${offerId}`, jobApplicationFromWire);

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

/**
 * Saves the status that each application carries, all or none, and answers with them as the server has
 * them now. One goes by the specification's call, whose body has no code (§7); many go by one call too.
 */
export async function updateStatuses(applications: readonly JobApplication[]) {
  const [first, ...others] = applications;
  if (!first) return [];
  const saved = others.length === 0 ? await updateOne(first) : await updateMany(applications);
  // Servers other than ours may answer with a text alone.
  return applications.map(
    (sent) => saved.find(({ id }) => id === sent.id) ?? { ...sent, version: undefined },
  );
}

// Who closes the tab at once has chosen all the same.
const kept = { keepalive: true };

async function updateOne(application: JobApplication) {
  const path = `/api/aplicantes-ofertas/update/${application.id}`;
  const body = jobApplicationToWire({
    ...application,
    code: undefined,
    withdrawnAt: undefined,
    isEmailConfirmed: undefined,
  });
  const answer = v.safeParse(jobApplicationFromWire, await http.put(path, body, kept));
  return answer.success ? [answer.output] : [];
}

async function updateMany(applications: readonly JobApplication[]) {
  const body = statusChangesToWire(applications);
  const saved = await http.put(statusChangesPath, body, kept);
  const answer = v.safeParse(changedApplicationsFromWire, saved);
  return answer.success ? answer.output : [];
}

/** A CV; every time it is read, the server notes who did. */
export async function loadCurriculum(fileName: string, signal?: AbortSignal): Promise<Blob> {
  const path = `/api/descargar-cv/${encodeURIComponent(fileName)}`;
  return v.parse(v.blob(), await http.get(path, { responseType: 'blob', signal }));
}

export const downloadCurriculum = async (fileName: string) =>
  saveFile(await loadCurriculum(fileName), fileName);
