import { createRequire } from 'node:module';
import { join } from 'node:path';
import { releaseFolder } from '@portal/releases/release';
import { containerName, nodeEntryFile } from '@portal/releases/release-names';
import { stderrLog, inBackground } from '@portal/server/in-background';
import * as v from 'valibot';
import { installEntryLoader } from '../../src/remotes/federation';
import { createPageStore } from '../../src/remotes/page-store';
import { createRouteTable } from '../../src/remotes/route-table';
import { shellPages } from '../../src/shell-pages';
import { rendererSettings, renderRequest, type RenderAnswer } from './protocol';
import { recordingAdapter, recordReads } from './recorded-reads';
import { createPageRenderer } from './render-page';

/**
 * Renders pages of one release set, given at the start. Modules have state, so release sets never
 * share a process.
 */
const settings = v.parse(
  v.pipe(v.string(), v.parseJson(), rendererSettings),
  process.env['RENDERER_SETTINGS'],
);

// Containers are loaded from the Node build of the release.
installEntryLoader((application, { id }) => {
  const entry = join(
    releaseFolder(settings.releasesFolder, application, id),
    'node',
    nodeEntryFile,
  );
  const exported: unknown = createRequire(entry)(entry);
  return Reflect.get(Object(exported), containerName(application, id));
});
const renderPage = createPageRenderer({
  composition: settings.composition,
  table: createRouteTable(settings.composition),
  pages: createPageStore(settings.composition, shellPages),
});
// `@portal/http` is a lazy shared module, so it is imported dynamically, as pages do.
const clientIsReady = import('@portal/http').then(({ configureHttp }) =>
  configureHttp({ adapter: recordingAdapter(settings.apiUrl) }),
);

process.on('message', (message) =>
  inBackground(stderrLog, 'rendering a page', () => answer(message)),
);
// Ends with the site server.
process.on('disconnect', () => process.exit());

async function answer(message: unknown) {
  const { ticket, answers, ...address } = v.parse(renderRequest, message);
  await clientIsReady;
  const { reads, result } = await recordReads(() => renderPage(address), answers);
  send(
    result.status === 'fulfilled'
      ? { kind: 'page', ticket, page: { ...result.value, reads } }
      : { kind: 'failure', ticket, reads, ...failureOf(result.reason) },
  );
}

const failureOf = (reason: unknown) => ({
  reason: String(reason),
  ...(reason instanceof Error && reason.stack !== undefined && { stack: reason.stack }),
});

function send(answerOfPage: RenderAnswer) {
  process.send?.(answerOfPage, undefined, undefined, endWithoutSite);
}

/** Ends silently if the site was killed and cannot receive the answer. */
function endWithoutSite(failure: Error | null) {
  if (failure) process.exit();
}
