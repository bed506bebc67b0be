import { readRegistry, type Channel, type Registry } from '@portal/releases/registry';
import { undo as undoRevision } from '../undo';
import { textOf, UsageError, type Command, type Outcome } from './command';

export const undo: Command = {
  arguments: '<revisión> [-m nota]',
  names: [1, 1],
  help: 'deshace una revisión entera: todo lo que cambió vuelve a ser lo que era',
  options: { message: { type: 'string', short: 'm' } },
  async run(line, context) {
    const [text = ''] = line.names;
    const revision = Number(text);
    if (!/^\d{1,9}$/.test(text) || revision < 1) {
      throw new UsageError(
        `Una revisión es un número, no «${text}»; «history» muestra cuáles hay.`,
      );
    }
    const before = await readRegistry(context.releasesFolder);
    const why = textOf(line, 'message');
    const after = await undoRevision(revision, { ...context, ...(why !== undefined && { why }) });
    const changes = after.change?.changes ?? [];
    return {
      lines: [
        `Revisión ${after.revision} en vivo, como antes de la ${revision}:`,
        ...changes.map(
          ({ application }) => `  ${application} ${stateOf(after.applications[application])}`,
        ),
      ],
      data: { revision: after.revision, undone: revision },
      ...undoOf({ before, after }),
    };
  },
};

const stateOf = (channel: Channel | undefined) => {
  if (!channel) return 'ya no está publicada.';
  return channel.live ?? (channel.canary ? 'es solo canario.' : 'no tiene nada para las visitas.');
};

/** The registry before and after a command. */
export type Step = { readonly before: Registry; readonly after: Registry };

/** Empty if the step made no revision. */
export const undoOf = ({ before, after }: Step): Pick<Outcome, 'undo'> =>
  before.revision === after.revision ? {} : { undo: [`undo ${after.revision}`] };
