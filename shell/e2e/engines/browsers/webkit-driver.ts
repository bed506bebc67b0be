import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { findMiniBrowser, places } from '../../support/debian-places';

/**
 * Starts Debian's WebKitGTK driver on a virtual screen. It opens sessions of WebKit's MiniBrowser.
 */
export async function startDriver() {
  const binary = findMiniBrowser();
  if (!binary) throw new Error('No hay WebKitGTK: instala el paquete webkit2gtk-driver.');
  const screen = await startScreen();
  const port = await freePort();
  const driver = spawn(places.webkitDriver, ['--host=127.0.0.1', `--port=${port}`], {
    stdio: 'ignore',
    // A separate process group, because a page in an endless loop keeps its browser alive.
    detached: true,
    env: {
      ...process.env,
      DISPLAY: screen.display,
      TZ: 'America/Bogota',
      // There is no graphics card, and root in a container may not create a sandbox.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const stop = () => {
    endGroup(driver);
    endGroup(screen.process);
  };
  process.once('exit', stop);
  const address = `http://127.0.0.1:${port}`;
  await answers(address);
  return { open: () => openSession(address, binary), stop };
}

/** Each session is private: it starts empty and stores nothing. */
function openSession(address: string, binary: string): Promise<WebDriver> {
  const browser = { binary, args: ['--automation'] };
  return new Builder()
    .usingServer(address)
    .withCapabilities(
      new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browser }),
    )
    .build();
}

async function startScreen() {
  const child = spawn(
    places.screen,
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'], detached: true },
  );
  const told = child.stdio[3];
  if (!told) throw new Error('Xvfb has no output for its display number.');
  const [number] = await once(told, 'data');
  return { process: child, display: `:${String(number).trim()}` };
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function answers(address: string) {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const isUp = await fetch(`${address}/status`).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    if (Date.now() > deadline) throw new Error('WebKitWebDriver does not answer.');
  }
}

function endGroup({ pid, exitCode, signalCode }: ChildProcess) {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL');
}
