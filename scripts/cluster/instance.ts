import { killServer, startServer } from '../../api/testing/server-process';
import { stopChild } from '../start/child';

export type Instance = Awaited<ReturnType<typeof startInstance>>;

type Environment = Record<string, string> & { readonly API_PORT: string };

/** One process of the API on a port that stays when it is started again. */
export async function startInstance(environment: Environment) {
  let server = await start(environment);

  return {
    address: server.address,
    port: Number(environment.API_PORT),
    /** Lets it finish what is under way; tells its exit code. */
    stop: () => stopChild(server.child),
    kill: () => killServer(server),
    /** Lets it hang: it keeps its connections and does nothing, until it goes on. */
    hang: () => server.child.kill('SIGSTOP'),
    goOn: () => server.child.kill('SIGCONT'),
    isRunning: () => server.child.exitCode === null && server.child.signalCode === null,
    async startAgain() {
      server = await start(environment);
    },
  };
}

async function start(environment: Environment) {
  const server = await startServer(environment);
  if (server.address === '') throw new Error(`An instance did not start: ${server.errors()}`);
  return server;
}
