import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryFolder, toolsFolder } from './applications';
import { recordPackages } from './sdk/api/check-packages';
import { addEntry, type Step } from './sdk/changelog';
import { changelogFile, packSdk } from './sdk/pack';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'sdk' },
    // To try the packages here; no team gets them, so their versions need not say what changed.
    trial: { type: 'boolean' },
  },
});
const out = resolve(repositoryFolder, values.out);

try {
  if (!values.trial) await noteChanges(recordPackages());
  await rm(out, { recursive: true, force: true });
  for (const { file, bytes } of await packSdk(out)) {
    console.log(`${file}  ${Math.round(bytes / 1024)} KiB`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function noteChanges(steps: readonly Step[]) {
  const file = join(toolsFolder, changelogFile);
  const day = new Date().toISOString().slice(0, 10);
  await writeFile(file, addEntry(await readFile(file, 'utf8'), steps, day));
}
