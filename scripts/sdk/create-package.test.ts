import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
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

/** Environment in which no package registry answers. */
const environment = {
  ...process.env,
  npm_config_registry: 'http://127.0.0.1:1',
  npm_config_fetch_retries: '0',
  npm_config_cache: temporaryFolder(),
};

function run(folder: string, ...args: string[]) {
  const { stdout, stderr, status } = spawnSync('node', [join(packed, 'create.mjs'), ...args], {
    cwd: folder,
    env: environment,
    encoding: 'utf8',
  });
  return { text: stderr.trim(), said: stdout.trim(), status };
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

  expect(run(folder, name)).toMatchObject({ text, status: 1 });
  expect(listFiles(folder)).toEqual([]);
});

test('a folder that holds something is left as it is', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'mf-hola'));
  writeFileSync(join(folder, 'mf-hola/nota.txt'), 'mía');

  expect(run(folder, 'mf-hola').text).toBe(
    `La carpeta ${join(folder, 'mf-hola')} no está vacía; elige otro nombre u otra carpeta.`,
  );
  expect(listFiles(folder)).toEqual(['mf-hola/nota.txt']);
});

test('a folder without the packages is told before anything is written', () => {
  const folder = temporaryFolder();

  expect(run(folder, 'mf-hola', '--packages', '.').text).toBe(
    `En ${folder} no está el paquete @portal/contract; se crea con npm run sdk.`,
  );
  expect(listFiles(folder)).toEqual([]);
});

test('a folder of packages that is not there is told before anything is written', () => {
  const folder = temporaryFolder();

  expect(run(folder, 'mf-hola', '--packages', 'sdk').text).toBe(
    `No existe la carpeta ${join(folder, 'sdk')}; revisa --packages.`,
  );
  expect(listFiles(folder)).toEqual([]);
});

test('without a registry of the company nothing is taken from the public one, nor written', () => {
  const folder = temporaryFolder();
  const { text, status } = run(folder, 'mf-hola');

  expect(text).toMatch(
    /^Falta saber de dónde vienen los paquetes @portal: indica su carpeta con --packages, o /,
  );
  expect(status).toBe(1);
  expect(listFiles(folder)).toEqual([]);
});

test('without a network nothing is left in the way of the next try', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, '.npmrc'), '@portal:registry=http://127.0.0.1:1/\n');
  const { text, status } = run(folder, 'mf-hola');

  expect(status).toBe(1);
  expect(text).toContain('No se pudieron instalar los paquetes: npm no llega a su registro;');
  expect(listFiles(folder)).toEqual(['.npmrc']);
});

test('a registry without the packages is named, with the ways out', async () => {
  const registry = createServer((_request, response) =>
    response.writeHead(404, { connection: 'close' }).end('{}'),
  );
  await once(registry.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`;
  const folder = temporaryFolder();
  writeFileSync(join(folder, '.npmrc'), `@portal:registry=${url}\n`);
  const child = spawn('node', [join(packed, 'create.mjs'), 'mf-hola'], {
    cwd: folder,
    env: { ...environment, npm_config_registry: url },
  });
  const [text] = await Promise.all([readText(child.stderr), once(child, 'close')]);
  registry.close();

  expect(child.exitCode).toBe(1);
  expect(text).toContain(`el registro ${url} no tiene los paquetes @portal que hacen falta.`);
  expect(text).toContain('--packages');
  expect(listFiles(folder)).toEqual(['.npmrc']);
});

test('the program says how it is used and which version it is', () => {
  const folder = temporaryFolder();

  expect(run(folder, '--help')).toMatchObject({
    said: expect.stringMatching(/^Uso: npx --yes @portal\/create mf-nombre /),
    status: 0,
  });
  expect(run(folder, '--version')).toMatchObject({
    said: readPackageFile(packed).version,
    status: 0,
  });
  expect(run(folder).text).toMatch(/^Falta el nombre del remoto\.\n\nUso: /);
  expect(run(folder, 'mf-hola', '--lejos').text).toMatch(
    /^No entiendo la opción «--lejos»\.\n\nUso: /,
  );
});

test('the template is written in the words of the remote', async () => {
  const { writeTemplate } = await import(join(packed, 'write-template.mjs'));
  const remote = join(temporaryFolder(), 'mf-feria-2026');
  writeTemplate('mf-feria-2026', remote);

  expect(listFiles(remote)).toEqual(
    expect.arrayContaining(['.gitignore', 'package.json', 'src/feria-2026/feria-2026-page.tsx']),
  );
  const texts = listFiles(remote).map((file) => readFileSync(join(remote, file), 'utf8'));
  expect(texts.join('\n')).toContain('export function Feria2026Page');
  expect(texts.join('\n')).not.toMatch(/ejemplo/i);
});

test('a new remote asks for the very packages that the site is made of, and pins what the project pins', () => {
  const { dependencies, devDependencies, overrides } = JSON.parse(
    readFileSync(join(packed, 'template/package.template.json'), 'utf8'),
  );
  const asked = { ...dependencies, ...devDependencies };

  const wanted = Object.entries(rangesOf(Object.keys(asked))).map(([name, range]) => [
    name,
    // The lock file and an update bot renew the other packages, one version at a time.
    name.startsWith('@portal/') ? range : range.replace('^', ''),
  ]);
  expect(asked).toEqual(Object.fromEntries(wanted));
  expect(overrides).toEqual(readPackageFile(toolsFolder)['overrides']);
});

test('a new remote names the packages of all programs that its scripts run: yarn finds no others', () => {
  const { scripts, dependencies, devDependencies } = JSON.parse(
    readFileSync(join(packed, 'template/package.template.json'), 'utf8'),
  );
  const named = Object.keys({ ...dependencies, ...devDependencies });
  const programs = named.flatMap((name) => {
    const folder = name === '@portal/tools' ? '' : join('node_modules', name);
    const { bin = {} } = JSON.parse(
      readFileSync(join(toolsFolder, folder, 'package.json'), 'utf8'),
    );
    return typeof bin === 'string' ? [name] : Object.keys(bin);
  });

  const typed = Object.values<string>(scripts).flatMap((line) =>
    line.split(' && ').map((command) => command.split(' ')[0]),
  );
  expect([...programs, 'sh']).toEqual(expect.arrayContaining(typed));
});

test('the packages of a new remote run no scripts as they are installed', () => {
  const { allowScripts } = JSON.parse(
    readFileSync(join(packed, 'template/package.template.json'), 'utf8'),
  );
  expect(new Set(Object.values(allowScripts))).toEqual(new Set([false]));
});

test('the package that makes a remote brings no tests of its own', () => {
  const own = listFiles(packed).filter((file) => !file.startsWith('template/'));

  expect(own.toSorted()).toEqual([
    'LICENSE',
    'THIRD-PARTY-NOTICES.txt',
    'create.mjs',
    'install.mjs',
    'new-remote.mjs',
    'package.json',
    'site.json',
    'vendor.d.mts',
    'vendor.mjs',
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
