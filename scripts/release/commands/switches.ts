import { readRegistry, type Channel, type Registry } from '@portal/releases/registry';
import { undo as undoRevision } from '../undo';
import { disable as switchOff, enable as switchOn, rollback as goBack } from '../publish';
import { textOf, UsageError, type Command, type Outcome } from './command';

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

type Step = { readonly before: Registry; readonly after: Registry };

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

/** Empty if the step made no revision. */
export const undoOf = ({ before, after }: Step): Pick<Outcome, 'undo'> =>
  before.revision === after.revision ? {} : { undo: [`undo ${after.revision}`] };

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

export const disable: Command = {
  arguments: '<aplicación> -m texto',
  names: [1, 1],
  help: 'apaga una aplicación; sus páginas muestran ese texto',
  options: { message: { type: 'string', short: 'm' } },
  async run(line, context) {
    const [name = ''] = line.names;
    const message = textOf(line, 'message')?.trim();
    if (!message) throw new UsageError('Falta -m con el texto que leerán las visitas.');
    const before = await readRegistry(context.releasesFolder);
    const after = await switchOff(name, message, context);
    const { revision } = after;
    return {
      lines: [`Revisión ${revision}: ${name} está apagada. Las visitas leen: «${message}»`],
      data: { revision, application: name, message },
      ...undoOf({ before, after }),
    };
  },
};

export const enable: Command = {
  arguments: '<aplicación>',
  names: [1, 1],
  help: 'vuelve a encender una aplicación apagada',
  async run({ names: [name = ''] }, context) {
    const before = await readRegistry(context.releasesFolder);
    const after = await switchOn(name, context);
    const { revision } = after;
    const message = before.applications[name]?.disabled?.message;
    if (message === undefined) {
      return {
        lines: [`${name} ya estaba encendida.`],
        data: { revision, application: name },
      };
    }
    return {
      lines: [`Revisión ${revision}: ${name} está encendida.`],
      data: { revision, application: name },
      ...undoOf({ before, after }),
    };
  },
};
