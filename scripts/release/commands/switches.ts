import { readRegistry, type Registry } from '@portal/releases/registry';
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
  const { live = '' } = after.applications[name] ?? {};
  const { live: left, canary } = before.applications[name] ?? {};
  const isCanary = left === live && canary !== undefined;
  const lines = [`Revisión ${after.revision} en vivo: ${name} ${live}.`];
  const data = { revision: after.revision, application: name, live };
  if (before.revision === after.revision) return { lines, data };
  if (!isCanary) return { lines, data, undo: [`rollback ${name} ${left}`] };
  return {
    lines: [`${name} ${canary.id} ya no es canario.`, ...lines],
    data,
    undo: [`publish ${name}@${canary.id} --canary ${canary.percent}`],
  };
}

export const disable: Command = {
  arguments: '<aplicación> -m texto',
  names: [1, 1],
  help: 'apaga una aplicación; sus páginas muestran ese texto',
  options: { message: { type: 'string', short: 'm' } },
  async run(line, context) {
    const [name = ''] = line.names;
    const message = textOf(line, 'message')?.trim();
    if (!message) throw new UsageError('Falta -m con el texto que leerán las visitas.');
    const { revision } = await switchOff(name, message, context);
    return {
      lines: [`Revisión ${revision}: ${name} está apagada. Las visitas leen: «${message}»`],
      data: { revision, application: name, message },
      undo: [`enable ${name}`],
    };
  },
};

export const enable: Command = {
  arguments: '<aplicación>',
  names: [1, 1],
  help: 'vuelve a encender una aplicación apagada',
  async run({ names: [name = ''] }, context) {
    const before = await readRegistry(context.releasesFolder);
    const { revision } = await switchOn(name, context);
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
      undo: [`disable ${name} -m ${JSON.stringify(message)}`],
    };
  },
};
