import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseFile, releaseFolder } from '../../shell/server/releases/release';
import type { Application } from '../applications';
import type { BuildTarget } from '../webpack/build-target';
import { compressFiles } from './compress-files';
import { describeRelease } from './describe-release';
import { readRoutes } from './read-routes';
import { refuseExcess } from './refuse-excess';
import { releaseId } from './release-id';

type BuildOptions = { releasesFolder: string; mode?: BuildTarget['mode'] };

export type BuiltRelease = { readonly name: string; readonly id: string; readonly isNew: boolean };

/** Builds what the application's sources make; nothing, if that very release is there already. */
export async function buildRelease(
  application: Application,
  { releasesFolder, mode = 'production' }: BuildOptions,
): Promise<BuiltRelease> {
  const { name } = application;
  const id = releaseId(application, mode);
  const folder = releaseFolder(releasesFolder, name, id);
  if (existsSync(folder)) return { name, id, isNew: false };

  // A release appears whole or not at all, so it is built under a name that nobody reads.
  const draft = join(releasesFolder, name, `.draft-${id}-${randomUUID()}`);
  await mkdir(draft, { recursive: true });
  try {
    await fill(draft, application, { id, mode });
    await rename(draft, folder).catch((error: unknown) => {
      // Somebody else has built the very same meanwhile.
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return { name, id, isNew: true };
}

async function fill(
  draft: string,
  application: Application,
  { id, mode }: Pick<BuildTarget, 'id' | 'mode'>,
) {
  // Only a build pays for starting webpack.
  const { compile } = await import('../webpack/compile');
  const routes = await readRoutes(application);
  const pages = [...new Set(routes.map(({ page }) => page))];
  const target = { application, id, mode, pages };
  const compilation = await compile({ ...target, platform: 'browser', outputFolder: draft });
  // A remote without a page that the server renders runs in browsers only.
  if (application.isShell || routes.some(({ render }) => render === 'server')) {
    await compile({ ...target, platform: 'node', outputFolder: join(draft, 'node') });
  }
  const release = await describeRelease(draft, { application, id, routes, compilation });
  await writeFile(join(draft, releaseFile), `${JSON.stringify(release, undefined, 1)}\n`);
  await compressFiles(draft);
  if (mode === 'production') await refuseExcess(draft, release);
}
