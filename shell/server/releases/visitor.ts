import { createHash } from 'node:crypto';
import { pinsCookie, readPins, type PinsOptions } from '@portal/releases/pins';
import { parseCookie } from 'cookie';
import type { Visitor } from './resolve';

/** Reads who asks. Nobody is followed: the bucket comes from what every request tells anyway. */
export const createVisitors =
  (options: PinsOptions) =>
  async (cookies = '', address: string): Promise<Visitor> => {
    const value = parseCookie(cookies)[pinsCookie];
    return { bucket: bucketOf(address), pins: value ? await readPins(value, options) : {} };
  };

export type VisitorReader = ReturnType<typeof createVisitors>;

const bucketOf = (address: string) =>
  createHash('sha256').update(address).digest().readUInt16BE() % 100;

/** Who gets what is live: neither in the share of a canary nor with a choice of their own. */
export const everyone: Visitor = { bucket: 99, pins: {} };
