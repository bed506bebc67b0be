import { createElement, useInsertionEffect, type ComponentType } from 'react';
import { developmentId, releaseUrl } from '@portal/releases/release-names';
import type { ComposedRoute } from './composition';
import { noteUnstyled } from './load-log';

/** A page waits so long for a try of a style sheet, in milliseconds. */
const maxTry = 6000;

type StyledRoute = Pick<ComposedRoute, 'application' | 'page' | 'styles'>;

/** What became of a sheet: nothing to tell, or why it cannot be had. */
type Outcome = Error | undefined;

const underWay = new Map<string, Promise<Outcome>>();

/**
 * Begins to load the style sheets of a page, of the release with this id.
 * @returns what makes of the page of any of its releases one that is shown with its sheets, which are there by
 * then, and takes them along when it goes. It is shown without a sheet that cannot be had, which is noted.
 */
export function pageStyles(route: StyledRoute, live: string) {
  const { application, styles = {} } = route;
  async function loadAll(id: string) {
    const sheets = Object.entries(styles[id] ?? {}).map(([file, integrity]) => ({
      address: releaseUrl(application, id, file),
      // Of what is worked on, the hash changes with each build.
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
      // Not by an effect that ends while a part of the page suspends.
      useInsertionEffect(() => {
        leaveServed();
        apply(addresses, 'all');
        return () => apply(addresses, unused);
      }, []);
      return createElement(page);
    };
  };
}

/** The media of a sheet that is there and changes nothing. */
const unused = 'not all';

/** Ends the use of the sheets that the server put into the page; another release may have come. */
function leaveServed() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-served]')) {
    link.media = unused;
    link.removeAttribute('data-served');
  }
}

/** By their addresses, as a development server puts others into their places. */
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
  // Browsers keep an address stuck after a request that hung.
  return untilLoaded(append(sheet, '?retry=1'));
}

/** Browsers give a sheet that they could not have as one without rules, or as one that may not be read. */
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
    const fail = () => resolve(new Error(`La hoja de estilo ${link.href} no llegó.`));
    link.addEventListener('load', () => resolve(undefined));
    link.addEventListener('error', fail);
    setTimeout(fail, maxTry);
  });
}
