import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readNotices } from '@portal/releases/notices';
import { readRelease } from '@portal/releases/release';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import { verifyWhole } from '@portal/releases/verify-release';
import { buildRelease } from './build-release';
import { createSourcePlaces } from './source-places';
import { writeTinyRemote } from './testing/tiny-remote';

// Also guards the pinned versions of webpack and the federation plugin: later versions break each
// other although their peer ranges allow them.

const releasesFolder = temporaryFolder();
const { application, write, writePage } = writeTinyRemote(join(temporaryFolder(), 'mf-tiny'));

test('a build gives a small entry, the page, and what the page needs of the shell', async () => {
  const { id, isNew } = await buildRelease(application, { releasesFolder });
  const release = await readRelease(releasesFolder, 'mf-tiny', id);
  const read = (file: string) => readFileSync(join(releasesFolder, 'mf-tiny', id, file), 'utf8');

  expect(isNew).toBe(true);
  expect(release).toMatchObject({
    version: '3.1.0',
    pages: { 'tiny/tiny-page': ['tiny-page.js'] },
  });
  expect(release.requires).toMatchObject({
    '@portal/runtime': { names: ['Link'] },
    react: { names: ['useState'] },
    '@module-federation/webpack-bundler-runtime': { names: [] },
  });
  const entry = read('remoteEntry.js');
  expect(entry).toContain(`mf_tiny_${id}`);
  expect(gzipSync(entry, { level: 9 }).byteLength).toBeLessThan(4 * 1024);
  const hash = release.files['tiny-page.js']?.integrity.replace('sha256-', '');
  expect(entry).toContain(hash);
  expect(read('node/remoteEntry.cjs')).toContain(`mf_tiny_${id}`);
}, 60_000);

test('a build says by which version of the contract it calls the API, if it does', async () => {
  const calling = writeTinyRemote(join(temporaryFolder(), 'mf-calls'), 'mf-calls');
  calling.write(
    'src/tiny/tiny-dialog.tsx',
    `import { contractHeader } from '@portal/contract/contract-header';
export const TinyDialog = () => <p>{contractHeader}</p>;`,
  );
  const contract = JSON.parse(readFileSync('shared/contract/package.json', 'utf8'));

  const { id } = await buildRelease(calling.application, { releasesFolder });
  const { id: other } = await buildRelease(application, { releasesFolder });

  expect(await readRelease(releasesFolder, 'mf-calls', id)).toMatchObject({
    contract: contract.version,
  });
  expect(await readRelease(releasesFolder, 'mf-tiny', other)).not.toHaveProperty('contract');
}, 60_000);

test('a build comes with the notices of all packages that it holds a part of', async () => {
  const { id } = await buildRelease(application, { releasesFolder });
  const release = await readRelease(releasesFolder, 'mf-tiny', id);
  const notices = await readNotices(releasesFolder, release);
  const names = notices.map(({ name }) => name);

  expect(names).toEqual(
    expect.arrayContaining([
      '@chakra-ui/react',
      '@module-federation/webpack-bundler-runtime',
      'webpack',
    ]),
  );
  // The shell already contains their notices.
  expect(names).not.toContain('react');
  expect(notices.find(({ name }) => name === '@chakra-ui/react')).toMatchObject({
    license: 'MIT',
    text: expect.stringContaining('Copyright'),
  });
}, 60_000);

test('what a page starts with asks V8 to compile it while it downloads', async () => {
  const { id } = await buildRelease(application, { releasesFolder });
  const startOf = (file: string) =>
    readFileSync(join(releasesFolder, 'mf-tiny', id, file), 'utf8').split('\n')[0];

  expect(startOf('remoteEntry.js')).toBe('//# allFunctionsCalledOnLoad');
  expect(startOf('tiny-page.js')).toBe('//# allFunctionsCalledOnLoad');
}, 60_000);

test('each script has a map beside it, which is no file of the release and names no folder of the machine', async () => {
  writePage("{String([1].map(() => { throw new Error('Fin'); }))}");
  const { id } = await buildRelease(application, { releasesFolder });
  const folder = join(releasesFolder, 'mf-tiny', id);
  const text = readFileSync(join(folder, 'tiny-page.js'), 'utf8');
  const lines = text
    .slice(0, text.indexOf('Error(`Fin`') + 1 || text.indexOf('Error("Fin"'))
    .split('\n');
  const place = `tiny-page.js:${lines.length}:${lines.at(-1)?.length}`;
  const { files } = await verifyWhole(releasesFolder, 'mf-tiny', id);
  const map = readFileSync(join(folder, 'tiny-page.js.map'), 'utf8');

  expect(await createSourcePlaces(releasesFolder).find(`/releases/mf-tiny/${id}/${place}`)).toEqual(
    { file: 'mf-tiny/src/tiny/tiny-page.tsx', line: 7 },
  );
  const inNode = readFileSync(join(folder, 'node/tiny-page.cjs'), 'utf8');
  const nodeLine = inNode.slice(0, inNode.indexOf("Error('Fin'")).split('\n').length;
  expect(
    await createSourcePlaces(releasesFolder).find(
      `at Array.map (/x/mf-tiny/${id}/node/tiny-page.cjs:${nodeLine}:31)`,
    ),
  ).toEqual({ file: 'mf-tiny/src/tiny/tiny-page.tsx', line: 7 });
  expect(Object.keys(files).filter((file) => file.endsWith('.map'))).toEqual([]);
  expect(text).not.toContain('sourceMappingURL');
  expect(map).not.toContain('Hola');
  expect(JSON.parse(map).sources).toContain('webpack:///mf-tiny/src/tiny/tiny-page.tsx');
  expect(map).not.toMatch(/"\.\.\/|"\/|file:/);
}, 60_000);

test('the same sources are not built again, changed ones are, tests aside', async () => {
  const first = await buildRelease(application, { releasesFolder });
  write('src/tiny/tiny-page.test.tsx', 'test.todo("nothing");');
  const second = await buildRelease(application, { releasesFolder });
  writePage('Adiós');
  const third = await buildRelease(application, { releasesFolder });

  expect(second).toEqual({ ...first, isNew: false });
  expect(third.isNew).toBe(true);
  expect(third.id).not.toBe(first.id);
}, 60_000);

test('two builds of the same sources at once give the one release', async () => {
  writePage('Dos a la vez');
  const build = () => buildRelease(application, { releasesFolder });
  const [one, other] = await Promise.all([build(), build()]);

  expect(one.id).toBe(other.id);
  expect((await readRelease(releasesFolder, 'mf-tiny', one.id)).id).toBe(one.id);
}, 60_000);

test('a page that does not export its component is told, and gives no release', async () => {
  write('src/tiny/tiny-page.tsx', 'export default () => <p>Hola</p>;');

  await expect(buildRelease(application, { releasesFolder })).rejects.toThrow(
    'mf-tiny: src/tiny/tiny-page.tsx no exporta TinyPage; exporta con ese nombre el componente de la página.',
  );
}, 60_000);
