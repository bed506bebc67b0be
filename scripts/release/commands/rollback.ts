import { readRegistry, type Channel } from '@portal/releases/registry';
import { rollback as goBack } from '../publish';
import { textOf, type Command, type Outcome } from './command';
import { undoOf, type Step } from './undo';

export const rollback: Command = {
  arguments: '<aplicación> [id] [-m nota]',
  names: [1, 2],
  help: 'retira el canario; sin canario, vuelve a la versión anterior o a la que se nombra',
  options: { message: { type: 'string', short: 'm' } },
  async run(line, context) {
    const [name = '', id] = line.names;
    const before = await readRegistry(context.releasesFolder);
    const after = await goBack(name, id, { ...context, why: textOf(line, 'message') });
    return outcomeOf(name, { before, after });
  },
};

function outcomeOf(name: string, { before, after }: Step): Outcome {
  const { live } = after.applications[name] ?? {};
  const earlier = before.applications[name];
  return {
    lines: [
      ...(earlier ? leftBehind(name, earlier, live) : []),
      `Revisión ${after.revision} en vivo: ${name} ${live ?? 'no tiene nada para las visitas'}.`,
    ],
    data: { revision: after.revision, application: name, live: live ?? null },
    ...undoOf({ before, after }),
  };
}

/**
 * Reports the releases that a rollback skips: an ended canary, or one between the old and the new
 * live release.
 */
function leftBehind(name: string, { live, canary, published }: Channel, now: string | undefined) {
  if (live === now) return canary ? [`${name} ${canary.id} ya no es canario.`] : [];
  const [, last = now] = published;
  return last === now ? [] : [`${last}, la que hubo antes de ${live}, se deja de lado.`];
}
