import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runReleaseCommand } from './release/command';
import { projectFolder } from './applications';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    message: { type: 'string', short: 'm' },
    development: { type: 'boolean' },
    from: { type: 'string' },
  },
});

try {
  await runReleaseCommand(positionals, {
    releasesFolder: resolve(projectFolder, process.env['RELEASES_DIR'] ?? 'releases'),
    why: values.message,
    from: values.from,
    mode: values.development ? 'development' : 'production',
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
