import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryFolder, toolsFolder } from './applications';
import { packWithChangelog } from './sdk/pack-with-changelog';
import { changelogFile, packSdk } from './sdk/pack';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'sdk' },
    // Packages for local trials. Teams do not receive them, so their versions need not reflect the
    // changes.
    trial: { type: 'boolean' },
  },
});
const out = resolve(repositoryFolder, values.out);

try {
  const changelog = join(toolsFolder, changelogFile);
  const pack = (text: string) => packSdk(out, text);
  const packed = values.trial
    ? await pack(await readFile(changelog, 'utf8'))
    : await packWithChangelog(changelog, pack);
  for (const { file, bytes } of packed) {
    console.log(`${file}  ${Math.round(bytes / 1024)} KiB`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
