import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { hasNginx, runNginx } from '../../servers/run-nginx';
import type { RunningTarget } from './servers';
import { staticAnswers } from './static-answers';

/** Serves the same bytes as files. Returns undefined if nginx is not installed. */
export async function startStatic(folder: string): Promise<RunningTarget | undefined> {
  if (!hasNginx()) return undefined;
  const locations = staticAnswers.map(
    ({ path, file }) => `    location = ${path} { alias ${join(folder, file)}; }`,
  );
  // The workers of nginx run as another user.
  chmodSync(folder, 0o755);
  const nginx = await runNginx({
    http: `  default_type 'application/json; charset=utf-8';`,
    server: ['    add_header content-encoding br;', ...locations].join('\n'),
    probe: staticAnswers[0].path,
  });
  return { name: 'nginx', ...nginx };
}
