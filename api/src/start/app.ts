import { randomUUID } from 'node:crypto';
import { maxCallBytes } from '@portal/contract/request-limits';
import Fastify from 'fastify';
import { addAccessControl } from '../platform/auth/access';
import type { App } from '../platform/http/app-type';
import { addCrossOriginAccess } from '../platform/http/cross-origin';
import { addErrorHandling, sendProblem } from '../platform/http/error-handler';
import { addOwnWrites } from '../platform/http/own-writes';
import { addPathAliases } from '../platform/http/path-aliases';
import { RouteLog } from '../platform/http/request-log';
import { requireOneHost } from '../platform/http/one-host';
import {
  refuseConnection,
  refuseExpectation,
  watchConnections,
} from '../platform/http/refused-connection';
import { addSecurityHeaders, securityHeaders } from '../platform/http/security-headers';
import { validatorCompiler, type ValibotTypeProvider } from '../platform/http/validation';
import type { Metrics } from '../platform/metrics/metrics';
import { startUpkeep } from '../platform/jobs/start-upkeep';
import { createPlatform, type PlatformOptions } from '../platform/platform';
import type { Config } from './config';
import { addRoutes, given, upkeepOf } from './domains';

export type AppOptions = PlatformOptions & { config: Config; metrics?: Metrics };

export async function createApp({ metrics, ...options }: AppOptions): Promise<App> {
  const { config, database, logger } = options;
  const platform = await createPlatform(options, given);
  const { changes, noteFailure, notices, securityLog } = platform;
  const app: App = Fastify({
    loggerInstance: logger,
    logController: new RouteLog(),
    // A logger per request costs more than a cached response, so lines carry the request's id.
    childLoggerFactory: (own) => own,
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies,
    bodyLimit: maxCallBytes,
    // During a shutdown, open connections still get responses.
    return503OnClosing: false,
    // Longer than the slowest accepted upload.
    requestTimeout: 180_000,
    routerOptions: { maxParamLength: 320 },
    // URLs that cannot be decoded reach no other handler.
    frameworkErrors: (error, request, reply) => {
      const problem = noteFailure(error, { request });
      sendProblem(reply.headers(securityHeaders(request)), problem);
    },
    clientErrorHandler: (error, socket) => {
      refuseConnection([error, socket], securityLog);
    },
    // Node would answer a missing Host header with an empty response.
    http: { requireHostHeader: false },
  }).withTypeProvider<ValibotTypeProvider>();
  app.server.on('checkExpectation', refuseExpectation);

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  watchConnections(app);
  addErrorHandling(app, noteFailure);
  addSecurityHeaders(app);
  requireOneHost(app);
  addCrossOriginAccess(app, config.allowedOrigins);
  app.removeContentTypeParser('text/plain');

  addOwnWrites(app, changes);
  addPathAliases(app);
  addAccessControl(app, platform.readToken);
  metrics?.watch(app, { pool: database.pool, changes, securityLog, notices });
  await addRoutes(app, platform);
  const upkeep = await startUpkeep(platform, {
    tasks: upkeepOf(database),
    isOnlyProcess: database.isEmbedded,
  });
  notices.start();
  app.addHook('onClose', async () => {
    upkeep.stop();
    await notices.stop();
    await changes.stop();
    securityLog.stop();
  });
  return app;
}
