import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { developmentId } from '@portal/releases/release-names';
import { releaseFile, releaseFolder, type Release } from '@portal/releases/release';
import { errorOutput, inBackground } from '@portal/server/in-background';
import * as v from 'valibot';
import type { Stats } from 'webpack';
import { describeRelease } from '../release/describe-release';
import { readRoutes } from '../release/read-routes';
import { writeWhole } from '../release/write-whole';
import { endWithParent } from '../start/end-with-parent';
import type { BuildTarget } from '../webpack/build-target';
import { readCompilation } from '../webpack/compile';
import { createConfiguration } from '../webpack/configuration';
import { ShareContractPlugin } from '../webpack/share-contract-plugin';
import { builderSettings, type BuilderMessage } from './builder-messages';
import { describeProblem } from './describe-problem';
import { watchBuild } from './watched-build';

/**
 * A process that builds one application as often as its sources change. Pages take over the build for browsers
 * at once; the one for the renderer is made when a page is asked for, as is the description of the release,
 * which brings the two together.
 */
endWithParent();

const { application, releasesFolder, cacheFolder } = v.parse(
  v.pipe(v.string(), v.parseJson(), builderSettings),
  process.argv[2],
);
const folder = releaseFolder(releasesFolder, application.name, developmentId);
mkdirSync(folder, { recursive: true });

const routes = await readRoutes(application);
const target = {
  application,
  id: developmentId,
  pages: [...new Set(routes.map(({ page }) => page))],
  mode: 'development',
  cacheFolder,
} satisfies Partial<BuildTarget>;

const contract = new ShareContractPlugin();
let built: { readonly hash: string; readonly release: Release } | undefined;

const browser = watchBuild(
  createConfiguration(
    { ...target, platform: 'browser', outputFolder: folder, isHot: true },
    contract,
  ),
  { onEnd: tellBuilt },
);
const node = watchBuild(
  createConfiguration(
    { ...target, platform: 'node', outputFolder: join(folder, 'node') },
    new ShareContractPlugin(),
  ),
  { isLazy: true },
);

function tellBuilt(stats: Stats) {
  if (!stats.hasErrors()) {
    const compilation = readCompilation(stats.compilation, contract);
    const release = describeRelease(folder, {
      application,
      id: developmentId,
      routes,
      compilation,
    });
    built = { hash: stats.hash ?? '', release };
  }
  tell({ kind: 'built', ...built, problems: problemsOf(stats) });
}

let written = '';

/** Brings what was built last together; a build that failed leaves what the one before it made. */
async function settle() {
  const browserStats = await browser.latest();
  const nodeStats = await node.latest();
  if (nodeStats.hasErrors() && !browserStats.hasErrors()) {
    tell({ kind: 'built', ...built, problems: problemsOf(nodeStats) });
  }
  const stamp = `${built?.hash} ${nodeStats.hash}`;
  if (built && stamp !== written) {
    written = stamp;
    // A renderer keeps what it has loaded: by this time the site tells that another one is needed.
    const release = { ...built.release, built: new Date().toISOString() };
    await writeWhole(join(folder, releaseFile), JSON.stringify(release));
  }
  tell({ kind: 'settled' });
}

const problemsOf = (stats: Stats) =>
  (stats.toJson({ all: false, errors: true }).errors ?? []).map(({ message, moduleName, loc }) =>
    describeProblem(
      application.name,
      {
        message,
        file: moduleName && resolve(application.folder, moduleName),
        line: loc ? Number.parseInt(loc, 10) : undefined,
      },
      (file) => readFileSync(file, 'utf8'),
    ),
  );

function tell(message: BuilderMessage) {
  process.send?.(message);
}

process.on('message', () => inBackground(errorOutput, 'bringing a release together', settle));
