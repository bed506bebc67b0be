import { repositoryFolder } from '../applications';
import { packageManagerOf } from '../package-manager';
import { letReaderLeave } from '../release/let-reader-leave';
import { storeOf } from './store-of';
import { storeOfTools } from './store-of-tools';

const [name = '', ...rest] = process.argv.slice(2);
const { typed } = packageManagerOf(repositoryFolder);
// A script of the repository: npx would take a package of that name from strangers where none is installed.
const program = typed('portal');

/** Some commands are scripts of the repository themselves. */
const programOf = (command: string) =>
  process.env['npm_lifecycle_event'] === command ? typed(command) : `${program} ${command}`;

letReaderLeave();

// Each command loads only what it needs.
if (name === 'dev') {
  const { runDevCommand } = await import('../dev/command');
  await runDevCommand(rest, {
    program: programOf(name),
    releasesFolder: await storeOfTools(),
  });
} else if (name === 'test') {
  const { runTestCommand } = await import('./test-command');
  process.exitCode = await runTestCommand(rest, programOf(name));
} else if (name === 'update') {
  const { runUpdateCommand } = await import('./update-command');
  process.exitCode = await runUpdateCommand(rest, programOf(name));
} else {
  const { runReleaseCommand } = await import('../release/command');
  const { repositorySigner } = await import('../release/signer');
  const { endTidily } = await import('../start/end-tidily');
  const { checkTypes } = await import('./check-types');
  const { lookInBrowser } = await import('./look/look');
  endTidily();
  // What a team does with a remote in a repository of its own.
  process.exitCode = await runReleaseCommand([name, ...rest], {
    program,
    others: {
      dev: 'el remoto desde sus fuentes, dentro del sitio',
      test: 'las pruebas de navegador, sobre el sitio compuesto',
      update: 'los paquetes @portal siguientes, y qué cambió en ellos',
    },
    storeOf,
    signer: (tell) => repositorySigner({ tell }),
    look: lookInBrowser,
    checkTypes: () => checkTypes(repositoryFolder),
  });
}
