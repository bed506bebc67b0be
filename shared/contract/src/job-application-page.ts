import * as v from 'valibot';
import { jobApplicationToWire, jobApplicationWire, toJobApplication } from './job-application';
import type { JobApplication } from './job-application';
import { pageOfToWire, pageOfWire, type PageOf } from './page-of';
import { wireFlag, wireInteger } from './wire';

/** Counting many takes longer than finding a few, so a page may know only that there are more than so many. */
export type JobApplicationPage = PageOf<JobApplication> & { total: number; isTotalExact: boolean };

/** Most that one page may hold: what an export fetches at once. */
export const maxApplicationPageSize = 1000;

export const jobApplicationPageWire = v.object({
  ...pageOfWire(jobApplicationWire, maxApplicationPageSize).entries,
  totalElements: wireInteger,
  totalExacto: wireFlag,
});

export const toJobApplicationPage = (
  wire: v.InferOutput<typeof jobApplicationPageWire>,
): JobApplicationPage => ({
  items: wire.content.map(toJobApplication),
  number: wire.number,
  totalPages: wire.totalPages,
  isFirst: wire.first,
  isLast: wire.last,
  total: wire.totalElements,
  isTotalExact: wire.totalExacto,
});

export const jobApplicationPageFromWire = v.pipe(
  jobApplicationPageWire,
  v.transform(toJobApplicationPage),
);

export const jobApplicationPageToWire = (page: JobApplicationPage) => ({
  ...pageOfToWire(page, jobApplicationToWire),
  totalElements: page.total,
  totalExacto: page.isTotalExact,
});
