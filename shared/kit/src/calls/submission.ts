import { submissionHeader } from '@portal/contract/applicant';
import type { HttpOptions } from '@portal/http';

/**
 * What the server gave the page as proof of a checked e-mail. Most browsers hold it in a cookie as
 * well; for one that takes none the page sends it. It lives in memory and nowhere else.
 */
export type Submission = { proof?: string };

/** A call that may be sent again: the server answers the same key with the first answer. */
export type SubmissionCall = {
  idempotencyKey?: string | undefined;
  signal?: AbortSignal;
  submission?: Submission;
};

/** In place of a proof: the server asks a page that has none to check the e-mail again. */
const noProof = '-';

/** A call of somebody who applies: it carries the proof there is, and keeps the newer one of its answer. */
export function ofSubmission({ submission, ...call }: SubmissionCall = {}): HttpOptions {
  const options = repeatable(call);
  if (!submission) return options;
  return {
    ...options,
    headers: { ...options.headers, [submissionHeader]: submission.proof ?? noProof },
    onAnswer: (header) => {
      const given = header(submissionHeader.toLowerCase());
      if (typeof given === 'string') submission.proof = given;
    },
  };
}

const repeatable = ({ idempotencyKey, signal }: SubmissionCall): HttpOptions => ({
  ...(idempotencyKey && { headers: { 'Idempotency-Key': idempotencyKey } }),
  ...(signal && { signal }),
});
