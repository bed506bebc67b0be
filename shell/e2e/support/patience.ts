/**
 * How long a test and each of its expectations may wait, in milliseconds: what is slow on a busy machine is not
 * wrong, and only what never comes is waited for to the end.
 */
export const patience = { timeout: 120_000, expect: { timeout: 30_000 } };
