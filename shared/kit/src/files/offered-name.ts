/** File name in a `Content-Disposition` header (RFC 6266); undefined without one. */
export function offeredName(disposition: unknown): string | undefined {
  if (typeof disposition !== 'string') return undefined;
  const encoded = /filename\*=utf-8'[^']*'((?:[^%;\s]|%[\da-f]{2})+)/i.exec(disposition)?.[1];
  return decoded(encoded) ?? /filename="([^"\\]+)"/i.exec(disposition)?.[1];
}

function decoded(text: string | undefined) {
  try {
    return text && decodeURIComponent(text);
  } catch {
    // Invalid UTF-8: the plain name is used.
    return undefined;
  }
}
