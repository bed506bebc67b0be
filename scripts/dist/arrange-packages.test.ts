import { arrangePackages, placesReached, type DirectPackage } from './arrange-packages';
import { parseLockFile } from './lock-file';

/** Makes a lock file from packages by place, each with a version and its dependencies. */
const lockOf = (packages: Record<string, object>) => parseLockFile(JSON.stringify({ packages }));

const direct = (...places: readonly string[]): DirectPackage[] =>
  places.map((from) => ({ name: from.slice(from.lastIndexOf('node_modules/') + 13), from }));

const needs = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '*']));

test('what nobody needs stays out, and what a workspace has of its own comes out of it', () => {
  const locked = lockOf({
    'node_modules/cache': { version: '5.0.0' },
    'node_modules/compiler': { version: '1.0.0', dependencies: needs('cache') },
    'api/node_modules/cache': { version: '11.0.0' },
    'node_modules/server': { version: '2.0.0', dependencies: needs('router') },
    'node_modules/router': { version: '3.0.0' },
  });

  const placed = arrangePackages(locked, direct('api/node_modules/cache', 'node_modules/server'));

  expect(Object.fromEntries(placed)).toEqual({
    'node_modules/cache': 'api/node_modules/cache',
    'node_modules/server': 'node_modules/server',
    'node_modules/router': 'node_modules/router',
  });
});

test('a package that needs another version than stands in its way gets that for itself', () => {
  const locked = lockOf({
    'node_modules/cache': { version: '5.0.0', dependencies: needs('list') },
    'node_modules/list': { version: '1.0.0' },
    'api/node_modules/cache': { version: '11.0.0' },
    'node_modules/server': { version: '2.0.0', dependencies: needs('cache') },
  });

  const placed = arrangePackages(locked, direct('api/node_modules/cache', 'node_modules/server'));

  expect(Object.fromEntries(placed)).toEqual({
    'node_modules/cache': 'api/node_modules/cache',
    'node_modules/server': 'node_modules/server',
    'node_modules/server/node_modules/cache': 'node_modules/cache',
    'node_modules/list': 'node_modules/list',
  });
});

test('one name in one version may come from two workspaces, in two versions it may not', () => {
  const same = lockOf({
    'api/node_modules/cache': { version: '11.0.0' },
    'shell/node_modules/cache': { version: '11.0.0' },
  });
  const different = lockOf({
    'api/node_modules/cache': { version: '11.0.0' },
    'shell/node_modules/cache': { version: '12.0.0' },
  });
  const both = direct('api/node_modules/cache', 'shell/node_modules/cache');

  expect(arrangePackages(same, both).size).toBe(1);
  expect(() => arrangePackages(different, both)).toThrow('Two versions of cache are imported');
});

test('peers are needed unless they are optional, and a package that is not locked is told', () => {
  const locked = lockOf({
    'node_modules/router': {
      version: '1.0.0',
      peerDependencies: needs('view', 'types'),
      peerDependenciesMeta: { types: { optional: true } },
    },
    'node_modules/view': { version: '1.0.0', dependencies: needs('lost') },
    'node_modules/types': { version: '1.0.0' },
  });

  expect(() => arrangePackages(locked, direct('node_modules/router'))).toThrow(
    'node_modules/view depends on lost, which is missing in the lock file.',
  );
});

test('what only a binary for another platform needs is not reached from this one', () => {
  const locked = lockOf({
    'node_modules/images': {
      version: '1.0.0',
      dependencies: needs('colours'),
      optionalDependencies: needs('images-here', 'images-there'),
    },
    'node_modules/colours': { version: '1.0.0' },
    'node_modules/images-here': { version: '1.0.0' },
    'node_modules/images-there': { version: '1.0.0', dependencies: needs('emulator') },
    'node_modules/emulator': { version: '1.0.0' },
  });
  const wanted = direct('node_modules/images');
  const packages = { locked, direct: wanted, placed: arrangePackages(locked, wanted) };

  const here = placesReached(packages, ({ from }) => !from.endsWith('-there'));
  const everywhere = placesReached(packages, ({ isOptional }) => !isOptional);

  expect([...here]).toEqual([
    'node_modules/images',
    'node_modules/colours',
    'node_modules/images-here',
  ]);
  expect([...everywhere]).toEqual(['node_modules/images', 'node_modules/colours']);
});
