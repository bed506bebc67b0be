import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../api/testing/free-port';
import { stopChild } from '../start/child';

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
export async function runNginx({ http, server, probe }: Http) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const settings = join(folder, 'nginx.conf');
  writeFileSync(
    settings,
    configuration(`${http}
  server {
    listen 127.0.0.1:${port};
${server}
  }`),
  );
  // Its workers run as another user.
  chmodSync(folder, 0o755);
  const child = spawn(program, ['-p', folder, '-c', settings, '-e', 'stderr'], { stdio: 'ignore' });
  await untilAnswers(address + probe);
  return {
    address,
    processes: [child.pid ?? 0],
    async stop() {
      await stopChild(child);
      rmSync(folder, { recursive: true });
    },
  };
}

const configuration = (http: string) => `
daemon off;
pid nginx.pid;
worker_processes 1;
events {}
http {
  access_log off;
  keepalive_requests 1000000;
  client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
${http}
}
`;

async function untilAnswers(url: string) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const status = await fetch(url).then(
      (answer) => answer.status,
      () => undefined,
    );
    if (status === 200) return;
    await wait(50);
  }
  throw new Error('nginx did not start.');
}
