import { tellCause } from '../start/tell-cause';
import type { PageLoad } from './load-log';

/** Load of a remote's page, or a crash of the shell while starting. */
type Told = PageLoad | { readonly application: 'shell'; readonly outcome: 'render' };

declare global {
  /** Queue of the starter, which reports it to the site and may run after this shell. */
  var portalLoads: Pick<Told[], 'push'> | undefined;
}

export const tell = (told: Told) => (globalThis.portalLoads ??= []).push(told);

export const tellCrash = () => tell({ application: 'shell', outcome: 'render' });

export const tellFailures = ({ application, page, failures }: PageLoad) =>
  failures.forEach(({ release, cause }) => tellCause(cause, `${application} ${release} ${page}`));
