import type { HttpOptions } from '@portal/http';
export type Submission = {
    proof?: string;
};
export type SubmissionCall = {
    idempotencyKey?: string | undefined;
    signal?: AbortSignal;
    submission?: Submission;
};
export declare function ofSubmission({ submission, ...call }?: SubmissionCall): HttpOptions;
