import type { RemoteRoute } from '@portal/contract/remote-route';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRelease, releaseFile, releaseFolder } from '@portal/releases/release';
import { findApplications, type Application } from '../../applications';
import { compressFiles } from '../../release/compress-files';
import { describeRelease } from '../../release/describe-release';
import { readRoutes } from '../../release/read-routes';
import { releaseId } from '../../release/release-id';
import { writeLive } from '../../release/write-live';
import { chunkNameOf } from '../../webpack/build-target';
import { compileMonolith } from './compile-monolith';

/**
 * Builds the same sources without federation: a release of the shell that contains every page. In
 * the second releases folder, pages are rendered only in the browser.
 */
export async function buildMonolith(folder: string) {
  const rendered = join(folder, 'rendered');
  const plain = join(folder, 'plain');
  const id = monolithId();
  const built = releaseFolder(rendered, 'shell', id);
  if (!existsSync(join(built, releaseFile))) {
    await rm(folder, { recursive: true, force: true });
    await build(built, id, join(folder, 'page-list.ts'));
    await cp(rendered, plain, { recursive: true });
    await leaveRenderingToBrowsers(plain, id);
  }
  for (const releasesFolder of [rendered, plain]) {
    // Does not use the publish command, because that checks the size budget.
    await writeLive(releasesFolder, { revision: 1, live: { shell: id } });
  }
  return { rendered, plain };
}

function monolithId() {
  const ids = findApplications().map((application) => releaseId(application));
  return createHash('sha256').update(ids.join()).digest('hex').slice(0, 10);
}

async function build(outputFolder: string, id: string, pageList: string) {
  const applications = findApplications();
  const [application] = applications;
  if (!application) throw new Error('The project has no shell.');
  await mkdir(outputFolder, { recursive: true });
  const routes = await writePageList(pageList, applications);

  const target = { application, id, mode: 'production', pages: [], outputFolder } as const;
  const compilation = await compileMonolith({ ...target, platform: 'browser' }, pageList);
  const nodeFolder = join(outputFolder, 'node');
  await compileMonolith({ ...target, platform: 'node', outputFolder: nodeFolder }, pageList);

  const release = describeRelease(outputFolder, { application, id, routes, compilation });
  await compressFiles(outputFolder);
  await writeFile(join(outputFolder, releaseFile), JSON.stringify(release));
}

/** Replaces the shell's page list with the pages of all applications. */
async function writePageList(file: string, applications: readonly Application[]) {
  const routes: RemoteRoute[] = [];
  const imports = new Set<string>();
  for (const application of applications) {
    for (const route of await readRoutes(application)) {
      routes.push(route);
      imports.add(lazyImport(application, route.page));
    }
  }
  await writeFile(file, `export const shellPages = {\n${[...imports].join('\n')}\n};\n`);
  return routes;
}

const lazyImport = ({ folder }: Application, page: string) =>
  `  ${JSON.stringify(page)}: () => import(/* webpackChunkName: "${chunkNameOf(page)}" */ ${JSON.stringify(join(folder, 'src', page))}),`;

async function leaveRenderingToBrowsers(releasesFolder: string, id: string) {
  const release = await readRelease(releasesFolder, 'shell', id);
  const routes = release.routes.map((route) => ({ ...route, render: 'client' }));
  const file = join(releaseFolder(releasesFolder, 'shell', id), releaseFile);
  await writeFile(file, JSON.stringify({ ...release, routes }));
}
