/**
 * True if `If-None-Match` contains the ETag. Compares weakly, as a compressing proxy turns ETags
 * into weak ones.
 */
export const isKnown = (known: string | undefined, etag: string) =>
  known?.split(',').some((each) => [etag, '*'].includes(each.trim().replace(/^W\//, '')));
