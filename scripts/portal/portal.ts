import { runDevCommand } from '../dev/command';
import { readCommandLine, storeOfTools, type PortalOptions } from './options';
import { ship } from './ship';
import { testRemotes } from './test-remotes';

type Command = (positionals: readonly string[], options: PortalOptions) => Promise<unknown>;

/** What a team does with a remote in a repository of its own. */
const commands: Readonly<Record<string, Command>> = {
  test: testRemotes,
  build: ship('build'),
  publish: ship('publish'),
  rollback: ship('rollback'),
  preview: ship('preview'),
  status: ship('status'),
};

const usage = `Uso: npx portal <comando>
  dev                       el remoto desde sus fuentes, dentro del sitio
  test     [-- opciones]    las pruebas de navegador, sobre el sitio compuesto
  build                     construye lo que cambió
  publish  [-m nota]        construye y deja en vivo
  rollback mf-nombre [id]   vuelve a la versión anterior
  preview  mf-nombre id     muestra esa versión a un solo navegador
  status                    muestra qué está en vivo
Opciones:
  --releases <carpeta>      el almacén de versiones (también RELEASES_DIR)`;

const [name = '', ...rest] = process.argv.slice(2);

if (name === 'dev') {
  await runDevCommand(rest, { releasesFolder: storeOfTools });
} else {
  await run(readCommandLine(rest), commands[name]);
}

async function run(line: ReturnType<typeof readCommandLine>, command: Command | undefined) {
  try {
    if (!line || !command) throw new Error(usage);
    await command(line.positionals, line.options);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
