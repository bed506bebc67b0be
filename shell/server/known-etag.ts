/** Whether whoever asks has it already: a proxy that compresses an answer makes its mark a weak one. */
export const isKnown = (known: string | undefined, etag: string) =>
  known?.split(',').some((each) => [etag, '*'].includes(each.trim().replace(/^W\//, '')));
