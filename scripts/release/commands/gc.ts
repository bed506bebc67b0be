import { decimal } from '../../figures';
import { collectGarbage } from '../collect-garbage';
import type { Command } from './command';

export const gc: Command = {
  arguments: '[--dry-run]',
  names: [0, 0],
  help: 'borra lo que nadie puede necesitar: ni páginas abiertas en 30 días, ni quien elige una versión',
  options: { 'dry-run': { type: 'boolean' } },
  async run({ options }, context) {
    const isDryRun = options['dry-run'] === true;
    const freed = await collectGarbage(context, { isDryRun });
    const bytes = freed.reduce((sum, one) => sum + one.bytes, 0);
    return {
      lines: [
        ...freed.map((one) => `${one.name} ${one.id}  ${inMebibytes(one.bytes)}`),
        `${isDryRun ? 'Se liberarían' : 'Liberado'}: ${inMebibytes(bytes)} en ${freed.length} carpetas.`,
      ],
      data: { freed, bytes, isDryRun },
    };
  },
};

const inMebibytes = (bytes: number) => `${decimal(bytes / 1024 / 1024, 1)} MiB`;
