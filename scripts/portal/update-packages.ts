import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import * as v from 'valibot';
import { findTarballs, ownNames, takeAlong } from '../create/vendor.mjs';
import { manifestIn, misfitsOf, misfitText, type Manifest } from './align-ranges';
import { packageManagerOf } from '../package-manager';
import { sectionsOf } from '../sdk/changelog';

export type UpdateOptions = {
  /** The repository of the remote. */
  readonly folder: string;
  /** Where the new packages lie; without it they come from the registry. */
  readonly packages?: string | undefined;
  /** The latest version of a package in the registry. */
  readonly latest?: (name: string) => Promise<string>;
  /** What the latest version of a package in the registry says that it needs. */
  readonly manifestOf?: (name: string) => Promise<Manifest>;
  /** Installs what `package.json` names. */
  readonly install: () => Promise<void>;
};

/**
 * Takes the next versions of our packages, and of the libraries that these share with the remote where its own do not
 * fit. Gives what to tell: the versions, and what the changelog says of them. If it fails, `package.json`, the lock file and `vendor` are as before.
 */
export async function updatePackages(options: UpdateOptions): Promise<readonly string[]> {
  const { folder, install } = options;
  const names = ownNames(await readContent(folder));
  const change = await prepareChange(names, options);
  const misfits = await findMisfits(names, options);
  const before = await versionsIn(folder, names);
  await wholeOrNot(folder, async () => {
    await change();
    await writeRanges(folder, Object.fromEntries(misfits.map(({ name, to }) => [name, to])));
    await install();
  });
  const now = await versionsIn(folder, names);
  const updates = names
    .map((name) => ({ name, from: before[name] ?? '', to: now[name] ?? '' }))
    .filter(({ from, to }) => from !== to);
  const aligned = misfits.map(misfitText);
  if (updates.length === 0) return ['Ya eran estas las versiones.', ...aligned];
  const changelog = await readFile(join(folder, 'node_modules/@portal/tools/CHANGELOG.md'), 'utf8');
  return [
    ...updates.map(({ name, from, to }) => `${name} ${from} → ${to}`),
    ...aligned,
    ...updates.flatMap((update) => sectionsOf(changelog, update)).map((section) => `\n${section}`),
  ];
}

const ranges = v.optional(v.record(v.string(), v.string()), {});
const packageFile = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ dependencies: ranges, devDependencies: ranges }),
);

const readContent = async (folder: string) =>
  v.parse(packageFile, await readFile(join(folder, 'package.json'), 'utf8'));

async function findMisfits(names: readonly string[], options: UpdateOptions) {
  const { folder, packages, manifestOf } = options;
  const { dependencies, devDependencies } = await readContent(folder);
  const reading = packages
    ? Object.values(findTarballs(resolve(packages), names)).map(manifestIn)
    : names.flatMap((name) => manifestOf?.(name) ?? []);
  const manifests = await Promise.all(reading);
  return misfitsOf({ ...dependencies, ...devDependencies }, manifests);
}

/** Writes other ranges for some of what `package.json` names. */
async function writeRanges(folder: string, found: Readonly<Record<string, string>>) {
  const { dependencies, devDependencies, ...content } = await readContent(folder);
  const renewed = (some: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(some).map(([name, range]) => [name, found[name] ?? range]));
  const next = {
    ...content,
    dependencies: renewed(dependencies),
    devDependencies: renewed(devDependencies),
  };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(next, undefined, 2)}\n`);
}

/** What will be written; fails before anything is, if something is missing. */
async function prepareChange(names: readonly string[], options: UpdateOptions) {
  const { folder, packages, latest } = options;
  if (packages !== undefined) {
    const tarballs = findTarballs(resolve(packages), names);
    return () => replaceVendor(folder, tarballs);
  }
  const { dependencies, devDependencies } = await readContent(folder);
  const all = { ...dependencies, ...devDependencies };
  if (!latest || names.some((name) => all[name]?.startsWith('file:'))) {
    throw new Error(
      'Los paquetes @portal de este repositorio están en vendor/; indica con --packages la carpeta de los nuevos.',
    );
  }
  const found = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, `^${await latest(name)}`] as const)),
  );
  return () => writeRanges(folder, found);
}

async function replaceVendor(folder: string, tarballs: Readonly<Record<string, string>>) {
  const { dependencies, devDependencies } = await readContent(folder);
  const all = { ...dependencies, ...devDependencies };
  takeAlong(tarballs, folder);
  for (const [name, tarball] of Object.entries(tarballs)) {
    const old = /^file:(vendor\/[^/]+\.tgz)$/.exec(all[name] ?? '')?.[1];
    if (old && basename(old) !== basename(tarball)) await rm(join(folder, old), { force: true });
  }
}

async function versionsIn(folder: string, names: readonly string[]) {
  const version = v.pipe(v.string(), v.parseJson(), v.object({ version: v.string() }));
  const read = async (name: string) => {
    const file = join(folder, 'node_modules', name, 'package.json');
    if (!existsSync(file)) return [name, '0.0.0'] as const;
    return [name, v.parse(version, await readFile(file, 'utf8')).version] as const;
  };
  return Object.fromEntries(await Promise.all(names.map(read)));
}

/** Keeps what an update changes, and puts it back if that fails. */
async function wholeOrNot(folder: string, change: () => Promise<void>) {
  const kept = await mkdtemp(join(tmpdir(), 'portal-update-'));
  const places = [
    'package.json',
    packageManagerOf(folder).lockFile,
    'pnpm-workspace.yaml',
    'vendor',
  ];
  const copy = async (from: string, to: string) => {
    for (const place of places.filter((one) => existsSync(join(from, one)))) {
      await cp(join(from, place), join(to, place), { recursive: true });
    }
  };
  try {
    await copy(folder, kept);
    await change();
  } catch (error) {
    for (const place of places) await rm(join(folder, place), { recursive: true, force: true });
    await copy(kept, folder);
    throw error;
  } finally {
    await rm(kept, { recursive: true, force: true });
  }
}
