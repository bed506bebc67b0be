import { readFileSync, realpathSync, statSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { toolsFolder } from '../applications';
import { specifiersIn } from './specifiers';

type Sources = {
  /** Absolute paths, including the entries. */
  readonly files: readonly string[];
  readonly packages: readonly string[];
};

/**
 * Collects source files and their imports, including files of the inner packages. Fails if an
 * imported file does not exist.
 */
export function collectSources(
  entries: readonly string[],
  innerPackages: readonly string[],
): Sources {
  const files = new Set(entries);
  const packages = new Set<string>();
  // The loop also visits files that are added during it.
  for (const file of files) {
    for (const specifier of specifiersIn(file)) {
      if (isBuiltin(specifier)) continue;
      const name = packageOf(specifier);
      if (specifier.startsWith('.')) files.add(sourceAt(resolve(dirname(file), specifier), file));
      else if (innerPackages.includes(name)) files.add(innerSource(specifier));
      else packages.add(name);
    }
  }
  return { files: [...files].toSorted(), packages: [...packages].toSorted() };
}

/** Replaces names by file paths in imports of inner packages. */
export function withoutNames(file: string, innerPackages: readonly string[]) {
  const text = readFileSync(file, 'utf8');
  return specifiersIn(file)
    .filter((specifier) => innerPackages.includes(packageOf(specifier)))
    .reduce(
      (changed, specifier) => changed.replace(`'${specifier}'`, `'${wayTo(specifier, file)}'`),
      text,
    );
}

function wayTo(specifier: string, file: string) {
  const path = relative(dirname(file), innerSource(specifier)).replaceAll('\\', '/');
  return (path.startsWith('.') ? path : `./${path}`).replace(/\.tsx?$/, '');
}

const { resolve: innerPath } = createRequire(resolve(toolsFolder, 'package.json'));
const innerSource = (specifier: string) => realpathSync(innerPath(specifier));

function sourceAt(path: string, importer: string) {
  const found = ['', '.ts', '.tsx', '/index.ts'].map((ending) => path + ending).find(isFile);
  if (found === undefined) throw new Error(`${importer} imports ${path}, which does not exist.`);
  return found;
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Returns the package name of `@scope/name/file`. */
export const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
