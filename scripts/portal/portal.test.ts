import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { registryFile } from '@portal/releases/registry';
import { join } from 'node:path';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import { toolsFolder } from '../applications';
import { versionOfTools } from './version';

/** Runs a command of a team. RELEASES_DIR is not set unless it is given. */
function portal(args: readonly string[], environment: Record<string, string> = {}) {
  const { RELEASES_DIR: _none, npm_lifecycle_event: _script, ...others } = process.env;
  const { stdout, stderr, status } = spawnSync(
    'node',
    [join(toolsFolder, 'scripts/portal.mjs'), ...args],
    {
      env: { ...others, ...environment },
      encoding: 'utf8',
    },
  );
  return { text: stdout + stderr, status };
}

test.each([
  [[], /^Uso: npm run portal -- <comando>\n/],
  [['volar'], /^No conozco el comando «volar».\n\nUso: npm run portal -- <comando>\n/],
  [['toString'], /^No conozco el comando «toString».\n/],
  [['status', '--lejos'], /^No conozco la opción «--lejos».\n\nUso: npm run portal -- status\n/],
  [['new', 'mf-hola'], /^No conozco el comando «new».\n\nUso: npm run portal -- <comando>\n/],
  [['test', '--lejos'], /^Uso: npm run portal -- test /],
])('%j is answered with what there is', (args, answer) => {
  const { text, status } = portal(args);

  expect(text).toMatch(answer);
  expect(status).toBe(2);
});

test.each(['dev', 'test', 'update', 'publish'])(
  '%s says how it is used, and which version it is',
  (command) => {
    const help = portal([command, '--help']);

    expect(help.text).toMatch(new RegExp(`^Uso: npm run portal -- ${command}\\b`));
    expect(help.status).toBe(0);
    expect(portal([command, '--version'])).toEqual({ text: `${versionOfTools()}\n`, status: 0 });
  },
);

test.each([
  ['--help', /^Uso: npm run portal -- <comando>\n/],
  ['--version', /^\d+\.\d+\.\d+\n$/],
])('the program itself answers %s', (option, answer) => {
  expect(portal([option])).toEqual({ text: expect.stringMatching(answer), status: 0 });
});

test.each([
  ['dev', 'npm run dev --'],
  ['portal', 'npm run portal -- dev'],
])('what was typed as the script %s is named so', (script, typed) => {
  const { text } = portal(['dev', '--help'], { npm_lifecycle_event: script });
  expect(text).toMatch(new RegExp(`^Uso: ${typed} `));
});

test('what is live in a store is told, by the option or by the environment', () => {
  const folder = temporaryFolder();

  expect(portal(['status', '--releases', folder])).toEqual({ text: 'Revisión 0\n', status: 0 });
  expect(portal(['status'], { RELEASES_DIR: folder })).toEqual({ text: 'Revisión 0\n', status: 0 });
});

test('a release that was never published cannot be gone back to', () => {
  const { text, status } = portal(['rollback', 'mf-hola', '--releases', temporaryFolder()]);

  expect(text).toBe('No hay ninguna aplicación mf-hola publicada; hay: ninguna.\n');
  expect(status).toBe(1);
});

test.each(['publish', 'status', 'test'])(
  '%s says that a store is not there, and makes none',
  (command) => {
    const store = join(temporaryFolder(), 'almacén');

    expect(portal([command, '--releases', store])).toEqual({
      text: `No existe el almacén de versiones ${store}; revisa --releases o RELEASES_DIR.\n`,
      status: 1,
    });
    expect(existsSync(store)).toBe(false);
  },
);

test.each(['status', 'test'])('%s says what to do with a damaged registry', (command) => {
  const store = temporaryFolder();
  writeFileSync(join(store, registryFile), '{');

  expect(portal([command, '--releases', store])).toEqual({
    text: `El registro de versiones ${join(store, registryFile)} está dañado; reemplázalo por el último archivo de ${join(store, 'registry')}.\n`,
    status: 1,
  });
});

test('the browser tests say that there is no Chromium before anything is built', () => {
  expect(portal(['test'], { CHROMIUM_PATH: '/no/hay' })).toEqual({
    text: 'No hay Chromium: instálalo o indica su ruta en CHROMIUM_PATH.\n',
    status: 1,
  });
});

test.each(['rollback', 'preview'])(
  '%s without a name is answered with how it is used',
  (command) => {
    const { text, status } = portal([command, '--releases', temporaryFolder()]);

    expect(text).toMatch(
      new RegExp(`^Falta <aplicación>.*\\n\\nUso: npm run portal -- ${command} <`),
    );
    expect(status).toBe(2);
  },
);

test('where there is no folder of packages, that is said before anything is loaded', () => {
  const preload = join(temporaryFolder(), 'pnp.cjs');
  writeFileSync(
    preload,
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, pnp: '3' } });",
  );
  const { text, status } = portal(['status'], { NODE_OPTIONS: `--require ${preload}` });

  expect(text).toMatch(
    /^Las herramientas necesitan la carpeta node_modules, que no hay con Plug’n’Play/,
  );
  expect(status).toBe(1);
});
