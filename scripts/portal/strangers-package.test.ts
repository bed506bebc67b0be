import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import { listFiles } from '@portal/server/list-files';
import { repositoryFolder } from '../applications';

/** A package registry that records the requested packages. */
async function startRegistry() {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(404).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { asked, url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

/** Runs a command in a folder without installed packages. */
async function run(line: readonly string[], registry: string) {
  const folder = temporaryFolder();
  const template = join(repositoryFolder, 'scripts/create/template/package.template.json');
  const { scripts } = JSON.parse(readFileSync(template, 'utf8'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'mf-hola', scripts }));
  const [command = '', ...args] = line;
  const child = spawn(command, args, {
    cwd: folder,
    env: {
      ...process.env,
      npm_config_registry: registry,
      npm_config_cache: temporaryFolder(),
      npm_config_yes: 'true',
      npm_config_update_notifier: 'false',
    },
    stdio: 'ignore',
  });
  const [status]: unknown[] = await once(child, 'close');
  return status;
}

test('what one is told to type asks no registry for a package called portal', async () => {
  const registry = await startRegistry();

  expect(await run(['npm', 'run', 'portal', '--', 'status'], registry.url)).not.toBe(0);
  expect(await run(['npm', 'run', 'dev'], registry.url)).not.toBe(0);
  expect(registry.asked).toEqual([]);
  // Proves that npx would ask this registry.
  await run(['npx', 'portal', 'status'], registry.url);
  expect(registry.asked).toContain('/portal');
  registry.stop();
}, 120_000);

test('no text tells anybody to type npx portal', () => {
  const texts = ['scripts', 'docs', 'shell', 'shared', 'api', 'mf-offers', 'mf-public']
    .flatMap((folder) =>
      listFiles(join(repositoryFolder, folder)).map((file) => join(folder, file)),
    )
    .concat('README.md')
    .filter((file) => /\.(ts|tsx|mjs|md|json)$/.test(file) && !/node_modules/.test(file))
    .filter((file) => !file.endsWith('strangers-package.test.ts'));

  const telling = texts.filter((file) =>
    readFileSync(join(repositoryFolder, file), 'utf8').includes('npx portal'),
  );
  expect(telling).toEqual([]);
});
