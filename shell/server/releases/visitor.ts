import { createHash } from 'node:crypto';
import { parseCookie } from 'cookie';
import { pinsCookie, readPins } from './pins';
import { readPinsKey } from './pins-key';
import type { Visitor } from './resolve';

type VisitorsOptions = {
  readonly releasesFolder: string;
  readonly pinsKey?: string | undefined;
};

/** Reads who asks. Nobody is followed: the bucket comes from what every request tells anyway. */
export function createVisitors({ releasesFolder, pinsKey }: VisitorsOptions) {
  async function pinsOf(cookies: string) {
    const value = parseCookie(cookies)[pinsCookie];
    const key = value === undefined ? undefined : await readPinsKey(releasesFolder, pinsKey);
    return value === undefined || !key ? {} : readPins(value, key);
  }

  return async (cookies: string | undefined, address: string): Promise<Visitor> => ({
    bucket: bucketOf(address),
    pins: cookies?.includes(pinsCookie) ? await pinsOf(cookies) : {},
  });
}

export type VisitorReader = ReturnType<typeof createVisitors>;

const bucketOf = (address: string) =>
  createHash('sha256').update(address).digest().readUInt16BE() % 100;

/** Who gets what is live: neither in the share of a canary nor with a choice of their own. */
export const everyone: Visitor = { bucket: 99, pins: {} };
