import { join } from 'node:path';
import { satisfies } from '@portal/releases/ranges';
import { versionIn } from '../webpack/shared-modules';
import { toolsFolder } from '../applications';
import { readPackageFile, readPackageFileAt } from './package-files';
import { sharedPackages } from './packages';
import { rangesOf, templateFile } from './dependencies';
import { rangesOfTools } from './tools-package';

const peers = sharedPackages().flatMap(({ name, peerDependencies }) =>
  Object.entries(peerDependencies).map(([peer, range]) => ({
    name,
    peer,
    range,
    installed: versionIn(join(toolsFolder, 'node_modules', peer)),
  })),
);

test.each(peers)('the $peer that $name is tested with is one that it asks for', (one) => {
  expect(satisfies(one.installed, one.range)).toBe(true);
});

test.each(peers)('$name takes every patch of $peer, and no other major', (one) => {
  const [major, minor] = one.installed.split('.').map(Number);

  expect(satisfies(`${major}.${minor}.0`, one.range)).toBe(true);
  expect(satisfies(`${major}.${minor}.99`, one.range)).toBe(true);
  expect(satisfies(`${Number(major) + 1}.0.0`, one.range)).toBe(false);
  expect(satisfies(`${Number(major) - 1}.99.0`, one.range)).toBe(false);
});

test('the tools bring no React or router of their own beside that of a team', () => {
  const { dependencies, peerDependencies } = rangesOfTools([]);
  const { 'react-router-dom': router } = dependencies;
  const { react, 'react-dom': reactDom } = peerDependencies;

  for (const range of [react, reactDom]) expect(satisfies('19.3.0', range ?? '')).toBe(true);
  expect(satisfies('7.18.7', router ?? '')).toBe(true);
});

describe('what the pages of a new remote are made of is there once, as yarn takes the newest of each range', () => {
  const { valibot: _withoutState, ...ofPages } = readPackageFileAt(templateFile).dependencies;

  test.each([
    ...sharedPackages().map(({ name, folder }) => ({ ...readPackageFile(folder), name })),
    { ...rangesOfTools(['react', 'react-dom', 'valibot']), name: '@portal/tools' },
  ])('$name brings no copy of it', ({ dependencies }) => {
    const copies = Object.keys(dependencies).filter((library) => library in ofPages);
    expect(copies.filter((library) => !library.startsWith('@portal/'))).toEqual([]);
  });

  test.each(['contract', 'kit'])('schemas of %s are of the valibot of the pages', (short) => {
    const { dependencies } = readPackageFile(join(toolsFolder, 'shared', short));
    expect(dependencies).not.toHaveProperty('valibot');
  });
});

const ofTools = rangesOfTools(['valibot']);
const askedByTools = { ...ofTools.dependencies, ...ofTools.peerDependencies };

describe('a patch of a library that a new remote names itself', () => {
  const template = readPackageFileAt(templateFile);
  const named = { ...template.dependencies, ...template.devDependencies };
  const asking = [
    ...sharedPackages().map(({ name, folder, peerDependencies }) => ({
      name,
      asked: {
        ...rangesOf(Object.keys(readPackageFile(folder).dependencies)),
        ...peerDependencies,
      },
    })),
    { name: '@portal/tools', asked: askedByTools },
  ].flatMap(({ name, asked }) =>
    Object.entries(asked)
      .filter(([library]) => library in named && !library.startsWith('@portal/'))
      .map(([library, range]) => ({ name, library, range })),
  );

  test.each(asking)('$library: it is no second copy beside what $name asks for', (one) => {
    const [major, minor, patch] = (named[one.library] ?? '').split('.').map(Number);

    expect(satisfies(`${major}.${minor}.${Number(patch) + 1}`, one.range)).toBe(true);
  });

  test('Chakra and valibot are among them', () => {
    expect(asking.map(({ library }) => library)).toEqual(
      expect.arrayContaining(['@chakra-ui/react', 'valibot', 'react', '@testing-library/react']),
    );
  });
});
