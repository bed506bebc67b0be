import Fastify from 'fastify';
import { resolve } from 'node:path';
import { viewerPath } from '@portal/kit/routing/paths';
import { apiProxy } from './api-proxy';
import { crawlerFiles } from './crawlers';
import { pageHandler } from './pages/page-handler';
import { createPageSource } from './pages/page-source';
import { publicOriginOf } from './pages/public-origin';
import { createReleaseStore } from './releases/release-store';
import { createSites } from './releases/sites';
import { keepWarm } from './rendering/keep-warm';
import { createRenderers } from './rendering/renderers';
import { staticFiles } from './static-files';
import { viewerHeaders, viewerPage } from './viewer/viewer-page';

export type SiteOptions = {
  readonly releasesFolder: string;
  readonly apiUrl: string;
  /** Behind a proxy that sets `X-Forwarded-For`. */
  readonly trustProxy?: boolean;
  /** Where the public reaches the site; without it, wherever a request did. */
  readonly publicUrl?: string | undefined;
  readonly logLevel?: string;
};

const publicFolder = resolve(import.meta.dirname, '../public');

/** The server of every page request: without listening, so that tests can ask it in memory. */
export async function createSite(options: SiteOptions) {
  const { releasesFolder, apiUrl, trustProxy = false, logLevel = 'warn' } = options;
  const app = Fastify({ logger: { level: logLevel }, trustProxy });
  const findSite = createSites(createReleaseStore(releasesFolder));
  const renderers = createRenderers({ releasesFolder, apiUrl });
  const letCool = keepWarm({ findSite, renderers });
  app.addHook('onClose', () => {
    letCool();
    renderers.stop();
  });

  await apiProxy(app, { apiUrl });
  await staticFiles(app, { releasesFolder, publicFolder });

  app.get(viewerPath, (_request, reply) => reply.headers(viewerHeaders).send(viewerPage));

  const publicOrigin = publicOriginOf(options.publicUrl);
  crawlerFiles(app, { findSite, publicOrigin, apiUrl });

  const answerPage = pageHandler({
    findSite,
    publicOrigin,
    preparedPage: createPageSource({
      renderers,
      apiUrl,
      onFailure: (url, failure) => app.log.warn({ url, failure: String(failure) }, 'Not rendered'),
    }),
  });
  app.get('/*', answerPage);
  return app;
}
