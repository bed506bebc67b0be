import { servedReleases } from '@portal/releases/channel';
import { readRegistry, type Channel, type Registry } from '@portal/releases/registry';
import type { Command } from './command';
import { timeOf } from './revision-lines';
import { signedLines } from './signed-lines';

export const status: Command = {
  arguments: '',
  names: [0, 0],
  help: 'muestra qué está en vivo, desde cuándo, y qué canarios hay',
  async run(_line, { releasesFolder }) {
    const registry = await readRegistry(releasesFolder);
    const lines = statusLines(registry);
    const signed = await signedLines(releasesFolder, served(registry));
    return { lines: [...lines, ...signed], data: stateOf(registry) };
  },
};

const served = ({ applications }: Registry) => servedReleases(applications);

/** The registry as data for `--json`. */
export const stateOf = ({ revision, applications }: Registry) => ({ revision, applications });

/** The releases of each application, one line each. */
export const statusLines = ({ revision, applications }: Registry) => [
  `Revisión ${revision}`,
  ...Object.entries(applications).flatMap(([name, channel]) => [
    `${name.padEnd(16)} ${liveText(channel)}`,
    ...detailLines(channel),
  ]),
];

const liveText = ({ live, since, previous, canary }: Channel) => {
  if (live === undefined) return canary ? 'solo canario' : 'nada en vivo';
  return `en vivo ${live}${sinceOf(since)}  anterior ${previous ?? '–'}`;
};

const sinceOf = (since: string | undefined) => (since ? ` desde ${timeOf(since)}` : '');

const detailLines = ({ canary, disabled }: Channel) => [
  ...(canary ? [`  canario ${canary.id} para el ${canary.percent} %${sinceOf(canary.since)}`] : []),
  ...(disabled ? [`  apagada${sinceOf(disabled.since)}: «${disabled.message}»`] : []),
];
