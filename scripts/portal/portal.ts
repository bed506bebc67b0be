import { repositoryFolder } from '../applications';
import { packageManagerOf } from '../package-manager';
import { ignoreClosedPipe } from '../release/ignore-closed-pipe';
import { storeOf } from './store-of';
import { storeOfTools } from './store-of-tools';

const [name = '', ...rest] = process.argv.slice(2);
const { typed } = packageManagerOf(repositoryFolder);
// Uses a script of the repository: without installed tools, npx would run a stranger's package with
// this name.
const program = typed('portal');

/** Some commands are also scripts of the repository. */
const programOf = (command: string) =>
  process.env['npm_lifecycle_event'] === command ? typed(command) : `${program} ${command}`;

ignoreClosedPipe();

// Each command loads only its own modules.
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
  const { stopChildrenOnSignal } = await import('../start/end-tidily');
  const { checkTypes } = await import('./check-types');
  const { checkPagesInBrowser } = await import('./page-check/check-pages-in-browser');
  stopChildrenOnSignal();
  // The release commands, for a remote in a separate repository.
  process.exitCode = await runReleaseCommand([name, ...rest], {
    program,
    others: {
      dev: 'el remoto desde sus fuentes, dentro del sitio',
      test: 'las pruebas de navegador, sobre el sitio compuesto',
      update: 'los paquetes @portal siguientes, y qué cambió en ellos',
    },
    storeOf,
    signer: (tell) => repositorySigner({ tell }),
    checkPages: checkPagesInBrowser,
    checkTypes: () => checkTypes(repositoryFolder),
  });
}
