import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../api/testing/free-port';
import { ownGroup, startServer } from './server-group';

const program = '/usr/sbin/varnishd';

export const hasVarnish = () => existsSync(program);

/** Runs Debian's Varnish on a free port, with 64 MB of storage. */
export async function runVarnish(vcl: string, probe: string) {
  const folder = mkdtempSync(join(tmpdir(), 'varnish-'));
  const file = join(folder, 'site.vcl');
  writeFileSync(file, vcl);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const where = ['-n', join(folder, 'work'), '-f', file, '-a', `127.0.0.1:${port}`];
  return startServer({
    folder,
    address,
    start: () => spawn(program, ['-F', '-j', 'none', ...where, '-s', 'malloc,64m'], ownGroup),
    probe,
    ends: 'SIGTERM',
  });
}
