import { join } from 'node:path';
import { hasNginx, runNginx } from '../../servers/run-nginx';
import { staticAnswers } from './static-answers';

/** Serves the answers kept in a folder on a port of this machine. */
export async function startNginx(folder: string, port: number) {
  if (!hasNginx()) return undefined;
  const address = `http://127.0.0.1:${port}`;
  const http = configuration(folder, port);
  return {
    address,
    ...(await runNginx(folder, { http, probe: `${address}${staticAnswers[0].path}` })),
  };
}

const configuration = (folder: string, port: number) => `
  default_type 'application/json; charset=utf-8';
  server {
    listen 127.0.0.1:${port};
    add_header content-encoding br;
${staticAnswers.map(({ path, file }) => `    location = ${path} { alias ${join(folder, file)}; }`).join('\n')}
  }`;
