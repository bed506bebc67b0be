import type { Limit } from '../platform/http/rate-limiter';

const seconds = 600;

/**
 * Per address in ten minutes. A class, a job fair or the customers of a mobile operator share an
 * address: 35 people at once, each with a second attempt and ten answers. `uploadsOfOne` limits one
 * browser's uploads.
 */
export const applicationLimits = {
  /** Reveals whether an e-mail has applied, so mass queries are prevented (reading A22). */
  check: { name: 'check-address', calls: 120, seconds },
  save: { name: 'save-applicant', calls: 80, seconds },
  upload: { name: 'upload', calls: 80, seconds },
  consent: { name: 'consent', calls: 80, seconds },
  answer: { name: 'answer', calls: 800, seconds },
  /** One call reads the link, another confirms. */
  confirmation: { name: 'confirmation', calls: 160, seconds },
} as const satisfies Record<string, Limit>;

/** CVs per browser and applicant in ten minutes; one is enough. */
export const uploadsOfOne = { name: 'upload-one', calls: 10, seconds } as const satisfies Limit;
