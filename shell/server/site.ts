import Fastify, { LogController } from 'fastify';
import { resolve } from 'node:path';
import { viewerPath } from '@portal/kit/routing/paths';
import type { Store } from '@portal/releases/change-registry';
import type { OverridesOptions } from '@portal/releases/release-overrides';
import { inBackground } from '@portal/server/in-background';
import { requestPath } from '@portal/server/request-path';
import { addAdmission } from './admission/admission';
import { apiProxy } from './calls/api-proxy';
import { crawlerFiles } from './crawlers';
import { addDemoFaults } from './demo/demo-faults';
import { companyOf } from './company';
import { createErrorAnswers } from './errors/error-answers';
import { createCompanyAnswers } from './company-answers';
import { panelRoutes } from './panel/panel-routes';
import { createOfferReader } from './open-offers';
import { createCommonPages } from './pages/common-pages';
import { createPageDictionaries } from './pages/page-dictionaries';
import { pageDictionaryRoute } from './pages/page-dictionary-route';
import { pageHandler } from './pages/page-handler';
import { createPageSource } from './pages/page-source';
import { routesCall } from './pages/routes-call';
import { noObserver } from './loads/load-observer';
import { loadReportsCall } from './loads/load-reports';
import { createLoads, loadOfRender } from './loads/loads';
import type { SiteMetrics } from './metrics/metrics';
import { createReleaseStore } from './releases/release-store';
import { createReleaseSets } from './releases/release-sets';
import { createVisitors } from './releases/visitor';
import { watchApiContract } from './releases/watch-api-contract';
import { watchRegistry } from './releases/watch-registry';
import { prewarmRenderers } from './rendering/prewarm-renderers';
import { createRenderAllowance } from './rendering/render-allowance';
import { createRenderers } from './rendering/renderers';
import { readSettings, type SiteSettings } from './settings';
import { starterFile } from './starter/starter';
import { staticFiles } from './static-files';
import { thirdPartyNotices } from './third-party-notices';
import { viewerHeaders, viewerPage } from './viewer/viewer-page';

export type SiteOptions = SiteSettings &
  OverridesOptions &
  Store & {
    readonly apiUrl: string;
    readonly logLevel?: string;
    /** Receives the log, instead of standard output. */
    readonly logStream?: { readonly write: (line: string) => void };
    /** Receives the live releases and their loads. */
    readonly metrics?: Pick<SiteMetrics, 'watch'> | undefined;
    /** Waits for the files of an address, for development builds. */
    readonly untilReady?: (address: string) => Promise<unknown>;
    /** Receives each page that could not be rendered, instead of the log. */
    readonly onNotRendered?: (route: string, failure: unknown) => void;
    /** Render timeout in milliseconds, after which the browser renders the page. */
    readonly maxRenderWait?: number;
  };

const publicFolder = resolve(import.meta.dirname, '../public');

/** In milliseconds. Answers have no limit, as streams stay open. */
const connections = {
  // Enough for 3 MB over a poor mobile connection.
  requestTimeout: 120_000,
  // Longer than that of a proxy in front, so that the proxy never uses a connection that is being
  // closed.
  keepAliveTimeout: 72_000,
  http: {
    headersTimeout: 15_000,
    connectionsCheckingInterval: 5_000,
    // Node would answer a missing host with an empty body; the site explains the error.
    requireHostHeader: false,
  },
};

function createServer(
  { logLevel = 'warn', logStream }: Pick<SiteOptions, 'logLevel' | 'logStream'>,
  trustedProxies: ReturnType<typeof readSettings>['trustedProxies'],
  errorAnswers: ReturnType<typeof createErrorAnswers>,
) {
  const app = Fastify({
    logger: { level: logLevel, ...(logStream && { stream: logStream }) },
    // Addresses may contain personal data.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies,
    rewriteUrl: requestPath,
    // Requests during shutdown are still answered; then their connection is closed.
    return503OnClosing: false,
    ...connections,
    ...errorAnswers.handlers,
  });
  // An unknown `Expect` header does not change the answer.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
  errorAnswers.addTo(app);
  return app;
}

const damageText = 'The registry is damaged; using the last valid one';
const unreadableText = 'Releases cannot be read; using their fallbacks';
const unrenderedText = 'The server could not render a page';
const reasonOf = (reason: unknown) => ({ reason: String(reason) });

/** Creates the site server without listening, so that tests can call it in memory. */
export async function createSite(options: SiteOptions) {
  const { releasesFolder, apiUrl, untilReady } = options;
  const { origins, trustedProxies, limitFactor, isGuarded, isDemo } = readSettings(options);
  const kept = createCompanyAnswers(apiUrl);
  const errorAnswers = createErrorAnswers(origins, () => companyOf(kept.known()));
  const app = createServer(options, trustedProxies, errorAnswers);
  const store = watchRegistry(
    createReleaseStore(options, (reason) => app.log.error(reasonOf(reason), damageText)),
  );
  const observer = options.metrics?.watch(store) ?? noObserver;
  const loads = createLoads({ store, log: app.log, isGuarded, observer });
  const releaseSets = createReleaseSets(
    { ...store, registry: loads.registry },
    { isDemo, onDamage: (unreadable) => app.log.error({ unreadable }, unreadableText) },
  );
  const visitorOf = createVisitors(options);
  const renderers = createRenderers({ releasesFolder, apiUrl });
  const { find: findReleaseSet } = releaseSets;
  const letCool = prewarmRenderers({ findReleaseSet, renderers, log: app.log });
  const forgetContract = watchApiContract(app, { apiUrl, store: options });
  app.addHook('onClose', () => {
    forgetContract();
    letCool();
    store.stop();
    loads.stop();
    if (!app.server.listening) renderers.stop();
  });
  // Requests in progress may still need the renderers.
  app.server.once('close', () => renderers.stop());

  if (untilReady) app.addHook('onRequest', ({ url }) => untilReady(url));
  addAdmission(app, origins);
  if (isDemo) addDemoFaults(app);
  await app.register(apiProxy, { apiUrl });
  await app.register(panelRoutes, { store, loads, apiUrl, limitFactor, pins: options });
  await starterFile(app);
  await app.register(staticFiles, { releasesFolder, publicFolder });
  loadReportsCall(app, { store, findReleaseSet, visitorOf, loads, limitFactor, observer });
  const readOffers = createOfferReader(apiUrl);
  const readCompany = async () => companyOf(await kept.latest());
  crawlerFiles(app, { findReleaseSet, readOffers, readCompany });
  thirdPartyNotices(app, { releasesFolder, findReleaseSet });
  app.get(viewerPath, (_request, reply) => reply.headers(viewerHeaders).send(viewerPage));
  routesCall(app, { releaseSetNamed: releaseSets.named });
  const preparedPage = createPageSource({
    renderers,
    beginRender: createRenderAllowance(limitFactor),
    apiUrl,
    kept,
    ...(options.maxRenderWait && { maxWait: options.maxRenderWait }),
    onFailure:
      options.onNotRendered ??
      ((route, failure) => app.log.warn({ route, failure: String(failure) }, unrenderedText)),
    onRender: (render) =>
      inBackground(app.log, 'counting a render', () => loads.countRender(loadOfRender(render))),
  });
  const collectPages = createCommonPages({ renderers, readOffers, kept });
  const dictionaries = createPageDictionaries({ store, collectPages, log: app.log });
  pageDictionaryRoute(app, { dictionaries, findReleaseSet });
  app.get('/*', pageHandler({ findReleaseSet, visitorOf, preparedPage, dictionaries }));
  return app;
}
