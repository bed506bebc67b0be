/** Asks the API for what may be known here already: 304 says that it still stands. Rejects after so many milliseconds. */
export const askAgain = (url: URL, etag: string | undefined, milliseconds: number) =>
  fetch(url, {
    headers: { accept: 'application/json', ...(etag && { 'if-none-match': etag }) },
    signal: AbortSignal.timeout(milliseconds),
  });
