import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../api/testing/free-port';
import { ownGroup, startServer } from './server-group';

const program = '/usr/sbin/nginx';

export const hasNginx = () => existsSync(program);

type Http = {
  /** What stands in its `http` block, and in that in the block of its server. */
  readonly http: string;
  readonly server: string;
  /** A path that it answers once it is ready. */
  readonly probe: string;
};

/** Runs Debian's nginx on a free port, with one worker and without a log of requests. */
export const runNginx = ({ http, server, probe }: Http) =>
  startNginx(
    (port) => `access_log off;
${http}
  server {
    listen 127.0.0.1:${port};
${server}
  }`,
    probe,
  );

/** The same with servers of its own, which say where they log, and of which one listens on the port that it is given. */
export async function startNginx(http: (port: number) => string, probe: string) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const settings = join(folder, 'nginx.conf');
  writeFileSync(settings, configuration(http(port)));
  // Its workers run as another user.
  chmodSync(folder, 0o755);
  const server = await startServer({
    folder,
    address,
    start: () => spawn(program, ['-p', folder, '-c', settings, '-e', 'stderr'], ownGroup),
    probe,
    ends: 'SIGQUIT',
  });
  return { ...server, folder };
}

const configuration = (http: string) => `
daemon off;
pid nginx.pid;
worker_processes 1;
events {}
http {
  keepalive_requests 1000000;
  client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
${http}
}
`;
