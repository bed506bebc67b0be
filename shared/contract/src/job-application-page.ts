import * as v from 'valibot';
import { jobApplicationToWire, jobApplicationWire, toJobApplication } from './job-application';
import type { JobApplication } from './job-application';
import { pageOfToWire, pageOfWire, type PageOf } from './page-of';
import { wireFlag, wireInteger } from './wire';

/**
 * A page of job applications. An exact count of many rows is slow, so `total` may be a lower bound.
 */
export type JobApplicationPage = PageOf<JobApplication> & { total: number; isTotalExact: boolean };

/** Largest page size, used by exports. */
export const maxApplicationPageSize = 1000;

/** Answer of GET /api/aplicantes/ofertas with parameters. */
export const jobApplicationPageWire = v.object({
  ...pageOfWire(jobApplicationWire, maxApplicationPageSize).entries,
  totalElements: wireInteger,
  totalExacto: wireFlag,
});

/** Converts a validated answer to a page with our names. */
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
