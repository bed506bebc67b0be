import type { IncomingHttpHeaders } from 'node:http';
import { takesDelta } from '@portal/server/content-encoding';

/**
 * The hash, in base64url, of the dictionary that whoever asks has for the answer and would take a delta of
 * (RFC 9842 §2.2), if any.
 */
export function askedDictionary(headers: IncomingHttpHeaders): string | undefined {
  const available = headers['available-dictionary'];
  // Most requests name none.
  if (typeof available !== 'string') return undefined;
  const [, hash] = /^:([A-Za-z\d+/]{43}=):$/.exec(available) ?? [];
  if (!hash || !takesDelta(headers['accept-encoding'])) return undefined;
  return Buffer.from(hash, 'base64').toString('base64url');
}
