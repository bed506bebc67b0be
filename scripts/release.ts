import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runReleaseCommand } from './release/command';
import { repositoryFolder } from './applications';
import { endWithParent } from './start/end-with-parent';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    message: { type: 'string', short: 'm' },
    from: { type: 'string' },
  },
});

const usage = `Uso: npm run release -- <comando>
  build    [aplicación…]            construye lo que cambió
  publish  [aplicación…] [-m nota]  construye y deja en vivo, en una revisión
  rollback <aplicación> [id]        vuelve a la versión anterior
  preview  <aplicación> <id>        muestra esa versión a un solo navegador
  status                            muestra qué está en vivo
Con --from <carpeta> se construye de fuentes que están en otra.`;

// Nothing goes live for a start that was given up.
endWithParent();

try {
  await runReleaseCommand(positionals, {
    releasesFolder: resolve(repositoryFolder, process.env['RELEASES_DIR'] ?? 'releases'),
    why: values.message,
    from: values.from,
    usage,
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
