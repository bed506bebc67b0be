import { randomBytes } from 'node:crypto';
import { openSealed, seal } from '@portal/server/sealed';
import * as v from 'valibot';

/** What one browser has shown: whose e-mail it applies with, and to which offer. */
export type Submission = {
  email: string;
  offerId: number;
  /** Undefined until the applicant is saved. */
  applicantId: number | undefined;
  /** Ties the application to this browser, which alone may then send its answers. */
  nonce: string;
};

const schema = v.object({
  email: v.string(),
  offerId: v.number(),
  applicantId: v.optional(v.number()),
  nonce: v.string(),
  expiresAt: v.number(),
});

const lifetimeMilliseconds = 3_600_000;

export const newNonce = () => randomBytes(16).toString('base64url');

export const sealSubmission = (submission: Submission, secret: Buffer): string =>
  seal({ ...submission, expiresAt: Date.now() + lifetimeMilliseconds }, secret);

export type OpenedSubmission = { submission: Submission; expiresAt: number };

/** Undefined when we did not write it; what we wrote may have expired. */
export function openSubmission(value: string, secret: Buffer): OpenedSubmission | undefined {
  const content = openSealed(value, { secret, schema });
  if (!content) return undefined;
  const { expiresAt, ...submission } = content;
  return { submission: { ...submission, applicantId: submission.applicantId }, expiresAt };
}
