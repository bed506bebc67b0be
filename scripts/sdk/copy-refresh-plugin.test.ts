import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import { repositoryFolder } from '../applications';
import { copyRefreshPlugin } from './copy-refresh-plugin';

/** Uses the copy like a development build and loads the modules for pages. */
const use = `const { resolve } = require('node:path');
const Plugin = require(resolve('refresh-plugin'));
new Plugin({ overlay: false });
require(resolve('refresh-plugin/client/ReactRefreshEntry.js'));
require(resolve('refresh-plugin/loader'));
console.log(Object.keys(globalThis).includes('__reactRefreshInjected'));`;

test('the copied plug-in of React’s refresh works without the packages that it asks for', () => {
  const into = temporaryFolder();
  copyRefreshPlugin(into);
  symlinkSync(join(repositoryFolder, 'node_modules'), join(into, 'node_modules'));

  const said = execFileSync(process.execPath, ['-e', use], {
    cwd: into,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'development' },
  });
  expect(said).toBe('true\n');
});
