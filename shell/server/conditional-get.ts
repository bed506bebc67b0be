/** Calls the API with the known ETag; 304 means unchanged. Rejects after the timeout. */
export const conditionalGet = (url: URL, etag: string | undefined, milliseconds: number) =>
  fetch(url, {
    headers: { accept: 'application/json', ...(etag && { 'if-none-match': etag }) },
    signal: AbortSignal.timeout(milliseconds),
  });
