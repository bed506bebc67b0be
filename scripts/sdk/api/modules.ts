type Exports = Readonly<Record<string, string>>;

/**
 * Returns the file by import path below the package («form/text-field», or «.» for the package
 * itself).
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

/** Resolves a path as Node and the compiler do: the most specific pattern wins. */
function resolveModule(exported: Exports, path: string) {
  const [pattern, target] =
    Object.entries(exported)
      .filter(([candidate]) => starIn(candidate, path) !== undefined)
      .toSorted(([one], [other]) => saidBy(other) - saidBy(one))[0] ?? [];
  return pattern && target?.replace('*', starIn(pattern, path) ?? '');
}

/** The text in place of a pattern's star: empty without a star, undefined without a match. */
function starIn(pattern: string, path: string) {
  const [before = '', after] = pattern.split('*');
  if (after === undefined) return pattern === path ? '' : undefined;
  const isLonger = path.length > before.length + after.length;
  if (!isLonger || !path.startsWith(before) || !path.endsWith(after)) return undefined;
  return path.slice(before.length, path.length - after.length);
}

/** A path without a star is more specific than any pattern. */
const saidBy = (pattern: string) =>
  pattern.includes('*') ? pattern.indexOf('*') : Number.POSITIVE_INFINITY;
