import {
  overridesCookie,
  readOverrides,
  type OverridesOptions,
} from '@portal/releases/release-overrides';
import { parseCookie } from 'cookie';
import type { Visitor } from './release-ids';

/**
 * The visitor's share for canaries, from 0 to 99. Pages draw it in the browser while a canary runs.
 * One in a hundred visitors has the same number, so it identifies no one. The server never sets it,
 * so shared caches can store pages.
 */
export const shareCookie = 'portal-share';

/** Quick check that avoids parsing the cookies of other programs. */
const isOurs = new RegExp(`\\b(?:${overridesCookie}|${shareCookie})=`);

/** Reads the visitor's properties from cookies only. */
export const createVisitors =
  (options: OverridesOptions) =>
  async (cookies = ''): Promise<Visitor> => {
    if (!isOurs.test(cookies)) return defaultVisitor;
    const { [overridesCookie]: overrides, [shareCookie]: share } = parseCookie(cookies);
    return {
      bucket: readShare(share),
      overrides: overrides ? await readOverrides(overrides, options) : {},
    };
  };

export type VisitorReader = ReturnType<typeof createVisitors>;

/** True for safe mode, in which any page runs with the previous releases. */
export const asksForSafe = (url: string) => /[?&]mfe=safe(?![^&])/.test(url);

const readShare = (value = '') => (/^\d{1,2}$/.test(value) ? Number(value) : undefined);

/** A visitor without share and release overrides, who gets the live releases. */
export const defaultVisitor: Visitor = { overrides: {} };
