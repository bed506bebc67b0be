import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const names = v.optional(v.record(v.string(), v.string()), {});

const lockFile = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    packages: v.record(
      v.string(),
      v.object({
        link: v.optional(v.boolean()),
        resolved: v.optional(v.string()),
        integrity: v.optional(v.string()),
        optionalDependencies: names,
      }),
    ),
  }),
);

const { packages } = v.parse(lockFile, readFileSync('package-lock.json', 'utf8'));
const installed = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);

/** Searches as npm does: beside the dependent package, then further out. */
function isLocked(name: string, neededBy: string): boolean {
  if (`${neededBy}/node_modules/${name}` in packages) return true;
  const outer = neededBy.lastIndexOf('/node_modules/');
  return outer < 0 ? `node_modules/${name}` in packages : isLocked(name, neededBy.slice(0, outer));
}

test('the lock file holds the binaries of every platform', () => {
  const missing = installed.flatMap(([path, { optionalDependencies }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(name, path)),
  );
  expect(missing).toEqual([]);
});

test('the lock file holds a hash of every package, and the address of none', () => {
  const wrong = installed.filter(([, { integrity, resolved }]) => !integrity || resolved);
  expect(wrong.map(([path]) => path)).toEqual([]);
});
