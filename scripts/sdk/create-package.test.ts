import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { registryFile } from '@portal/releases/registry';
import {
  sampleRoute,
  temporaryFolder,
  writeRelease,
} from '@portal/releases/testing/sample-releases';
import { toolsFolder } from '../applications';
import { listFiles } from '@portal/server/list-files';
import { assembleCreate } from './create-package';
import { rangesOf } from './dependencies';
import { readPackageFile } from './package-files';

const packed = temporaryFolder();

beforeAll(async () => {
  const live = temporaryFolder();
  writeRelease(live, { name: 'mf-offers', id: 'a1', routes: [{ ...sampleRoute, path: '/login' }] });
  const applications = { 'mf-offers': { live: 'a1', published: ['a1'] } };
  writeFileSync(join(live, registryFile), JSON.stringify({ schema: 1, revision: 1, applications }));
  await assembleCreate(packed, live);
});

/** Without a registry of packages that answers. */
const environment = {
  ...process.env,
  npm_config_registry: 'http://127.0.0.1:1',
  npm_config_fetch_retries: '0',
  npm_config_cache: temporaryFolder(),
};

function run(folder: string, ...args: string[]) {
  const { stderr, status } = spawnSync('node', [join(packed, 'portal.mjs'), ...args], {
    cwd: folder,
    env: environment,
    encoding: 'utf8',
  });
  return { text: stderr.trim(), status };
}

test.each([
  [
    'mf-Hola',
    'Un remoto se llama mf- y palabras de letras minúsculas y cifras, como mf-hola; no «mf-Hola».',
  ],
  [
    '../mf-hola',
    'Un remoto se llama mf- y palabras de letras minúsculas y cifras, como mf-hola; no «../mf-hola».',
  ],
  ['mf-offers', 'El sitio ya tiene una aplicación mf-offers; elige otro nombre.'],
  ['mf-login', 'La dirección /login ya es de mf-offers; elige otro nombre.'],
])('the name %s is refused with a sentence, and nothing is written', (name, text) => {
  const folder = temporaryFolder();

  expect(run(folder, 'new', name)).toEqual({ text, status: 1 });
  expect(listFiles(folder)).toEqual([]);
});

test('a folder that holds something is left as it is', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'mf-hola'));
  writeFileSync(join(folder, 'mf-hola/nota.txt'), 'mía');

  expect(run(folder, 'new', 'mf-hola').text).toBe(
    `La carpeta ${join(folder, 'mf-hola')} no está vacía; elige otro nombre u otra carpeta.`,
  );
  expect(listFiles(folder)).toEqual(['mf-hola/nota.txt']);
});

test('a folder without the packages is told before anything is written', () => {
  const folder = temporaryFolder();

  expect(run(folder, 'new', 'mf-hola', '--packages', '.').text).toBe(
    `En ${folder} no está el paquete @portal/contract; se crea con npm run sdk.`,
  );
  expect(listFiles(folder)).toEqual([]);
});

test('a folder of packages that is not there is told before anything is written', () => {
  const folder = temporaryFolder();

  expect(run(folder, 'new', 'mf-hola', '--packages', 'sdk').text).toBe(
    `No existe la carpeta ${join(folder, 'sdk')}; revisa --packages.`,
  );
  expect(listFiles(folder)).toEqual([]);
});

test('without a registry of the company nothing is taken from the public one, nor written', () => {
  const folder = temporaryFolder();
  const { text, status } = run(folder, 'new', 'mf-hola');

  expect(text).toMatch(
    /^Falta saber de dónde vienen los paquetes @portal: indica su carpeta con --packages, o /,
  );
  expect(status).toBe(1);
  expect(listFiles(folder)).toEqual([]);
});

test('without a network the remote is written, in its own words, and a sentence says what to do', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, '.npmrc'), '@portal:registry=http://127.0.0.1:1/\n');
  const { text, status } = run(folder, 'new', 'mf-feria-2026');
  const remote = join(folder, 'mf-feria-2026');

  expect(status).toBe(1);
  expect(text).toContain(
    `El remoto está escrito en ${remote}, pero sus paquetes no se pudieron instalar: revisa la conexión y ejecuta allí npm install.`,
  );
  expect(listFiles(remote)).toEqual(
    expect.arrayContaining(['.gitignore', 'package.json', 'src/feria-2026/feria-2026-page.tsx']),
  );
  const texts = listFiles(remote).map((file) => readFileSync(join(remote, file), 'utf8'));
  expect(texts.join('\n')).toContain('export function Feria2026Page');
  expect(texts.join('\n')).not.toMatch(/ejemplo/i);
  expect(readFileSync(join(remote, '.npmrc'), 'utf8')).toBe(
    '@portal:registry=http://127.0.0.1:1/\n',
  );
});

test('a new remote asks for the very packages that the site is made of, and pins what the project pins', () => {
  const { dependencies, devDependencies, overrides } = JSON.parse(
    readFileSync(join(packed, 'template/package.template.json'), 'utf8'),
  );
  const asked = { ...dependencies, ...devDependencies };

  expect(asked).toEqual(rangesOf(Object.keys(asked)));
  expect(overrides).toEqual(readPackageFile(toolsFolder)['overrides']);
});

test('the package that makes a remote brings no tests of its own', () => {
  const own = listFiles(packed).filter((file) => !file.startsWith('template/'));

  expect(own.toSorted()).toEqual([
    'LICENSE',
    'THIRD-PARTY-NOTICES.txt',
    'new-remote.mjs',
    'package.json',
    'portal.mjs',
    'site.json',
    'write-template.mjs',
  ]);
});

test('it comes with its licence, and says that nothing in it is of others', () => {
  expect(readPackageFile(packed)['license']).toBe('MIT');
  expect(readFileSync(join(packed, 'LICENSE'), 'utf8')).toMatch(/^MIT License\n/);
  expect(readFileSync(join(packed, 'THIRD-PARTY-NOTICES.txt'), 'utf8')).toBe(
    'Avisos de terceros\n\nAquí no hay nada que hayan hecho otras personas.\n',
  );
});
