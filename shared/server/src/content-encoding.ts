import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** In order of preference: the smallest output first. */
const encodings = ['br', 'gzip', 'identity'] as const;

/** Dictionary-compressed Zstandard, as named in `Accept-Encoding` and `Content-Encoding`. */
export const deltaEncoding = 'dcz';

export type ContentEncoding = (typeof encodings)[number];

/** Browsers send few different headers, and parsing is slower than a lookup. */
const known = new LRUCache<string, ContentEncoding>({ max: 100 });

/** Returns the smallest encoding that an `Accept-Encoding` header accepts (RFC 9110 §12.5.3). */
export function preferredEncoding(accepted = ''): ContentEncoding {
  const encoding = known.get(accepted) ?? negotiate(accepted);
  known.set(accepted, encoding);
  return encoding;
}

function negotiate(accepted: string): ContentEncoding {
  const headers = { 'accept-encoding': accepted };
  const taken = new Negotiator({ headers }).encodings(encodings);
  // A client that accepts no encoding gets an uncompressed response, not an error.
  return encodings.find((encoding) => taken.includes(encoding)) ?? 'identity';
}

/** True if an `Accept-Encoding` header accepts dictionary compression (RFC 9842). */
export const acceptsDelta = (accepted = '') =>
  new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings([deltaEncoding]).length >
  0;
