import { resolve } from 'node:path';
import { lookInBrowser } from './portal/look/look';
import { runReleaseCommand } from './release/command';
import { letReaderLeave } from './release/let-reader-leave';
import { repositorySigner } from './release/signer';
import { repositoryFolder } from './applications';
import { endTidily } from './start/end-tidily';
import { endWithParent } from './start/end-with-parent';

// Publishes nothing if the start that runs this program was cancelled.
endWithParent();
endTidily();
letReaderLeave();

process.exitCode = await runReleaseCommand(process.argv.slice(2), {
  program: 'npm run release --',
  signer: (tell) => repositorySigner({ tell }),
  look: lookInBrowser,
  storeOf: (named = 'releases') => resolve(repositoryFolder, named),
});
