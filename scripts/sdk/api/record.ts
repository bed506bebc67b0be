import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { toolsFolder } from '../../applications';
import type { PublicPackage } from '../packages';
import { modulesOf } from './modules';
import type { Declarations } from './declarations';

/** Folder with the version, exports and types of each package at its last packing. */
export const recordFolder = join(toolsFolder, 'scripts/sdk/last-packed');

const record = v.object({
  name: v.string(),
  version: v.string(),
  /** Hash of the whole packed content. */
  contents: v.string(),
  /** File of each exported module by its import path below the package. */
  modules: v.record(v.string(), v.string()),
  /** Versions of libraries that teams must install beside the package. */
  peers: v.record(v.string(), v.string()),
  declarations: v.record(v.string(), v.string()),
});
const recordText = v.pipe(v.string(), v.parseJson(), record);

/** The public part of a package. */
export type Packed = Omit<v.InferOutput<typeof record>, 'declarations'> & {
  readonly declarations: Declarations;
};

export const packedNow = (given: PublicPackage, declarations: Declarations): Packed => ({
  name: given.name,
  version: given.version,
  contents: contentsOf(given),
  modules: modulesOf(given.exports, given.files),
  peers: given.peerDependencies,
  declarations,
});

/** Undefined before the first packing. */
export function readRecord(folder: string, short: string): Packed | undefined {
  const file = fileOf(folder, short);
  if (!existsSync(file)) return undefined;
  const { declarations, ...rest } = v.parse(recordText, readFileSync(file, 'utf8'));
  return { ...rest, declarations: new Map(Object.entries(declarations)) };
}

export function writeRecord(folder: string, short: string, { declarations, ...rest }: Packed) {
  const content = { ...rest, declarations: Object.fromEntries(declarations) };
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(folder, short), `${JSON.stringify(content, undefined, 1)}\n`);
}

const fileOf = (folder: string, short: string) => join(folder, `${short}.json`);

/** Excludes the version, which may stay the same if the content does. */
function contentsOf({ folder, files }: PublicPackage) {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const hash = createHash('sha256').update(
    JSON.stringify(v.parse(published, read('package.json'))),
  );
  for (const file of files) hash.update(`\n${file}\n`).update(read(file));
  return hash.digest('hex').slice(0, 16);
}

/** Public fields of a `package.json`. */
const published = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    type: v.optional(v.string()),
    bin: v.optional(v.unknown()),
    sideEffects: v.optional(v.unknown()),
    exports: v.optional(v.unknown()),
    dependencies: v.optional(v.unknown()),
    peerDependencies: v.optional(v.unknown()),
  }),
);
