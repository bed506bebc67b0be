import { posix } from 'node:path';
import type { KeptName, State, States } from './compare-types';
import { declarationOf } from './declarations';
import { declaredNames, everything, type DeclaredName } from './declared-names';

/** Declared names of each file, by the package's folder and the path below it. */
type Files = ReadonlyMap<string, ReadonlyMap<string, DeclaredName>>;
type Place = { readonly path: string; readonly name: string };

/**
 * Returns a test for declarations that changed directly or through a name that they mention.
 * Identical declarations need no compiler, and some could not be compared by it.
 */
export function findChangedNames({ before, now }: States) {
  const was = readFiles(before);
  const is = readFiles(now);
  const isChanged = ({ path, name }: Place) =>
    was.get(path)?.get(name)?.text !== is.get(path)?.get(name)?.text;

  return ({ short, module, name }: KeptName) => {
    const file = declarationOf(now.get(short)?.modules[module] ?? '');
    const open = find(is, { path: `${short}/${file}`, name });
    const seen = new Set(open.map(idOf));
    for (const place of open) {
      if (isChanged(place)) return true;
      const next = spokenOf(now, is, place).filter((other) => !seen.has(idOf(other)));
      next.forEach((other) => seen.add(idOf(other)));
      open.push(...next);
    }
    return false;
  };
}

const idOf = ({ path, name }: Place) => `${path}#${name}`;

const readFiles = (state: State): Files =>
  new Map(
    [...state].flatMap(([short, { declarations }]) =>
      [...declarations].map(([file, text]) => [`${short}/${file}`, declaredNames(text)] as const),
    ),
  );

/** Finds the declaration of a name that a file declares or re-exports. */
function find(files: Files, { path, name }: Place): Place[] {
  const names = files.get(path);
  if (!names) return [];
  if (name === everything) return [...names.keys()].map((one) => ({ path, name: one }));
  if (names.has(name)) return [{ path, name }];
  const passedOn = names.get(everything)?.words.filter((word) => word.startsWith('.')) ?? [];
  return passedOn.flatMap((source) => find(files, { path: beside(path, source), name }));
}

/** All declarations that a declaration may mention, in its own file and in its imports. */
function spokenOf(state: State, files: Files, { path, name }: Place): Place[] {
  const words = files.get(path)?.get(name)?.words ?? [];
  const sources = words.flatMap((word) => sourceFor(state, path, word));
  return words.flatMap((word) =>
    [path, ...sources].flatMap((source) => find(files, { path: source, name: word })),
  );
}

function sourceFor(state: State, path: string, word: string): string[] {
  if (word.startsWith('.')) return [beside(path, word)];
  return [...state].flatMap(([short, { name, modules }]) => {
    const module = word === name ? '.' : word.startsWith(`${name}/`) && word.slice(name.length + 1);
    const file = module && modules[module];
    return file ? [`${short}/${declarationOf(file)}`] : [];
  });
}

const beside = (path: string, source: string) => `${posix.join(posix.dirname(path), source)}.d.ts`;
