import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';

const ranges = v.optional(v.record(v.string(), v.string()), {});

const packageFile = v.looseObject({
  name: v.string(),
  version: v.optional(v.string()),
  dependencies: ranges,
  devDependencies: ranges,
  peerDependencies: ranges,
  exports: v.optional(v.record(v.string(), v.string()), {}),
});

export type PackageFile = v.InferOutput<typeof packageFile>;

export const readPackageFile = (folder: string) => readPackageFileAt(join(folder, 'package.json'));

export const readPackageFileAt = (file: string): PackageFile =>
  v.parse(v.pipe(v.string(), v.parseJson(), packageFile), readFileSync(file, 'utf8'));

export const writePackageFile = (folder: string, content: Readonly<Record<string, unknown>>) =>
  writeFileAt(join(folder, 'package.json'), `${JSON.stringify(content, undefined, 2)}\n`);

/** Creates missing parent folders, as `copyTo` does. */
export function writeFileAt(path: string, text: string | Buffer) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Of a folder, copies only the wanted files. */
export function copyTo(
  path: string,
  from: string,
  isWanted: (file: string) => boolean = () => true,
) {
  mkdirSync(dirname(path), { recursive: true });
  cpSync(from, path, { recursive: true, dereference: true, filter: isWanted });
}
