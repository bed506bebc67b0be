import { readRegistry } from '@portal/releases/registry';
import { disable as disableApplication, enable as enableApplication } from '../publish';
import { textOf, UsageError, type Command } from './command';
import { undoOf } from './undo';

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
    const after = await disableApplication(name, message, context);
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
    const after = await enableApplication(name, context);
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
