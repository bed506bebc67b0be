/** The name that an answer's `Content-Disposition` offers to save it under (RFC 6266). */
export function offeredName(disposition: unknown): string | undefined {
  if (typeof disposition !== 'string') return undefined;
  const encoded = /filename\*=utf-8'[^']*'((?:[^%;\s]|%[\da-f]{2})+)/i.exec(disposition)?.[1];
  return decoded(encoded) ?? /filename="([^"\\]+)"/i.exec(disposition)?.[1];
}

function decoded(text: string | undefined) {
  try {
    return text && decodeURIComponent(text);
  } catch {
    // Bytes that are no letters: then the plain name counts.
    return undefined;
  }
}
