import { pinsCookie, readPins, type PinsOptions } from '@portal/releases/pins';
import { parseCookie } from 'cookie';
import type { Visitor } from './resolve';

/**
 * A number from 0 to 99 that a page draws for its browser while a canary runs, and that tells which share of
 * the visitors it belongs to. One in a hundred has the same, so it names nobody. The server never sets
 * it, so a cache in front may keep pages.
 */
export const shareCookie = 'portal-share';

/** Most cookies are of others, and nothing is read from these. */
const isOurs = new RegExp(`\\b(?:${pinsCookie}|${shareCookie})=`);

/** Reads who asks, from their cookies alone. */
export const createVisitors =
  (options: PinsOptions) =>
  async (cookies = ''): Promise<Visitor> => {
    if (!isOurs.test(cookies)) return everyone;
    const { [pinsCookie]: pins, [shareCookie]: share } = parseCookie(cookies);
    return { bucket: readShare(share), pins: pins ? await readPins(pins, options) : {} };
  };

export type VisitorReader = ReturnType<typeof createVisitors>;

/** Any page may be asked for as it was before the last releases. */
export const asksForSafe = (url: string) => /[?&]mfe=safe(?![^&])/.test(url);

const readShare = (value = '') => (/^\d{1,2}$/.test(value) ? Number(value) : undefined);

/** Who gets what is live: neither in the share of a canary nor with a choice of their own. */
export const everyone: Visitor = { pins: {} };
