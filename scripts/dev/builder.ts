import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { developmentId } from '@portal/releases/release-names';
import { releaseFolder, type Release } from '@portal/releases/release';
import { stderrLog, inBackground } from '@portal/server/in-background';
import * as v from 'valibot';
import type { Stats } from 'webpack';
import type { Application } from '../applications';
import { describeRelease } from '../release/describe-release';
import { isRenderedByServer, pagesOf, readRoutes } from '../release/read-routes';
import { endWithParent } from '../start/end-with-parent';
import { readCompilation } from '../webpack/compile';
import { createConfiguration } from '../webpack/configuration';
import { faultsOf } from '../webpack/faults';
import { ShareContractPlugin } from '../webpack/share-contract-plugin';
import { unreadableFiles } from '../webpack/unreadable';
import { builderSettings, type BuilderMessage } from './builder-messages';
import { describeProblem } from './describe-problem';
import { watchBuild } from './watched-build';

/**
 * Builds applications for one platform whenever their sources change: for browsers at once, for the
 * renderer on request.
 */
endWithParent();
// Keeps the process alive while there is nothing to build until an error is fixed.
process.channel?.ref();

const { platform, applications, releasesFolder, cacheFolder } = v.parse(
  v.pipe(v.string(), v.parseJson(), builderSettings),
  process.argv[2],
);

const building = Promise.all(applications.map(watchIfSound));

process.on('message', () => inBackground(stderrLog, 'updating the builds', settle));

async function settle() {
  const builds = (await building).flat();
  await Promise.all(builds.map((build) => build.latest()));
  tell({ kind: 'settled' });
}

/** Routes are read once: a change of routes restarts this process. */
async function watchIfSound(application: Application) {
  try {
    return await watch(application);
  } catch (failure) {
    const { name } = application;
    const message = failure instanceof Error ? failure.message : String(failure);
    tell({ kind: 'built', name, problems: [describeProblem(name, { message }, readSource)] });
    return [];
  }
}

async function watch(application: Application) {
  const { name, folder, isShell } = application;
  const routes = await readRoutes(application);
  if (platform === 'node' && !isShell && !isRenderedByServer(routes)) return [];
  const ownFolder = releaseFolder(releasesFolder, name, developmentId);
  const outputFolder = platform === 'node' ? join(ownFolder, 'node') : ownFolder;
  mkdirSync(outputFolder, { recursive: true });
  const pages = pagesOf(routes);
  const contract = new ShareContractPlugin();
  const configuration = createConfiguration(
    {
      application,
      id: developmentId,
      platform,
      pages,
      outputFolder,
      mode: 'development',
      isHot: platform === 'browser',
      cacheFolder,
    },
    contract,
  );
  let last: { readonly hash: string; readonly release?: Release } | undefined;

  function describe(stats: Stats) {
    const hash = stats.hash ?? '';
    if (platform === 'node') return { hash };
    const build = {
      application,
      id: developmentId,
      routes,
      compilation: readCompilation(stats.compilation, contract),
      // Another process writes the renderer's build into the same folder.
      files: Object.keys(stats.compilation.assets),
    };
    return { hash, release: describeRelease(ownFolder, build) };
  }

  function onEnd(stats: Stats) {
    if (!stats.hasErrors()) last = describe(stats);
    const sentences = stats.hasErrors()
      ? unreadableFiles(stats.compilation, application)
      : faultsOf(stats.compilation, { application, pages });
    const problems =
      stats.hasErrors() && sentences.length === 0
        ? problemsOf(stats, { name, folder })
        : sentences.map((message) => describeProblem(name, { message }, readSource));
    tell({ kind: 'built', name, ...last, problems });
  }

  if (platform === 'browser') return [watchBuild(configuration, { onEnd })];
  // Renderer builds only run for the next page request, so the last problems may be fixed by then.
  const onChange = () => tell({ kind: 'built', name, ...last, problems: [] });
  return [watchBuild(configuration, { isLazy: true, onEnd, onChange })];
}

const problemsOf = (stats: Stats, { name, folder }: Pick<Application, 'name' | 'folder'>) =>
  (stats.toJson({ all: false, errors: true }).errors ?? []).map(({ message, moduleName, loc }) =>
    describeProblem(
      name,
      {
        message,
        file: moduleName && resolve(folder, moduleName),
        line: loc ? Number.parseInt(loc, 10) : undefined,
      },
      readSource,
    ),
  );

function readSource(file: string) {
  return readFileSync(file, 'utf8');
}

function tell(message: BuilderMessage) {
  process.send?.(message);
}
