// Screens: scripts/portal/page-check
import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readRegistry } from '@portal/releases/registry';
import { readRelease } from '@portal/releases/release';

/** Inside the project, so that its packages are resolved. */
const folder = join('.cache', `e2e-look-${process.pid}`);

/** Each page except the good one fails differently, and only in a browser. */
const pages: Readonly<Record<string, string>> = {
  'good-page': `import { useEffect } from 'react';
export function GoodPage() {
  useEffect(() => void fetch('/api/nivel'), []);
  return <h1>Bien</h1>;
}`,
  'node-page': `const base = process.env.API_BASE ?? 'x';
export const NodePage = () => <h1>{base}</h1>;`,
  'context-page': `import { Dialog } from '@chakra-ui/react/dialog';
export const ContextPage = () => <Dialog.Title>Sin marco</Dialog.Title>;`,
  'second-page': `import { useState } from './second-react.js';
export function SecondPage() {
  const [count] = useState(0);
  return <h1>{count}</h1>;
}`,
  'markup-page': `import { useEffect } from 'react';
export function MarkupPage() {
  useEffect(() => {
    document.createElement('p').innerHTML = '<b>Hola</b>';
  }, []);
  return <h1>Marcas</h1>;
}`,
  'styles-page': `import { useEffect } from 'react';
export function StylesPage() {
  useEffect(() => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = '/nada.css';
    document.head.append(link);
  }, []);
  return <h1>Estilos</h1>;
}`,
  'promise-page': `import { useEffect } from 'react';
export function PromisePage() {
  useEffect(() => {
    void Promise.reject(new Error('sin quien la espere'));
  }, []);
  return <h1>Promesa</h1>;
}`,
};

async function write(file: string, text: string) {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
}

const check = (options: readonly string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const command = ['scripts/release.ts', 'check', 'mf-public', '--from', folder, ...options];
    const args = ['--import', 'tsx', ...command];
    const child = execFile(process.execPath, args, (_failure, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, said: stdout + stderr }),
    );
  });

/** Returns options that allow dropping every path of the live release. */
async function dropping(name: string) {
  const { live = '' } = (await readRegistry('releases')).applications[name] ?? {};
  const { routes } = await readRelease('releases', name, live);
  return routes.flatMap(({ path }) => ['--drop', path]);
}

test.afterAll(() => rm(folder, { recursive: true }));

test('what fails only in a browser is refused before it is live, with its cause, file and line', async () => {
  test.setTimeout(240_000);
  const routes = Object.keys(pages).map((name) => ({
    path: `/${name}`,
    title: name,
    page: `pages/${name}`,
    access: name === 'good-page' ? 'ROLE_ADMIN' : 'public',
    render: 'client',
  }));
  await write('package.json', '{ "name": "mf-public", "version": "1.0.0" }');
  await write('src/routes.ts', `export const routes = ${JSON.stringify(routes)};`);
  for (const [name, text] of Object.entries(pages)) await write(`src/pages/${name}.tsx`, text);

  const react = await readFile('node_modules/react/cjs/react.production.js', 'utf8');
  await write('src/pages/second-react.js', react);
  const stored = await readdir('releases/mf-public');

  const { code, said } = await check(await dropping('mf-public'));

  expect(await readdir('releases/mf-public')).toEqual(stored);

  expect(code, said).toBe(1);
  const lineOf = (path: string) => said.split('\n').filter((line) => line.includes(`: /${path} `));
  const expected: Readonly<Record<string, readonly RegExp[]>> = {
    'node-page': [/process is not defined.*pages\/node-page\.tsx, línea 1/],
    'context-page': [/forgot to wrap the components in "<Dialog\.Root/],
    'second-page': [/useState.*pages\/second-react\.js, línea \d+/],
    'markup-page': [/Element innerHTML.*pages\/markup-page\.tsx, línea 4/],
    'styles-page': [/nada\.css \(style-src-elem\).*pages\/styles-page\.tsx, línea 7/],
    'promise-page': [/sin quien la espere.*pages\/promise-page\.tsx, línea 4/],
    'good-page': [],
  };
  for (const [name, patterns] of Object.entries(expected)) {
    const told = lineOf(name).join('\n');
    if (patterns.length === 0) expect(told).toBe('');
    for (const pattern of patterns) expect(told, said).toMatch(pattern);
  }
});
