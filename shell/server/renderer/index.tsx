import { createRequire } from 'node:module';
import { join } from 'node:path';
import { releaseFolder } from '@portal/releases/release';
import { containerName, nodeEntryFile } from '@portal/releases/release-names';
import { errorOutput, inBackground } from '@portal/server/in-background';
import * as v from 'valibot';
import { installEntryLoader } from '../../src/remotes/federation';
import { createPageStore } from '../../src/remotes/page-store';
import { createRouteTable } from '../../src/remotes/route-table';
import { shellPages } from '../../src/shell-pages';
import { rendererSettings, renderRequest, type RenderAnswer } from './protocol';
import { recordingAdapter, recordReads } from './recorded-reads';
import { createPageRenderer } from './render-page';

/**
 * A process that renders pages for one set of releases. Modules keep state, so releases never share
 * a process. It is told its set when it starts, and then answers one page after another.
 */
const settings = v.parse(
  v.pipe(v.string(), v.parseJson(), rendererSettings),
  process.env['RENDERER_SETTINGS'],
);

// A release's container comes from the Node build in its folder.
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
// The client is a lazy share, so it is asked for as the pages do.
const clientIsReady = import('@portal/http').then(({ configureHttp }) =>
  configureHttp({ adapter: recordingAdapter(settings.apiUrl) }),
);

process.on('message', (message) =>
  inBackground(errorOutput, 'answering for a page', () => answer(message)),
);
// Without the site server nobody needs this process.
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

/** A site that was killed takes no more answers, and nothing is told of that. */
function endWithoutSite(failure: Error | null) {
  if (failure) process.exit();
}
