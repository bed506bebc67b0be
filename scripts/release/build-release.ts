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
import { createFolderAtomically } from './create-whole';
import { describeRelease } from './describe-release';
import { isRenderedByServer, pagesOf, readRoutes } from './read-routes';
import { checkBudget } from './check-budget';
import { refuseLocalPaths } from './refuse-local-paths';
import { refuseUnknown } from './refuse-unknown';
import { releaseId } from './release-id';
import { routeSources } from './route-sources';

type BuildOptions = { releasesFolder: string; mode?: BuildTarget['mode'] };

export type BuiltRelease = { readonly name: string; readonly id: string; readonly isNew: boolean };

/** Longest wait for another build of the same application, in milliseconds. */
const maxBuild = 5 * 60 * 1000;

/**
 * Builds the release of the current sources, unless the store has it already. One build at a time:
 * two builds that share webpack's cache may hang.
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
      // Another process may have built the same release meanwhile.
      if (existsSync(folder)) return known;
      await buildInto(folder, application, { id, mode });
      return { name, id, isNew: true };
    },
    { maxWait: maxBuild },
  );
}

type Build = Pick<BuildTarget, 'id' | 'mode'>;

/** webpack's own folder, because webpack adds its runtime to each build. */
const ownCode = dirname(createRequire(import.meta.url).resolve('webpack/package.json'));

async function buildInto(folder: string, application: Application, build: Build) {
  await createFolderAtomically(folder, (draft) =>
    // One build uses the processor while the other compresses. The development build exists before
    // the release names it.
    Promise.all([
      fill(draft, application, build),
      buildDevelopment(application, { releasesFolder: dirname(dirname(folder)), mode: build.mode }),
    ]),
  );
}

const hasDevelopment = ({ isShell }: Application, mode: BuildTarget['mode']) =>
  isShell && mode === 'production';

/** Builds the shell's variant for development servers. */
async function buildDevelopment(application: Application, options: Required<BuildOptions>) {
  if (!hasDevelopment(application, options.mode)) return;
  await buildRelease(application, { ...options, mode: 'development' });
}

async function fill(draft: string, application: Application, { id, mode }: Build) {
  // Loads webpack only if a build is needed.
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
  await refuseLocalPaths(draft, release);
  await writeFile(join(draft, releaseFile), `${JSON.stringify(release, undefined, 1)}\n`);
  // Development builds have no size budget, because they are only served locally.
  if (mode === 'development') return;
  await compressFiles(draft);
  await checkBudget(draft, release);
}
