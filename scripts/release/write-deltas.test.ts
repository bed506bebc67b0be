import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionaryHash, readDelta } from '@portal/releases/delta';
import { temporaryFolder, writeRelease } from '@portal/releases/testing/sample-releases';
import { publish, publishCanary } from './publish';

const script = `${randomBytes(20_000).toString('hex')} línea`;

/** A store with the published releases `r0` to `r6` of a remote, each with one different line. */
async function publishSeven() {
  const releasesFolder = temporaryFolder();
  writeRelease(releasesFolder, { name: 'shell', id: 's1' });
  await publish([{ name: 'shell', id: 's1' }], { releasesFolder });
  for (let index = 0; index < 7; index += 1) {
    await publishNext(releasesFolder, `r${index}`, `${script} ${index}`);
  }
  return releasesFolder;
}

const writeNext = (releasesFolder: string, id: string, text: string) =>
  writeRelease(releasesFolder, {
    name: 'mf-a',
    id,
    contents: { 'page.js': text, 'same.js': script, 'node/page.cjs': text },
  });

function publishNext(releasesFolder: string, id: string, text: string) {
  writeNext(releasesFolder, id, text);
  return publish([{ name: 'mf-a', id }], { releasesFolder });
}

const folderOf = (releasesFolder: string, id: string) => join(releasesFolder, 'mf-a', id);

const deltasOf = (releasesFolder: string, id: string, file: string) =>
  readdirSync(folderOf(releasesFolder, id)).filter(
    (name) => name.startsWith(`${file}.`) && name.endsWith('.dcz'),
  );

test('a script that is published comes as its difference from each of the last five releases', async () => {
  const releasesFolder = await publishSeven();
  const read = (id: string, file: string) => readFileSync(join(folderOf(releasesFolder, id), file));

  const hashes = ['r1', 'r2', 'r3', 'r4', 'r5'].map((id) => dictionaryHash(read(id, 'page.js')));
  expect(deltasOf(releasesFolder, 'r6', 'page.js').toSorted()).toEqual(
    hashes.map((hash) => `page.js.${hash}.dcz`).toSorted(),
  );
  const delta = read('r6', `page.js.${hashes[0]}.dcz`);
  expect(delta.length).toBeLessThan(120);
  expect(await readDelta(read('r1', 'page.js'), delta)).toEqual(read('r6', 'page.js'));
});

test('one that stayed what it was comes as next to nothing, whichever release one has', async () => {
  const releasesFolder = await publishSeven();

  const [only = '', ...others] = deltasOf(releasesFolder, 'r6', 'same.js');
  expect(others).toEqual([]);
  expect(readFileSync(join(folderOf(releasesFolder, 'r6'), only)).length).toBeLessThan(80);
});

test('the builds for the server have none, and neither has what nothing came before', async () => {
  const releasesFolder = await publishSeven();

  expect(readdirSync(join(folderOf(releasesFolder, 'r6'), 'node'))).toEqual(['page.cjs']);
  expect(deltasOf(releasesFolder, 'r0', 'page.js')).toEqual([]);
});

test('a difference that is larger than the compressed script is not kept', async () => {
  const releasesFolder = await publishSeven();

  await publishNext(releasesFolder, 'r7', 'corto');

  expect(deltasOf(releasesFolder, 'r7', 'page.js')).toEqual([]);
});

test('a canary differs from what is live, and what follows a canary from the canary as well', async () => {
  const releasesFolder = await publishSeven();
  writeNext(releasesFolder, 'c1', `${script} canario`);
  await publishCanary([{ name: 'mf-a', id: 'c1' }], { releasesFolder, percent: 10 });
  await publishNext(releasesFolder, 'r7', `${script} 7`);

  const canary = readFileSync(join(folderOf(releasesFolder, 'c1'), 'page.js'));
  expect(deltasOf(releasesFolder, 'c1', 'page.js')).toHaveLength(5);
  expect(deltasOf(releasesFolder, 'r7', 'page.js')).toContain(
    `page.js.${dictionaryHash(canary)}.dcz`,
  );
});

test('what is published again gets its differences anew, and a damaged one does not stay', async () => {
  const releasesFolder = await publishSeven();
  const [delta = ''] = deltasOf(releasesFolder, 'r6', 'same.js');
  const folder = folderOf(releasesFolder, 'r6');
  const before = readFileSync(join(folder, delta));
  const stray = `same.js.${dictionaryHash(Buffer.from('nadie'))}.dcz`;
  writeFileSync(join(folder, delta), 'dañado');
  writeFileSync(join(folder, stray), 'de otra');

  await publish([{ name: 'mf-a', id: 'r6' }], { releasesFolder });

  expect(readFileSync(join(folder, delta))).toEqual(before);
  expect(existsSync(join(folder, stray))).toBe(false);
});

test('a release before that is gone, or in part, is nothing to differ from', async () => {
  const releasesFolder = await publishSeven();
  rmSync(folderOf(releasesFolder, 'r3'), { recursive: true });
  rmSync(join(folderOf(releasesFolder, 'r4'), 'page.js'));

  await publishNext(releasesFolder, 'r7', `${script} 7`);

  expect(deltasOf(releasesFolder, 'r7', 'page.js')).toHaveLength(3);
});
