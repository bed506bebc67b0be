import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MessageChannel, Worker } from 'node:worker_threads';
import { bundlePrograms, refuseLateCommonJs } from './bundle-programs';

const input = (format: 'cjs' | 'esm', ...dynamic: readonly string[]) => ({
  bytes: 1,
  format,
  imports: dynamic.map((path) => ({ path, kind: 'dynamic-import' as const })),
});

test('a source that loads a CommonJS package by import() becomes no part of a program', () => {
  const inputs = {
    'api/src/rules.ts': input('esm', 'node_modules/words/index.js'),
    'node_modules/words/index.js': input('cjs'),
  };

  expect(() => refuseLateCommonJs(inputs)).toThrow(
    'api/src/rules.ts loads node_modules/words/index.js by import()',
  );
});

test('a module of its own, an ECMAScript package and what a package itself loads may be loaded so', () => {
  const inputs = {
    'api/src/rules.ts': input('esm', 'api/src/words.ts', 'node_modules/modern/index.js'),
    'api/src/words.ts': input('esm'),
    'node_modules/modern/index.js': input('esm', 'node_modules/words/index.js'),
    'node_modules/words/index.js': input('cjs'),
  };

  expect(() => refuseLateCommonJs(inputs)).not.toThrow();
});

test('passwords are rated in a folder that has the programs alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'));
  await bundlePrograms(folder);
  const thread = new Worker(join(folder, 'password-worker.mjs'), { execArgv: [] });
  const { port1: answers, port2: port } = new MessageChannel();
  thread.postMessage({ password: 'Puente2026!!', names: ['Puente'], port }, [port]);

  const [answer] = await once(answers, 'message');
  expect(answer).toEqual({ power: expect.any(Number), hasOwnName: true });
  await thread.terminate();
  rmSync(folder, { recursive: true });
}, 60_000);
