import { logCauseOnce } from '../start/log-cause';
import type { PageLoad } from './load-log';

/** Load of a remote's page, or a crash of the shell while starting. */
type Told = PageLoad | { readonly application: 'shell'; readonly outcome: 'render' };

declare global {
  /** Queue of the starter, which reports it to the site and may run after this shell. */
  var portalLoads: Pick<Told[], 'push'> | undefined;
}

export const recordLoad = (told: Told) => (globalThis.portalLoads ??= []).push(told);

export const recordCrash = () => recordLoad({ application: 'shell', outcome: 'render' });

export const logLoadFailures = ({ application, page, failures }: PageLoad) =>
  failures.forEach(({ release, cause }) =>
    logCauseOnce(cause, `${application} ${release} ${page}`),
  );
