import { freePort } from '../../api/testing/free-port';
import { exitOf, stopChild } from '../start/child';
import { startSite } from '../start/start-site';

/** A site process that keeps its port after a restart. */
export async function startSiteInstance(
  releasesFolder: string,
  apiUrl: string,
  environment: Record<string, string>,
) {
  const port = await freePort();
  const start = () => startSite({ releasesFolder, host: '127.0.0.1', port }, apiUrl, environment);
  let { child, address } = await start();

  return {
    address,
    port,
    get processes() {
      return [child.pid ?? 0];
    },
    /** Stops gracefully. Returns the exit code. */
    stop: () => stopChild(child),
    async kill() {
      child.kill('SIGKILL');
      await exitOf(child);
    },
    async startAgain() {
      ({ child, address } = await start());
    },
  };
}
