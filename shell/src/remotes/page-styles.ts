import { createElement, useInsertionEffect, type ComponentType } from 'react';
import { developmentId, releaseUrl } from '@portal/releases/release-names';
import type { ComposedRoute } from './composition';
import { noteUnstyled } from './load-log';

/** Maximum time for one try of a style sheet, in milliseconds. */
const maxTry = 6000;

type StyledRoute = Pick<ComposedRoute, 'application' | 'page' | 'styles'>;

/** Reason of a failure; undefined after success. */
type Outcome = Error | undefined;

const underWay = new Map<string, Promise<Outcome>>();

/**
 * Starts to load the style sheets of a page for the live release.
 * @returns a function that wraps the page of any release. The wrapper enables the loaded sheets
 * while the page is shown and disables them afterwards. Failed sheets are recorded and skipped.
 */
export function pageStyles(route: StyledRoute, live: string) {
  const { application, styles = {} } = route;
  async function loadAll(id: string) {
    const sheets = Object.entries(styles[id] ?? {}).map(([file, integrity]) => ({
      address: releaseUrl(application, id, file),
      // The hash of a dev build changes with each build.
      integrity: id === developmentId ? '' : integrity,
    }));
    const failures = (await Promise.all(sheets.map(loadOnce))).filter((one) => one !== undefined);
    return { addresses: sheets.map(({ address }) => address), failures };
  }
  void loadAll(live);

  return async (page: ComponentType, id: string) => {
    const { addresses, failures } = await loadAll(id);
    for (const failure of failures) noteUnstyled(route, id, failure);
    return function StyledPage() {
      // Not a layout effect, because those end while a part of the page suspends.
      useInsertionEffect(() => {
        leaveServed();
        apply(addresses, 'all');
        return () => apply(addresses, unused);
      }, []);
      return createElement(page);
    };
  };
}

/** Media value that disables a loaded style sheet. */
const unused = 'not all';

/** Disables the server's style sheets, because the loaded page may be of another release. */
function leaveServed() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-served]')) {
    link.media = unused;
    link.removeAttribute('data-served');
  }
}

/** By URL, because a development server replaces the elements. */
function apply(addresses: readonly string[], media: string) {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (addresses.includes(new URL(link.href).pathname)) link.media = media;
  }
}

type Sheet = { readonly address: string; readonly integrity: string };

function loadOnce(sheet: Sheet) {
  const loading = underWay.get(sheet.address) ?? load(sheet);
  underWay.set(sheet.address, loading);
  return loading;
}

async function load(sheet: Sheet) {
  const served = document.querySelector<HTMLLinkElement>(`link[href="${sheet.address}"]`);
  if (served && hasRules(served)) return undefined;
  const link = append(sheet, '');
  if ((await untilLoaded(link)) === undefined) return undefined;
  link.remove();
  // Browsers keep a hung request for the same URL.
  return untilLoaded(append(sheet, '?retry=1'));
}

/** Depending on the browser, a failed sheet has no rules or throws on access. */
function hasRules({ sheet }: HTMLLinkElement) {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

function append({ address, integrity }: Sheet, query: string) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.media = unused;
  link.integrity = integrity;
  link.href = address + query;
  document.head.append(link);
  return link;
}

function untilLoaded(link: HTMLLinkElement) {
  return new Promise<Outcome>((resolve) => {
    const fail = () =>
      resolve(new Error(`Style sheet ${link.href} failed to load or took more than ${maxTry} ms.`));
    link.addEventListener('load', () => resolve(undefined));
    link.addEventListener('error', fail);
    setTimeout(fail, maxTry);
  });
}
