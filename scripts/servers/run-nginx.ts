import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../api/testing/free-port';
import { ownGroup, startServer } from './server-group';

const program = '/usr/sbin/nginx';

export const hasNginx = () => existsSync(program);

type Http = {
  /** Content of the `http` block and of its `server` block. */
  readonly http: string;
  readonly server: string;
  /** Path that answers as soon as the server is ready. */
  readonly probe: string;
};

/** Runs Debian's nginx on a free port, with one worker and without an access log. */
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

/** Like `runNginx`, with own `server` blocks and logs. One server must listen on the given port. */
export async function startNginx(http: (port: number) => string, probe: string) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const settings = join(folder, 'nginx.conf');
  writeFileSync(settings, configuration(http(port)));
  // The workers of nginx run as another user.
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
