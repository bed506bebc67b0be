import type { JobApplication } from '@portal/contract/job-application';
import type { JobApplicationPage } from '@portal/contract/job-application-page';
import type { JobApplicationQuery } from '@portal/contract/job-application-query';
import { serverNow, type Resource } from '@portal/runtime';
import { csvFile, csvLines } from '../files/csv';
import { saveFile } from '../files/save-file';
import type { ListQuery } from './list-query';
import { selectApplications } from './select-applications';
import { toServerQuery } from './server-query';

/** Few enough rows to format without blocking the screen. */
const rowsAtOnce = 500;

type Cell = string | number;

type Export = {
  pageResource: (
    query: JobApplicationQuery,
  ) => Resource<JobApplicationPage | readonly JobApplication[]>;
  query: ListQuery;
  header: readonly string[];
  toRow: (application: JobApplication, index: number) => readonly Cell[];
  fileName: string;
  signal?: AbortSignal | undefined;
  /** Receives the number of rows written so far. */
  onProgress?: (written: number) => void;
};

/**
 * Downloads all job applications of a query as CSV, in the order of the screen and without a limit.
 * Without a last day, excludes later arrivals, which would shift the pages. Rejects if a page
 * fails; saves nothing after an abort.
 */
export async function exportApplications(options: Export) {
  const { pageResource, query, header, toRow, fileName, signal, onProgress } = options;
  const { until = new Date(serverNow()).toISOString(), ...asked } = toServerQuery(query);
  const parts = [csvLines([header])];
  let written = 0;
  let isComplete = false;

  for (let page = 0; !isComplete && !isGivenUp(signal); page += 1) {
    const answer = await pageResource({ ...asked, until, page, size: rowsAtOnce }).load(signal);
    const isPage = 'items' in answer;
    const rows = isPage ? answer.items : selectApplications(answer, query);
    const before = written;
    parts.push(csvLines(rows.map((row, index) => toRow(row, before + index))));
    written += rows.length;
    isComplete = !isPage || rows.length < rowsAtOnce;
    onProgress?.(written);
  }
  if (!isGivenUp(signal)) saveFile(csvFile(parts), fileName);
}

const isGivenUp = (signal: AbortSignal | undefined) => signal?.aborted === true;
