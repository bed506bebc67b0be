import { join } from 'node:path';
import { satisfies } from '@portal/releases/ranges';
import { versionIn } from '../webpack/shared-modules';
import { toolsFolder } from '../applications';
import { sharedPackages } from './packages';
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
