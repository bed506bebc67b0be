import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import { findConflicts } from '@portal/releases/compatibility';
import { patchesOf } from '@portal/releases/ranges';
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

describe('of React 19.3.1 in the shell', () => {
  const [shell, remote] = findApplications().map((each) =>
    describeRelease(buildOf(), { application: each, id: 'abc', routes: [], compilation: whole }),
  );
  if (!shell || !remote) throw new Error('The project has no remote.');
  const { react = { names: [], files: [] } } = shell.provides;
  const live = {
    ...shell,
    provides: { ...shell.provides, react: { ...react, version: '19.3.1', names: ['useId'] } },
  };
  const conflictsOf = (version: string, name = 'useId') =>
    findConflicts([
      live,
      {
        ...remote,
        requires: { ...remote.requires, react: { range: patchesOf(version), names: [name] } },
      },
    ]);

  test.each(['19.3.0', '19.3.1', '19.3.2', '19.2.9'])(
    'a remote that was built with %s is served',
    (version) => {
      expect(conflictsOf(version)).toEqual([]);
    },
  );

  test.each(['18.3.1', '19.4.0', '20.0.0'])('one that was built with %s is refused', (version) => {
    expect(conflictsOf(version)).toEqual([
      expect.stringContaining(`se construyó con react ^${version.replace(/\d+$/, '0')}`),
    ]);
  });

  test('a name that only the later patch has is refused', () => {
    expect(conflictsOf('19.3.2', 'useNew')).toEqual([
      expect.stringContaining('usa useNew de react'),
    ]);
  });
});

test('a release asks for any patch of each shared package that it uses', () => {
  const [, remote] = findApplications();
  if (!remote) throw new Error('The project has no remote.');
  const used = Object.fromEntries(Object.keys(sharedVersions).map((key) => [key, ['any']]));
  const { requires } = describeRelease(buildOf(), {
    application: remote,
    id: 'abc',
    routes: [],
    compilation: { ...compilation, used },
  });

  for (const [key, version] of Object.entries(sharedVersions)) {
    expect(requires[key]?.range).toBe(patchesOf(version));
  }
});

test('of a version before its release only that version and later ones fit', () => {
  expect(patchesOf('2.0.0-rc.1')).toBe('^2.0.0-rc.1');
});
