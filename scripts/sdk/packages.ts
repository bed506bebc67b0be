import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { toolsFolder } from '../applications';
import { listFiles } from '@portal/server/list-files';

const description = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    name: v.string(),
    version: v.string(),
    exports: v.record(v.string(), v.string()),
    peerDependencies: v.optional(v.record(v.string(), v.string()), {}),
  }),
);

/** A package for teams outside this repository. Its files are paths below its folder. */
export type PublicPackage = v.InferOutput<typeof description> & {
  readonly folder: string;
  /** Name of its record. */
  readonly short: string;
  /** Exported files and their imports. */
  readonly files: readonly string[];
};

/** In the order of their dependencies. */
const names = ['contract', 'runtime', 'http', 'kit'];

/** The packages that remotes share. */
export const sharedPackages = () =>
  names.map((name) => readPackage(join(toolsFolder, 'shared', name)));

export const readDescription = (folder: string) =>
  v.parse(description, readFileSync(join(folder, 'package.json'), 'utf8'));

/** Its sources without tests. */
export function readPackage(folder: string): PublicPackage {
  const files = listFiles(join(folder, 'src'))
    .filter(isPublished)
    .map((file) => `src/${file}`);
  return { ...readDescription(folder), folder, short: basename(folder), files };
}

const isPublished = (file: string) => !/\.test\.tsx?$/.test(file);
