import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNginx } from '../../servers/run-nginx';
import { answerOf, type Answer } from './answers';

/** nginx sets these headers itself, for its own connection and files. */
const ownHeaders = /^(connection|keep-alive|date|content-(length|type)|etag|transfer-encoding)$/;

/** Serves copies of a site's answers from files, with the same headers and encoded bytes. */
export async function startCopy(address: string, paths: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-pages-'));
  const locations: string[] = [];
  for (const [index, path] of paths.entries()) {
    const answer = await answerOf(address + path);
    const file = join(folder, String(index));
    writeFileSync(file, answer.body);
    locations.push(locationOf(path, file, answer));
  }
  // The workers of nginx run as another user.
  chmodSync(folder, 0o755);
  const nginx = await runNginx({
    http: `  default_type 'text/html; charset=utf-8';`,
    server: locations.join('\n'),
    probe: paths[0] ?? '/',
  });
  return {
    name: 'nginx',
    ...nginx,
    async stop() {
      await nginx.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

function locationOf(path: string, file: string, { headers }: Answer) {
  const lines = Object.entries(headers)
    .filter(([name]) => !ownHeaders.test(name))
    .map(([name, value]) => `      add_header ${name} "${String(value).replaceAll('"', '\\"')}";`);
  return [`    location = ${path} {`, `      alias ${file};`, ...lines, '    }'].join('\n');
}
