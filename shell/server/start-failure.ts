/** A reason not to start that a person can act on: told in one sentence, without a stack. */
export class StartFailure extends Error {}
