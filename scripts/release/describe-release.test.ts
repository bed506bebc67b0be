import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import { findConflicts } from '@portal/releases/compatibility';
import { sharedVersions } from '../webpack/shared-modules';
import { findApplications } from '../applications';
import { describeRelease } from './describe-release';

const [, application] = findApplications();
const compilation = {
  filesOfChunk: {},
  stylesOfChunk: {},
  sharesOfChunk: {},
  filesOfShare: {},
  used: {},
  provided: {},
};
const whole = {
  ...compilation,
  provided: Object.fromEntries(Object.keys(sharedVersions).map((key) => [key, []])),
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

test('whoever has a shell that does not hand over the federation is told so, and no page breaks', () => {
  const [shell, remote] = findApplications().map((each) =>
    describeRelease(buildOf(), { application: each, id: 'abc', routes: [], compilation: whole }),
  );
  if (!shell || !remote) throw new Error('The project has no remote.');

  expect(findConflicts([shell, remote])).toEqual([]);
  expect(findConflicts([{ ...shell, provides: {} }, remote])).toEqual([
    expect.stringContaining('necesita @module-federation/webpack-bundler-runtime'),
  ]);
});
