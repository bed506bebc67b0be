import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
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

const sealed = v.object({
  email: v.string(),
  offerId: v.number(),
  applicantId: v.optional(v.number()),
  nonce: v.string(),
  expiresAt: v.number(),
});

const lifetimeMilliseconds = 3_600_000;

export const newNonce = () => randomBytes(16).toString('base64url');

export function sealSubmission(submission: Submission, secret: Buffer): string {
  const content = { ...submission, expiresAt: Date.now() + lifetimeMilliseconds };
  const text = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${text}.${sign(text, secret)}`;
}

/** Undefined when we did not write it; what we wrote may have expired. */
export function openSubmission(
  value: string,
  secret: Buffer,
): { submission: Submission; isExpired: boolean } | undefined {
  const [text = '', signature = ''] = value.split('.');
  if (!isSame(signature, sign(text, secret))) return undefined;
  const json = Buffer.from(text, 'base64url').toString();
  const { expiresAt, ...content } = v.parse(v.pipe(v.string(), v.parseJson(), sealed), json);
  return {
    submission: { ...content, applicantId: content.applicantId },
    isExpired: expiresAt <= Date.now(),
  };
}

const sign = (text: string, secret: Buffer) =>
  createHmac('sha256', secret).update(text).digest('base64url');

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
