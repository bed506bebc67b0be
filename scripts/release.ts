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

// Nothing goes live for a start that was given up.
endWithParent();

try {
  await runReleaseCommand(positionals, {
    releasesFolder: resolve(repositoryFolder, process.env['RELEASES_DIR'] ?? 'releases'),
    why: values.message,
    from: values.from,
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
