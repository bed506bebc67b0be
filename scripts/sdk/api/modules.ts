type Exports = Readonly<Record<string, string>>;

/**
 * The modules that a package exports, of these files: their file by what an import names below the
 * package («form/text-field», «.» for the package itself).
 */
export function modulesOf(exported: Exports, files: readonly string[]): Record<string, string> {
  const found = Object.entries(exported).flatMap(([pattern, target]) =>
    files.flatMap((file) => {
      const part = starIn(target, `./${file}`);
      return part === undefined ? [] : [[pattern.replace('*', part), file] as const];
    }),
  );
  const reached = found.filter(([path, file]) => resolveModule(exported, path) === `./${file}`);
  return Object.fromEntries(reached.map(([path, file]) => [path.replace(/^\.\//, ''), file]));
}

/** The file that Node and the compiler take for a path: the one of the pattern that says most. */
function resolveModule(exported: Exports, path: string) {
  const [pattern, target] =
    Object.entries(exported)
      .filter(([candidate]) => starIn(candidate, path) !== undefined)
      .toSorted(([one], [other]) => saidBy(other) - saidBy(one))[0] ?? [];
  return pattern && target?.replace('*', starIn(pattern, path) ?? '');
}

/** What stands for the star of a pattern; empty where there is none, undefined where it does not fit. */
function starIn(pattern: string, path: string) {
  const [before = '', after] = pattern.split('*');
  if (after === undefined) return pattern === path ? '' : undefined;
  const isLonger = path.length > before.length + after.length;
  if (!isLonger || !path.startsWith(before) || !path.endsWith(after)) return undefined;
  return path.slice(before.length, path.length - after.length);
}

/** A path without star says more than any pattern. */
const saidBy = (pattern: string) =>
  pattern.includes('*') ? pattern.indexOf('*') : Number.POSITIVE_INFINITY;
