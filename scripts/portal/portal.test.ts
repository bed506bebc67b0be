import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import { toolsFolder } from '../applications';

/** Runs a command of a team; what is not named in the environment is not set. */
function portal(args: readonly string[], environment: Record<string, string> = {}) {
  const { RELEASES_DIR: _none, ...others } = process.env;
  const { stdout, stderr, status } = spawnSync(
    'node',
    [join(toolsFolder, 'scripts/portal.mjs'), ...args],
    {
      env: { ...others, ...environment },
      encoding: 'utf8',
    },
  );
  return { text: stdout + stderr, status };
}

test.each([[[]], [['volar']], [['status', '--lejos']]])(
  '%j is answered with what there is',
  (args) => {
    const { text, status } = portal(args);

    expect(text).toMatch(/^Uso: npx portal <comando>\n/);
    expect(status).toBe(1);
  },
);

test('what is live in a store is told, by the option or by the environment', () => {
  const folder = temporaryFolder();

  expect(portal(['status', '--releases', folder])).toEqual({ text: 'Revisión 0\n', status: 0 });
  expect(portal(['status'], { RELEASES_DIR: folder })).toEqual({ text: 'Revisión 0\n', status: 0 });
});

test('a release that was never published cannot be gone back to', () => {
  const { text, status } = portal(['rollback', 'mf-hola', '--releases', temporaryFolder()]);

  expect(text).toBe('mf-hola no tiene una versión anterior a la que volver.\n');
  expect(status).toBe(1);
});
