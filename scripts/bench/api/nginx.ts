import { spawn } from 'node:child_process';
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { stopChild } from '../../start/child';
import { staticAnswers } from './static-answers';

const program = '/usr/sbin/nginx';

/** Serves the answers kept in a folder on a port of this machine. */
export async function startNginx(folder: string, port: number) {
  if (!existsSync(program)) return undefined;
  const settings = join(folder, 'nginx.conf');
  writeFileSync(settings, configuration(folder, port));
  // Its workers run as another user.
  chmodSync(folder, 0o755);
  const child = spawn(program, ['-p', folder, '-c', settings, '-e', 'stderr'], { stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  await untilAnswers(`${address}${staticAnswers[0].path}`);
  return { address, processes: [child.pid ?? 0], stop: () => stopChild(child) };
}

const configuration = (folder: string, port: number) => `
daemon off;
pid nginx.pid;
worker_processes 1;
events {}
http {
  access_log off;
  default_type 'application/json; charset=utf-8';
  keepalive_requests 1000000;
  client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
  server {
    listen 127.0.0.1:${port};
    add_header content-encoding br;
${staticAnswers.map(({ path, file }) => `    location = ${path} { alias ${join(folder, file)}; }`).join('\n')}
  }
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
