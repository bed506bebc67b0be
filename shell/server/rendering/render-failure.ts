import type { ApiRead } from '../renderer/protocol';

export class RenderFailure extends Error {
  /** True if the subject of the page does not exist. */
  readonly isMissing: boolean;
  /** True if an API read of the page failed. */
  readonly lacksAnswer: boolean;
  /** True if the release is at fault: all API reads succeeded and a process was available. */
  readonly isOfRelease: boolean;

  /** Stack of the error in the renderer. */
  readonly stackOfPage: string | undefined;

  constructor(reason: string, { reads = [], isOfRelease = true, stack }: FailureDetails = {}) {
    super(reason);
    this.stackOfPage = stack;
    // The API answers 400 to ids that cannot exist.
    this.isMissing = reads.some(({ status }) => [400, 404].includes(status));
    this.lacksAnswer = reads.some(({ status }) => status < 200 || status >= 400);
    this.isOfRelease = isOfRelease && !this.lacksAnswer;
  }
}

type FailureDetails = {
  readonly reads?: readonly ApiRead[];
  readonly isOfRelease?: boolean;
  readonly stack?: string | undefined;
};

/** The process is busy, ended or no longer needed. */
export const notReleaseFault: FailureDetails = { isOfRelease: false };
