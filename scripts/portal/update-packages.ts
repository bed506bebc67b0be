import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import * as v from 'valibot';
import { findTarballs, ownNames, vendorTarballs } from '../create/vendor.mjs';
import { manifestIn, misfitsOf, misfitText, type Manifest } from './align-ranges';
import { packageManagerOf } from '../package-manager';
import { sectionsOf } from '../sdk/changelog';

type Ranges = Readonly<Record<string, string>>;

export type UpdateOptions = {
  /** The remote's repository. */
  readonly folder: string;
  /** Folder of the new packages; if missing, they come from the registry. */
  readonly packages?: string | undefined;
  /** Returns the manifests of the registry's latest versions. */
  readonly latest?: (names: readonly string[]) => Promise<readonly Manifest[]>;
  readonly install: () => Promise<void>;
};

/**
 * Updates our packages, and libraries of the remote with ranges that no longer fit.
 * @returns lines to print: the new versions and their parts of the changelog
 * @throws if something fails; `package.json`, the lock file and `vendor` are then restored
 */
export async function updatePackages(options: UpdateOptions): Promise<readonly string[]> {
  const { folder, install } = options;
  const content = await readContent(folder);
  const names = ownNames(content);
  const own = { ...content.dependencies, ...content.devDependencies };
  const { manifests, write } = await prepareChange(own, names, options);
  const misfits = misfitsOf(own, manifests);
  const before = await versionsIn(folder, names);
  await wholeOrNot(folder, async () => {
    await write();
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

/** By package name. */
async function writeRanges(folder: string, found: Ranges) {
  const { dependencies, devDependencies, ...content } = await readContent(folder);
  const renewed = (some: Ranges) =>
    Object.fromEntries(Object.entries(some).map(([name, range]) => [name, found[name] ?? range]));
  const next = {
    ...content,
    dependencies: renewed(dependencies),
    devDependencies: renewed(devDependencies),
  };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(next, undefined, 2)}\n`);
}

/** Returns a function that writes the new ranges. Fails before anything is written. */
async function prepareChange(
  own: Ranges,
  names: readonly string[],
  { folder, packages, latest }: UpdateOptions,
) {
  if (packages !== undefined) {
    const tarballs = findTarballs(resolve(packages), names);
    const manifests = await Promise.all(Object.values(tarballs).map(manifestIn));
    return { manifests, write: () => replaceVendor(folder, tarballs, own) };
  }
  if (!latest || names.some((name) => own[name]?.startsWith('file:'))) {
    throw new Error(
      'Los paquetes @portal de este repositorio están en vendor/; indica con --packages la carpeta de los nuevos.',
    );
  }
  const manifests = await latest(names);
  const found = Object.fromEntries(manifests.map(({ name, version }) => [name, `^${version}`]));
  return { manifests, write: () => writeRanges(folder, found) };
}

async function replaceVendor(
  folder: string,
  tarballs: Readonly<Record<string, string>>,
  own: Ranges,
) {
  vendorTarballs(tarballs, folder);
  for (const [name, tarball] of Object.entries(tarballs)) {
    const old = /^file:(vendor\/[^/]+\.tgz)$/.exec(own[name] ?? '')?.[1];
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

/** Saves the files that an update changes, and restores them if it fails. */
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
