import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { releaseFolder } from '@portal/releases/release';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import { toolsFolder } from '../applications';
import { cacheFolder } from '../webpack/build-target';
import { buildRelease } from './build-release';
import { listFiles } from '@portal/server/list-files';
import { writeTinyRemote } from './testing/tiny-remote';

const name = 'mf-same-bytes';

/** Returns every file of a new build of the release. */
async function build({ application }: ReturnType<typeof writeTinyRemote>) {
  const releasesFolder = temporaryFolder();
  const { id } = await buildRelease(application, { releasesFolder });
  const folder = releaseFolder(releasesFolder, name, id);
  return Object.fromEntries(
    listFiles(folder).map((file) => [file, readFileSync(join(folder, file), 'latin1')]),
  );
}

/** webpack's caches could hide differences of the next build. */
function forgetBuilds() {
  for (const platform of ['browser', 'node']) {
    rmSync(join(cacheFolder, `${name}-${platform}-production`), { recursive: true, force: true });
  }
}

type Files = Awaited<ReturnType<typeof build>>;

const differing = (one: Files, other: Files) =>
  Object.keys({ ...one, ...other }).filter((file) => one[file] !== other[file]);

test('the same sources give the same bytes in any folder, known to the cache or not', async () => {
  forgetBuilds();
  const first = await build(writeTinyRemote(join(temporaryFolder(), name), name));
  forgetBuilds();
  const elsewhere = writeTinyRemote(join(temporaryFolder(), 'testing/a deeper one/hola'), name);
  const second = await build(elsewhere);
  const third = await build(elsewhere);

  expect(Object.keys(first)).toEqual(
    expect.arrayContaining(['release.json', 'remoteEntry.js.br', 'node/remoteEntry.cjs']),
  );
  expect(differing(first, second)).toEqual([]);
  expect(differing(second, third)).toEqual([]);
}, 60_000);

test('the same sources give the same bytes, whatever was built before', async () => {
  const remote = writeTinyRemote(join(temporaryFolder(), name), name);
  forgetBuilds();
  remote.writePage('Antes');
  await build(remote);
  remote.writePage('Hola');
  const after = await build(remote);
  forgetBuilds();

  expect(differing(after, await build(remote))).toEqual([]);
}, 60_000);

test('the same sources give the same bytes, whatever the environment and hidden files say', async () => {
  const quiet = writeTinyRemote(join(temporaryFolder(), name), name);
  const loud = writeTinyRemote(join(temporaryFolder(), name), name);
  loud.write('.swcrc', '{ "jsc": { "target": "es5" }, "minify": true }');
  loud.write('.browserslistrc', 'ie 11');
  const settings = {
    SWC_ENV: 'x',
    BROWSERSLIST: 'ie 11',
    MF_BUILD_NAME: 'x',
    MF_BUILD_VERSION: '9',
  };
  forgetBuilds();
  const first = await build(quiet);
  forgetBuilds();
  Object.assign(process.env, settings);
  const second = await build(loud);
  for (const setting of Object.keys(settings)) delete process.env[setting];

  expect(differing(first, second)).toEqual([]);
}, 60_000);

test('where one line was edited, only its chunk and the entry differ', async () => {
  const { write, writePage, ...remote } = writeTinyRemote(join(temporaryFolder(), name), name);
  const writeDialog = (text: string) =>
    write('src/tiny/tiny-dialog.tsx', `export const TinyDialog = () => ${JSON.stringify(text)};`);
  write('src/tiny/tiny-worker.ts', 'postMessage(7);');
  writePage("{String(new Worker(new URL('./tiny-worker.ts', import.meta.url)))}");
  writeDialog('Ventana');
  const before = await build({ ...remote, write, writePage });
  writeDialog('Otra ventana');
  const after = await build({ ...remote, write, writePage });
  const scripts = differing(before, after).filter((file) => file.endsWith('.js'));
  const edited = Object.keys(after).filter((file) => after[file]?.includes('Otra ventana'));

  expect(scripts).toHaveLength(2);
  expect(scripts).toEqual(expect.arrayContaining(['remoteEntry.js', edited[0]]));
  expect(Object.keys(after).filter((file) => /^\d+\.js$/.test(file))).toHaveLength(2);
}, 60_000);

const decode = (text: string) =>
  text.replaceAll(/[\w+/]{40,}/g, (run) => Buffer.from(run, 'base64').toString());

/** Files that contain the folder's path, encoded or not. */
const naming = (files: Files, folder: string) =>
  Object.entries(files)
    .filter(([, text]) => [text, decode(text)].some((form) => form.includes(folder)))
    .map(([file]) => file);

test('no file names the folder of the tools', async () => {
  const files = await build(writeTinyRemote(join(temporaryFolder(), name), name));

  expect(naming(files, toolsFolder)).toEqual([]);
}, 60_000);

/** Returns the source names in the source maps of a release. */
const sourcesOf = (files: Files) =>
  Object.entries(files)
    .filter(([file]) => file.endsWith('.map'))
    .flatMap(([, text]) => (JSON.parse(text) as { sources: string[] }).sources);

test('maps name packages and sources by their place in the repository, ES modules in plain JavaScript too', async () => {
  const remote = writeTinyRemote(join(temporaryFolder(), name), name);
  remote.write('src/tiny/plain.mjs', 'export const plain = () => document.title;');
  remote.write(
    'src/tiny/tiny-dialog.tsx',
    `import { Heading } from '@chakra-ui/react/heading';
import { plain } from './plain.mjs';
export const TinyDialog = () => <Heading>{plain()}</Heading>;`,
  );
  const sources = sourcesOf(await build(remote));

  expect(sources).toContain(`webpack:///${name}/src/tiny/plain.mjs`);
  expect(sources).toContain(
    'webpack:///node_modules/@chakra-ui/react/dist/esm/components/heading/index.js',
  );
  expect(sources.filter((source) => source.includes('javascript/'))).toEqual([]);
}, 60_000);

/** Uses every way for a module to ask for its own path. */
const asking = `{String([import.meta.url, import.meta.dirname, import.meta.filename])}{JSON.stringify(import.meta)}`;
const askingInNode = `{String([typeof __dirname !== 'undefined' && __dirname, __filename + '?x'])}`;

test('what asks for its own place is told none of the machine that builds', async () => {
  const write = () => {
    const folder = join(temporaryFolder(), name);
    const remote = writeTinyRemote(folder, name);
    remote.writePage(`${asking}${askingInNode}`);
    remote.write(
      'src/tiny/tiny-dialog.tsx',
      'const { url } = import.meta; export const TinyDialog = () => new URL(`${url}?x`, import.meta.url + "?y").href;',
    );
    return { ...remote, folder };
  };
  const [one, other] = [write(), write()];
  const [files, others] = [await build(one), await build(other)];

  expect(naming(files, one.folder)).toEqual([]);
  expect(differing(files, others)).toEqual([]);
  expect(files['tiny-page.js']).toContain('location.href');
  expect(files['node/tiny-page.cjs']).toContain('__dirname');
}, 60_000);
