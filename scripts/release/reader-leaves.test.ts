import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import { repositoryFolder } from '../applications';

test.each(['scripts/release.ts', 'scripts/portal/portal.ts'])(
  '%s ends well though its reader has left',
  async (script) => {
    const line = ['--import', 'tsx', script, 'status', '--releases', temporaryFolder()];
    const child = spawn(process.execPath, line, { cwd: repositoryFolder });
    // Closes the pipe as `head` does.
    child.stdout.destroy();
    const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);

    expect(errors).toBe('');
    expect(code).toBe(0);
  },
);
