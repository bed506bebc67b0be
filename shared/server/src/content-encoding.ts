import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** The smallest first. */
const encodings = ['br', 'gzip', 'identity'] as const;

/** Dictionary-compressed Zstandard, as it is called in `Accept-Encoding` and `Content-Encoding`. */
export const deltaEncoding = 'dcz';

export type ContentEncoding = (typeof encodings)[number];

/** Browsers send a handful of different headers, and reading one takes longer than finding it. */
const known = new LRUCache<string, ContentEncoding>({ max: 100 });

/** The smallest coding that an `Accept-Encoding` header takes (RFC 9110 §12.5.3). */
export function preferredEncoding(accepted = ''): ContentEncoding {
  const encoding = known.get(accepted) ?? negotiate(accepted);
  known.set(accepted, encoding);
  return encoding;
}

function negotiate(accepted: string): ContentEncoding {
  const headers = { 'accept-encoding': accepted };
  const taken = new Negotiator({ headers }).encodings(encodings);
  // Who takes none at all is served as it is, rather than not at all.
  return encodings.find((encoding) => taken.includes(encoding)) ?? 'identity';
}

/** Whether an `Accept-Encoding` header takes a coding that needs a dictionary (RFC 9842). */
export const takesDelta = (accepted = '') =>
  new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings([deltaEncoding]).length >
  0;
