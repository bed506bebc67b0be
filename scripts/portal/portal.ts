import { runDevCommand } from '../dev/command';
import { repositoryFolder } from '../applications';
import { runReleaseCommand } from '../release/command';
import { repositorySigner } from '../release/signer';
import { checkTypes } from './check-types';
import { lookInBrowser } from './look/look';
import { readTestOptions, storeOfTools } from './options';
import { storeOf } from './store-of';
import { testRemotes } from './test-remotes';

const [name = '', ...rest] = process.argv.slice(2);

if (name === 'dev') {
  await runDevCommand(rest, { releasesFolder: storeOfTools });
} else if (name === 'test') {
  await runTests();
} else {
  // What a team does with a remote in a repository of its own.
  process.exitCode = await runReleaseCommand([name, ...rest], {
    // A script of the repository: npx would take a package of that name from strangers where none is installed.
    program: 'npm run portal --',
    others: {
      dev: 'el remoto desde sus fuentes, dentro del sitio',
      test: 'las pruebas de navegador, sobre el sitio compuesto',
    },
    storeOf,
    signer: (tell) => repositorySigner({ tell }),
    look: lookInBrowser,
    checkTypes: () => checkTypes(repositoryFolder),
  });
}

async function runTests() {
  try {
    await testRemotes(readTestOptions(rest));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
