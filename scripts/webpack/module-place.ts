import { relative, sep } from 'node:path';
import webpack, { type Module } from 'webpack';
import type { Application } from '../applications';

const { NormalModule } = webpack;

const resolved = (module: Module) =>
  (module instanceof NormalModule && module.resourceResolveData) || {};

/** The name of the package that a module is a file of; '' for what is no file. */
export function packageOf(module: Module) {
  const name: unknown = resolved(module).descriptionFileData?.['name'];
  return typeof name === 'string' ? name : '';
}

/** Where a module lies in its package: `src/a.ts`. */
export const pathInPackage = (module: Module) =>
  (resolved(module).relativePath ?? '').replace(/^\.\//, '');

/** A file as people look for it: by its path in the application's folder, or by its package. */
export function placeOf(module: Module, { folder }: Application) {
  const file = module.nameForCondition() ?? '';
  return file.startsWith(folder + sep) && !file.includes(`${sep}node_modules${sep}`)
    ? relative(folder, file).replaceAll(sep, '/')
    : `${packageOf(module)}/${pathInPackage(module)}`;
}
