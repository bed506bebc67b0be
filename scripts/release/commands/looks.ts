import { choosable, servedReleases } from '@portal/releases/channel';
import {
  readRegistry,
  readRevisions,
  type Channel,
  type Registry,
} from '@portal/releases/registry';
import { channelOf } from '../publish';
import { preview as previewRelease } from '../preview';
import { verifyWhole } from '@portal/releases/verify-release';
import { textOf, UsageError, type Command } from './command';
import { revisionLines, timeOf } from './revision-lines';
import { signedLines, signedRevisionLines } from './signed-lines';

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

const stateOf = ({ revision, applications }: Registry) => ({ revision, applications });

const statusLines = ({ revision, applications }: Registry) => [
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

/** Number of revisions shown without `--all`. */
const shownRevisions = 20;

export const history: Command = {
  arguments: '[aplicación] [--all] [--at fecha]',
  names: [0, 1],
  help: 'muestra quién cambió qué, cuándo y por qué, o qué estaba en vivo en una fecha',
  options: { all: { type: 'boolean' }, at: { type: 'string' } },
  async run(line, { releasesFolder, tell }) {
    const { applications } = await readRegistry(releasesFolder);
    const [name] = line.names;
    if (name !== undefined) channelOf(name, applications);
    const revisions = readRevisions(releasesFolder, (file) => tell(`No se puede leer ${file}.`));
    const at = textOf(line, 'at');
    if (at !== undefined) return stateAt(revisions, parseTime(at));
    const most = line.options['all'] === true ? Infinity : shownRevisions;
    const found: Registry[] = [];
    for await (const revision of revisions) {
      if (found.length >= most) break;
      if (concerns(revision, name)) found.push(revision);
    }
    return {
      lines: (
        await Promise.all(found.map((one) => signedRevisionLines(releasesFolder, one)))
      ).flat(),
      data: { revisions: found.map(({ revision, change }) => ({ revision, ...change })) },
    };
  },
};

const concerns = ({ change }: Registry, name: string | undefined) =>
  name === undefined || change?.changes.some(({ application }) => application === name) === true;

/** A date alone means midnight in the local time zone, not in UTC. */
function parseTime(text: string) {
  const time = Date.parse(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00` : text);
  if (/^\d{4}-/.test(text) && !Number.isNaN(time)) return time;
  throw new UsageError(`--at lleva una fecha como 2026-11-23T18:00, no «${text}».`);
}

async function stateAt(revisions: AsyncIterable<Registry>, time: number) {
  for await (const registry of revisions) {
    const { at } = registry.change ?? {};
    if (at !== undefined && Date.parse(at) <= time) {
      return {
        lines: [...revisionLines(registry), ...statusLines(registry)],
        data: stateOf(registry),
      };
    }
  }
  throw new Error(
    `El ${timeOf(new Date(time).toISOString())} no había nada publicado, o nadie lo anotó.`,
  );
}

export const verify: Command = {
  arguments: '',
  names: [0, 0],
  help: 'comprueba cada byte de todo lo que alguien puede recibir',
  async run(_line, { releasesFolder, bucket }) {
    const { applications } = await readRegistry(releasesFolder);
    const releases = Object.entries(applications).flatMap(([name, channel]) =>
      choosable(channel).map((id) => ({ name, id })),
    );
    await bucket?.take(releases);
    await bucket?.complete(releases);
    const damages: string[] = [];
    for (const { name, id } of releases) {
      await verifyWhole(releasesFolder, name, id).catch((failure: unknown) =>
        damages.push(failure instanceof Error ? failure.message : String(failure)),
      );
    }
    if (damages.length > 0) throw new Error(damages.join('\n'));
    return {
      lines: [`Versiones comprobadas: ${releases.length}. Todas están enteras.`],
      data: { releases },
    };
  },
};

export const preview: Command = {
  arguments: '<aplicación> <id>',
  names: [2, 2],
  help: 'muestra esa versión a un solo navegador',
  async run({ names: [name = '', id = ''] }, { releasesFolder }) {
    const pinsKey = process.env['PINS_KEY'];
    const { cookie, expires } = await previewRelease(name, id, { releasesFolder, pinsKey });
    return {
      lines: [
        'En la consola del navegador, con el sitio abierto:',
        `  document.cookie = '${cookie}; path=/; expires=${expires.toUTCString()}'`,
        `Vale hasta el ${timeOf(expires.toISOString())}`,
      ],
      data: { cookie, expires: expires.toISOString() },
    };
  },
};
