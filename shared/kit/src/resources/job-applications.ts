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
import {
  jobApplicationUploadToWire,
  savedJobApplicationFromWire,
  type JobApplicationUpload,
} from '@portal/contract/job-application-upload';
import { messageFromWire } from '@portal/contract/message';
import { pageOfFromWire } from '@portal/contract/page-of';
import { http } from '@portal/http';
import * as v from 'valibot';
import { multipart } from './multipart';
import { readList, readResource } from './read-resource';
import { saveFile } from './save-file';
import { ofSubmission, type SubmissionCall } from './submission';

/** The applications to one offer; this path is written with an underscore (specification §7). */
export const offerApplicationsResource = (offerId: number) =>
  readList(`/api/aplicantes_ofertas/id_oferta/${offerId}`, jobApplicationFromWire);

const allPath = '/api/aplicantes/ofertas';

/** All applications. */
export const jobApplicationsResource = readList(allPath, jobApplicationFromWire);

/** One page of them. A server that knows only the specification's call answers with all of them. */
export const jobApplicationPageResource = (query: JobApplicationQuery) =>
  readResource(
    `${allPath}?${new URLSearchParams(jobApplicationQueryToWire(query))}`,
    v.union([jobApplicationPageFromWire, v.array(jobApplicationFromWire)]),
  );

/** How many there are, where a page knows only that there are many. */
export const jobApplicationTotalResource = (filter: JobApplicationFilter) =>
  readResource(
    `${allPath}/total?${new URLSearchParams(jobApplicationFilterToWire(filter))}`,
    jobApplicationTotalFromWire,
  );

/** The newest few of all. */
export const latestApplicationsResource = readResource(
  '/api/aplicantes/ofertas?page=0&size=5',
  pageOfFromWire(jobApplicationFromWire),
);

type UploadCall = SubmissionCall & { onProgress?: (percent: number) => void };

/** Sends an application with its CV. */
export async function uploadJobApplication(
  upload: JobApplicationUpload,
  { onProgress, ...call }: UploadCall = {},
) {
  const body = multipart(jobApplicationUploadToWire(upload));
  const options = { ...ofSubmission(call), onProgress };
  const answer = await http.post('/api/aplicantes-ofertas/upload-curriculum', body, options);
  return v.parse(savedJobApplicationFromWire, answer);
}

/** Saves the status that the application carries; its code is not part of that call (specification §7). */
export const updateJobApplication = async (application: JobApplication) =>
  messageFromWire(
    await http.put(
      `/api/aplicantes-ofertas/update/${application.id}`,
      jobApplicationToWire({ ...application, code: undefined }),
    ),
  );

/** A CV; every time it is read, the server notes who did. */
export async function loadCurriculum(fileName: string, signal?: AbortSignal): Promise<Blob> {
  const path = `/api/descargar-cv/${encodeURIComponent(fileName)}`;
  return v.parse(v.blob(), await http.get(path, { responseType: 'blob', signal }));
}

/** Fetches a CV and has the browser save it under its file name. */
export const downloadCurriculum = async (fileName: string) =>
  saveFile(await loadCurriculum(fileName), fileName);
