import { readRegistry, readRevisions, type Registry } from '@portal/releases/registry';
import { channelOf } from '../publish';
import { textOf, UsageError, type Command } from './command';
import { revisionLines, timeOf } from './revision-lines';
import { signedRevisionLines } from './signed-lines';
import { stateOf, statusLines } from './status';

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
    `El historial no tiene nada publicado el ${timeOf(new Date(time).toISOString())}.`,
  );
}
