import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import { findApplications } from '../applications';
import { describeRelease } from './describe-release';

const [, application] = findApplications();
const compilation = {
  filesOfChunk: {},
  sharesOfChunk: {},
  filesOfShare: {},
  used: {},
  provided: {},
};

function buildOf(...files: string[]) {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'node'));
  for (const file of files) writeFileSync(join(folder, file), 'x');
  return folder;
}

function filesOf(folder: string, files?: readonly string[]) {
  if (!application) throw new Error('The project has no remote.');
  const build = { application, id: 'abc', routes: [], compilation, ...(files && { files }) };
  return Object.keys(describeRelease(folder, build).files);
}

test('a release consists of all that was built for browsers and the server, but for maps', () => {
  const folder = buildOf('remoteEntry.js', 'remoteEntry.js.map', 'node/remoteEntry.cjs');

  expect(filesOf(folder)).toEqual(['node/remoteEntry.cjs', 'remoteEntry.js']);
});

test('while another process writes into its folder, it consists of the files that it is told', () => {
  const folder = buildOf('remoteEntry.js', 'node/remoteEntry.cjs.4711');

  expect(filesOf(folder, ['remoteEntry.js', 'remoteEntry.js.map'])).toEqual(['remoteEntry.js']);
});
