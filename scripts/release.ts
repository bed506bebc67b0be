import { resolve } from 'node:path';
import { checkPagesInBrowser } from './portal/page-check/check-pages-in-browser';
import { runReleaseCommand } from './release/command';
import { ignoreClosedPipe } from './release/ignore-closed-pipe';
import { repositorySigner } from './release/signer';
import { repositoryFolder } from './applications';
import { stopChildrenOnSignal } from './start/end-tidily';
import { endWithParent } from './start/end-with-parent';

// Publishes nothing if the start that runs this program was cancelled.
endWithParent();
stopChildrenOnSignal();
ignoreClosedPipe();

process.exitCode = await runReleaseCommand(process.argv.slice(2), {
  program: 'npm run release --',
  signer: (tell) => repositorySigner({ tell }),
  checkPages: checkPagesInBrowser,
  storeOf: (named = 'releases') => resolve(repositoryFolder, named),
});
