import type { JobApplication } from '@portal/contract/job-application';
import { csvFile, csvLines } from '@portal/kit/files/csv';
import { saveFile } from '@portal/kit/files/save-file';
import { shortDate } from '@portal/kit/format/dates';
import { jobApplicationPageResource } from '@portal/kit/resources/job-applications';
import { serverNow } from '@portal/runtime';
import { selectCandidates } from '../query/candidate-list';
import { columnTitles, type CandidateQuery } from '../query/candidate-query';
import { toServerQuery } from '../query/server-query';

/** As many at once as the server gives, and as few as are written without holding up the screen. */
const rowsAtOnce = 500;

type Export = {
  signal: AbortSignal;
  /** Gets how many are written so far. */
  onProgress: (written: number) => void;
};

/**
 * Saves all candidates that a query asks for as a table, without a limit on how many, in the order of
 * the screen. Who applies meanwhile is left out, as the pages behind would move.
 */
export async function exportCandidates(query: CandidateQuery, { signal, onProgress }: Export) {
  const { until = new Date(serverNow()).toISOString(), ...asked } = toServerQuery(query);
  const parts = [csvLines([Object.values(columnTitles)])];
  let written = 0;
  let isComplete = false;

  for (let page = 0; !isComplete && !signal.aborted; page += 1) {
    const resource = jobApplicationPageResource({ ...asked, until, page, size: rowsAtOnce });
    const answer = await resource.load(signal);
    const isPage = 'items' in answer;
    const rows = isPage ? answer.items : selectCandidates(answer, query);
    parts.push(csvLines(rows.map(toRow)));
    written += rows.length;
    isComplete = !isPage || rows.length < rowsAtOnce;
    onProgress(written);
  }
  if (!signal.aborted) saveFile(csvFile(parts), 'candidatos.csv');
}

const toRow = ({ applicant, offer, salaryExpectation, appliedAt, status }: JobApplication) => [
  applicant.name,
  applicant.email,
  salaryExpectation,
  offer.title,
  shortDate(appliedAt),
  status.name,
];
