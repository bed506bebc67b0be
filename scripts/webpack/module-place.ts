import { relative, sep } from 'node:path';
import webpack, { type Module } from 'webpack';
import type { Application } from '../applications';

const { NormalModule } = webpack;

const resolved = (module: Module) =>
  (module instanceof NormalModule && module.resourceResolveData) || {};

/** '' if the module is not a file. */
export function packageOf(module: Module) {
  const name: unknown = resolved(module).descriptionFileData?.['name'];
  return typeof name === 'string' ? name : '';
}

/** Such as `src/a.ts`. */
export const pathInPackage = (module: Module) =>
  (resolved(module).relativePath ?? '').replace(/^\.\//, '');

/** Path in the application's folder, or in its package. */
export function placeOf(module: Module, { folder }: Application) {
  const file = module.nameForCondition() ?? '';
  return file.startsWith(folder + sep) && !file.includes(`${sep}node_modules${sep}`)
    ? relative(folder, file).replaceAll(sep, '/')
    : `${packageOf(module)}/${pathInPackage(module)}`;
}
