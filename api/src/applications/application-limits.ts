import type { Limit } from '../platform/http/rate-limiter';

const seconds = 600;

/**
 * From one address in ten minutes. A class, a fair or the customers of one mobile operator share an address:
 * 35 people may apply at once, each with a second try, and each with ten answers. What one of them uploads is
 * limited by `uploadsOfOne`.
 */
export const applicationLimits = {
  /** It tells whether somebody has applied, so it is kept from being asked for many (reading A22). */
  check: { name: 'check-address', calls: 120, seconds },
  save: { name: 'save-applicant', calls: 80, seconds },
  upload: { name: 'upload', calls: 80, seconds },
  consent: { name: 'consent', calls: 80, seconds },
  answer: { name: 'answer', calls: 800, seconds },
  /** A link is read, and then confirms. */
  confirmation: { name: 'confirmation', calls: 160, seconds },
} as const satisfies Record<string, Limit>;

/** CVs that one browser may send for one applicant in ten minutes, who needs one. */
export const uploadsOfOne = { name: 'upload-one', calls: 10, seconds } as const satisfies Limit;
