import { preview as previewRelease } from '../preview';
import type { Command } from './command';
import { timeOf } from './revision-lines';

export const preview: Command = {
  arguments: '<aplicación> <id>',
  names: [2, 2],
  help: 'muestra esa versión a un solo navegador',
  async run({ names: [name = '', id = ''] }, { releasesFolder }) {
    const overridesKey = process.env['PINS_KEY'];
    const { cookie, expires } = await previewRelease(name, id, { releasesFolder, overridesKey });
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
