import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import { toolsFolder } from '../applications';

const files = [
  'package.json',
  'package-lock.json',
  'scripts/sdk.mjs',
  'scripts/prepare-project.mjs',
  'scripts/end-with-npm.mjs',
];

test('packing in a fresh clone installs what it needs first, or says that it cannot', () => {
  const clone = temporaryFolder();
  mkdirSync(join(clone, 'scripts'));
  for (const file of files) cpSync(join(toolsFolder, file), join(clone, file));
  const { stdout, stderr, status } = spawnSync('npm', ['run', 'sdk'], {
    cwd: clone,
    env: {
      ...process.env,
      npm_config_registry: 'http://127.0.0.1:1',
      npm_config_fetch_retries: '0',
      npm_config_cache: temporaryFolder(),
    },
    encoding: 'utf8',
  });

  expect(stdout).toContain('Instalando las dependencias');
  expect(stderr).toContain('No se pudieron instalar las dependencias');
  expect(status).toBe(1);
});
