import { createHash } from 'node:crypto';
import type { Visitor } from './resolve';

/** Chooses published releases for one browser: `mf-offers:3f2a9c1b07,shell:…`. */
const pinsCookie = 'portal-pins';

/** Reads who asks. Nobody is followed: the bucket comes from what every request tells anyway. */
export function visitorOf(cookieHeader: string | undefined, address: string): Visitor {
  return { bucket: bucketOf(address), pins: pinsOf(readCookie(cookieHeader, pinsCookie)) };
}

const bucketOf = (address: string) =>
  createHash('sha256').update(address).digest().readUInt16BE() % 100;

const pinsOf = (text = '') =>
  Object.fromEntries(
    text
      .split(',')
      .map((pin) => pin.split(':'))
      .filter((pin): pin is [string, string] => pin.length === 2),
  );

function readCookie(header = '', name: string) {
  const cookies = header.split(';').map((cookie) => cookie.trim().split('='));
  return cookies.find(([key]) => key === name)?.[1];
}

/** Who gets what is live: neither in the share of a canary nor with a choice of their own. */
export const everyone: Visitor = { bucket: 99, pins: {} };
