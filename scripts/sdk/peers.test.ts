import { join } from 'node:path';
import { satisfies } from '@portal/releases/ranges';
import { versionIn } from '../webpack/shared-modules';
import { toolsFolder } from '../applications';
import { readPackageFile, readPackageFileAt } from './package-files';
import { sharedPackages } from './packages';
import { rangesOf } from './dependencies';
import { dependenciesOfTools } from './tools-package';

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
  const { react, 'react-dom': reactDom, 'react-router-dom': router } = dependenciesOfTools([]);

  for (const range of [react, reactDom]) expect(satisfies('19.3.0', range ?? '')).toBe(true);
  expect(satisfies('7.18.7', router ?? '')).toBe(true);
});

describe('a patch of a library that a new remote names itself', () => {
  const template = readPackageFileAt(
    join(toolsFolder, 'scripts/create/template/package.template.json'),
  );
  const named = { ...template.dependencies, ...template.devDependencies };
  const asking = [
    ...sharedPackages().map(({ name, folder, peerDependencies }) => ({
      name,
      asked: {
        ...rangesOf(Object.keys(readPackageFile(folder).dependencies)),
        ...peerDependencies,
      },
    })),
    { name: '@portal/tools', asked: dependenciesOfTools(['valibot']) },
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
