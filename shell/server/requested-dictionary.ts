import type { IncomingHttpHeaders } from 'node:http';
import { acceptsDelta } from '@portal/server/content-encoding';

/**
 * Returns the hash of the client's dictionary in base64url (RFC 9842 §2.2); undefined if it has
 * none or accepts no delta.
 */
export function requestedDictionary(headers: IncomingHttpHeaders): string | undefined {
  const available = headers['available-dictionary'];
  // Most requests have no dictionary.
  if (typeof available !== 'string') return undefined;
  const [, hash] = /^:([A-Za-z\d+/]{43}=):$/.exec(available) ?? [];
  if (!hash || !acceptsDelta(headers['accept-encoding'])) return undefined;
  return Buffer.from(hash, 'base64').toString('base64url');
}
