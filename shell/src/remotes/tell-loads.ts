import { tellCause } from '../start/tell-cause';
import type { PageLoad } from './load-log';

/** How a page of a remote came; or that the shell, which began, has crashed. */
type Told = PageLoad | { readonly application: 'shell'; readonly outcome: 'render' };

declare global {
  /** The starter takes what is in it, tells the site, and may come after this shell. */
  var portalLoads: Pick<Told[], 'push'> | undefined;
}

export const tell = (told: Told) => (globalThis.portalLoads ??= []).push(told);

export const tellCrash = () => tell({ application: 'shell', outcome: 'render' });

/** Tells on the console why a release of a page could not be had. */
export const tellFailures = ({ application, page, failures }: PageLoad) =>
  failures.forEach(({ release, cause }) => tellCause(cause, `${application} ${release} ${page}`));
