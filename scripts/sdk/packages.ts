import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { toolsFolder } from '../applications';
import { listFiles } from '../release/release-files';

const packageFile = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    name: v.string(),
    version: v.string(),
    exports: v.record(v.string(), v.string()),
    peerDependencies: v.optional(v.record(v.string(), v.string()), {}),
  }),
);

/** A package that teams outside this repository build on. */
export type SharedPackage = v.InferOutput<typeof packageFile> & {
  readonly folder: string;
  /** Name of its folder, and of its record. */
  readonly short: string;
};

/** They lie beside each other; a package comes after those that it needs. */
const names = ['contract', 'runtime', 'http', 'kit'];

/** The packages that are packed for teams. */
export const sharedPackages = () =>
  names.map((name) => readPackage(join(toolsFolder, 'shared', name)));

export function readPackage(folder: string): SharedPackage {
  const read = v.parse(packageFile, readFileSync(join(folder, 'package.json'), 'utf8'));
  return { ...read, folder, short: basename(folder) };
}

/** What is packed of it beside its package.json: its sources without their tests. */
export const packedFiles = ({ folder }: SharedPackage) =>
  listFiles(join(folder, 'src'))
    .filter(isPublished)
    .map((file) => `src/${file}`);

export const isPublished = (file: string) => !/\.test\.tsx?$/.test(file);
