import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import {
  sampleRoute,
  temporaryFolder,
  writeRelease,
} from '@portal/releases/testing/sample-releases';
import { repositoryFolder } from '../../applications';
import { publish } from '../../release/publish';

/** A browser that never answers, with a connection to the test for as long as it runs. */
async function silentBrowser() {
  const server = createServer().listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const file = join(temporaryFolder(), 'browser');
  writeFileSync(
    file,
    `#!${process.execPath}\nrequire('node:net').connect(${port}, '127.0.0.1').resume();\n`,
  );
  chmodSync(file, 0o755);
  const started = once(server, 'connection').then(([socket]: Socket[]) => socket);
  return { file, started };
}

async function storeWith(name: string) {
  const store = temporaryFolder();
  writeRelease(store, { name: 'shell', id: 's1' });
  writeRelease(store, { name, id: 'a1', routes: [{ ...sampleRoute, render: 'client' }] });
  await publish([{ name: 'shell', id: 's1' }], { releasesFolder: store });
  return store;
}

test.each([
  ['SIGINT', 'check', 130],
  ['SIGTERM', 'publish', 143],
] as const)(
  'a look that %s interrupts leaves no browser and no folder behind: %s',
  async (signal, command, status) => {
    const [browser, store, temporary] = [
      await silentBrowser(),
      await storeWith('mf-a'),
      temporaryFolder(),
    ];
    const line = ['scripts/release.ts', command, 'mf-a@a1', '--releases', store];
    const before = readdirSync(store);
    const child = spawn(process.execPath, ['--import', 'tsx', ...line], {
      cwd: repositoryFolder,
      env: { ...process.env, TMPDIR: temporary, CHROMIUM_PATH: browser.file, CI: '1' },
      stdio: 'ignore',
    });
    const socket = await browser.started;
    const gone = once(socket ?? child, 'close');
    child.kill(signal);

    expect(await once(child, 'exit')).toEqual([status, null]);
    await gone;
    const left = readdirSync(temporary).filter((name) => !name.startsWith('tsx-'));
    expect(left).toEqual([]);
    expect(readdirSync(store)).toEqual(before);
  },
  60_000,
);
