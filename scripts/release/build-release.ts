import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { noticesFile } from '@portal/releases/notices';
import { releaseFile, releaseFolder } from '@portal/releases/release';
import { withLock } from '@portal/server/lock-file';
import type { Application } from '../applications';
import { noticesOf } from '../licenses/package-notices';
import { cacheFolder, type BuildTarget } from '../webpack/build-target';
import { compressFiles } from './compress-files';
import { createWhole } from './create-whole';
import { describeRelease } from './describe-release';
import { isRenderedByServer, pagesOf, readRoutes } from './read-routes';
import { refuseExcess } from './refuse-excess';
import { refusePlaces } from './refuse-places';
import { refuseUnknown } from './refuse-unknown';
import { releaseId } from './release-id';
import { routeSources } from './route-sources';

type BuildOptions = { releasesFolder: string; mode?: BuildTarget['mode'] };

export type BuiltRelease = { readonly name: string; readonly id: string; readonly isNew: boolean };

/** The longest that another build of the same application takes, in milliseconds. */
const maxBuild = 5 * 60 * 1000;

/**
 * Builds what the application's sources make; nothing, if that very release is there already. One at
 * a time: webpack's cache belongs to one build, and two that share it may never end.
 */
export async function buildRelease(
  application: Application,
  { releasesFolder, mode = 'production' }: BuildOptions,
): Promise<BuiltRelease> {
  const { name } = application;
  const id = releaseId(application, mode);
  const folder = releaseFolder(releasesFolder, name, id);
  const known = { name, id, isNew: false };
  if (existsSync(folder)) return known;

  await mkdir(cacheFolder, { recursive: true });
  return withLock(
    join(cacheFolder, `${name}-${mode}.lock`),
    async () => {
      // Somebody else may have built the very same meanwhile.
      if (existsSync(folder)) return known;
      await buildInto(folder, application, { id, mode });
      return { name, id, isNew: true };
    },
    { maxWait: maxBuild },
  );
}

type Build = Pick<BuildTarget, 'id' | 'mode'>;

/** What webpack writes into each build besides. */
const ownCode = dirname(createRequire(import.meta.url).resolve('webpack/package.json'));

async function buildInto(folder: string, application: Application, build: Build) {
  await createWhole(folder, (draft) =>
    // One works on a processor while the other compresses; it is there before it is named.
    Promise.all([
      fill(draft, application, build),
      buildDevelopment(application, { releasesFolder: dirname(dirname(folder)), mode: build.mode }),
    ]),
  );
}

const hasDevelopment = ({ isShell }: Application, mode: BuildTarget['mode']) =>
  isShell && mode === 'production';

/** What a development server takes in the place of a shell's release. */
async function buildDevelopment(application: Application, options: Required<BuildOptions>) {
  if (!hasDevelopment(application, options.mode)) return;
  await buildRelease(application, { ...options, mode: 'development' });
}

async function fill(draft: string, application: Application, { id, mode }: Build) {
  // Only a build pays for starting webpack.
  const { compile } = await import('../webpack/compile');
  const routes = await readRoutes(application);
  const pages = pagesOf(routes);
  const target = { application, id, mode, pages };
  const compilation = await compile({ ...target, platform: 'browser', outputFolder: draft });
  const packages = [ownCode, ...compilation.packages];
  const readFiles = [...routeSources(application), ...compilation.readFiles];
  if (application.isShell || isRenderedByServer(routes)) {
    const node = { ...target, platform: 'node', outputFolder: join(draft, 'node') } as const;
    const compiled = await compile(node);
    packages.push(...compiled.packages);
    readFiles.push(...compiled.readFiles);
  }
  refuseUnknown(application, readFiles);
  await writeFile(join(draft, noticesFile), JSON.stringify(noticesOf(packages), undefined, 1));
  const described = describeRelease(draft, { application, id, routes, compilation });
  const release = {
    ...described,
    ...(compilation.contract !== undefined && { contract: compilation.contract }),
    ...(hasDevelopment(application, mode) && {
      development: releaseId(application, 'development'),
    }),
  };
  await refusePlaces(draft, release);
  await writeFile(join(draft, releaseFile), `${JSON.stringify(release, undefined, 1)}\n`);
  // What only the machine of a developer serves may be large.
  if (mode === 'development') return;
  await compressFiles(draft);
  await refuseExcess(draft, release);
}
