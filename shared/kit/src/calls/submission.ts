import { submissionHeader } from '@portal/contract/applicant';
import type { HttpOptions } from '@portal/http';

/**
 * Proof of a checked e-mail, kept in memory only. Most browsers also have it in a cookie; the page
 * sends it for those without cookies.
 */
export type Submission = { proof?: string };

/** A call that can be repeated: the server answers the same key with the first answer. */
export type SubmissionCall = {
  idempotencyKey?: string | undefined;
  signal?: AbortSignal;
  submission?: Submission;
};

/** Sent without a proof, so that the server asks for another check of the e-mail. */
const noProof = '-';

/** Options for a call of an applicant. Sends the proof and stores the newer one from the answer. */
export function submissionOptions({ submission, ...call }: SubmissionCall = {}): HttpOptions {
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
