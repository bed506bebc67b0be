import type { ApiRead } from '../renderer/protocol';

/** Why a page could not be rendered. */
export class RenderFailure extends Error {
  /** What the page is about does not exist. */
  readonly isMissing: boolean;
  /** It had come as far as asking the API for what this did not give. */
  readonly lacksAnswer: boolean;
  /** It is a fault of what was rendered: the API gave all that was asked for, and a process was there. */
  readonly isOfRelease: boolean;

  /** Of what was thrown where the page is rendered. */
  readonly stackOfPage: string | undefined;

  constructor(reason: string, { reads = [], isOfRelease = true, stack }: FailureDetails = {}) {
    super(reason);
    this.stackOfPage = stack;
    // An id that can be none is refused before it is looked for.
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

/** The process is busy, or gone, or not needed any more. */
export const notOfRelease: FailureDetails = { isOfRelease: false };
