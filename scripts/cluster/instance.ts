import { freePort } from '../../api/testing/free-port';
import { exportJWK, generateKeyPair } from 'jose';
import { killServer, startServer } from '../../api/testing/server-process';
import { stopChild } from '../start/child';

export type Instance = Awaited<ReturnType<typeof startInstance>>;

/** An API process that keeps its port after a restart. */
export async function startInstance(settings: Record<string, string>) {
  const port = await freePort();
  const environment = { ...settings, API_PORT: String(port) };
  let server = await start(environment);

  return {
    address: server.address,
    port,
    /** Stops gracefully. Returns the exit code. */
    stop: () => stopChild(server.child),
    kill: () => killServer(server),
    /** Suspends the process without closing its connections. */
    hang: () => server.child.kill('SIGSTOP'),
    goOn: () => server.child.kill('SIGCONT'),
    isRunning: () => server.child.exitCode === null && server.child.signalCode === null,
    async startAgain() {
      server = await start(environment);
    },
  };
}

async function start(environment: Record<string, string>) {
  const server = await startServer(environment);
  if (server.address === '') throw new Error(`An instance did not start: ${server.errors()}`);
  return server;
}

export async function newKey() {
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  return JSON.stringify(await exportJWK(privateKey));
}
