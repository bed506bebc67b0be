/**
 * Starts the API: `DATA_DIR=data API_PORT=8081 DEMO_DATA=1 npx tsx api/src/start/server.ts`
 *
 * Prints one line of JSON when ready, ends gracefully on SIGTERM, SIGINT and SIGHUP, and exits with
 * code 1 and one sentence when it cannot start. The settings are in config.ts.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { endingSignals } from '@portal/server/ending-signals';
import {
  runLoggingFailure,
  inBackground,
  surviveUnhandledRejections,
} from '@portal/server/in-background';
import { explainListenFailure } from '@portal/server/listen-failure';
import { withTimeout } from '@portal/server/with-timeout';
import type { AppOptions } from './app';
import { readConfig, type Config } from './config';
import { loadParts, type Parts } from './parts';
import { openDatabase } from '../platform/database/database';
import type { App } from '../platform/http/app-type';
import { createLogger } from '../platform/logger';
import { StartFailure } from '@portal/server/start-failure';

/**
 * Milliseconds for open calls, for closing the server in total, and then for the database. Many
 * process managers kill a process after 20 s, `npm start` after 18 s.
 */
const maxMilliseconds = { calls: 10_000, server: 13_000, database: 3_000 };

type Context = Omit<AppOptions, 'stopping' | 'metrics' | 'tellOperator'>;

async function start(config: Config) {
  const logger = createLogger(config.logLevel);
  surviveUnhandledRejections(logger);
  const onFatal = (reason: string) => {
    logger.fatal(reason);
    process.exit(1);
  };
  // The database opens in its own thread or process, while modules load.
  const [database, parts] = await Promise.all([openDatabase(config, onFatal), loadParts()]);
  try {
    await parts.migrate(database.db);
    const files = await parts.openFileStore(config);
    if (config.hasDemoData) {
      const { seedDemo } = await import('./demo/seed-demo');
      await seedDemo(database.db, files);
    }
    await serve({ config, database, files, logger }, parts);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function serve(context: Context, parts: Parts) {
  const { config, logger } = context;
  const stopping = new AbortController();
  const metrics = config.metrics && parts.createMetrics();
  const app = await parts.createApp({
    ...context,
    stopping: stopping.signal,
    tellOperator: (sentence) => process.stderr.write(`${sentence}\n`),
    ...(metrics && { metrics }),
  });
  // A client may stop the process as soon as it sees a response.
  stopOnSignal(app, context, stopping);
  try {
    const address = await listen(app, config);
    const figures =
      metrics &&
      config.metrics &&
      (await parts.serveMetrics(metrics, { ...config.metrics, logger, setting: 'METRICS_PORT' }));
    const firstLink = await parts.firstLink(context.database.db);
    process.stdout.write(
      `${JSON.stringify({ ready: true, address, metrics: figures, firstLink })}\n`,
    );
  } catch (error) {
    // The stop handler already closes the server.
    if (stopping.signal.aborted) return;
    await app.close();
    throw error;
  }
}

const listen = (app: App, { host, port }: Config) =>
  explainListenFailure(app.listen({ host, port }), { port, setting: 'API_PORT' });

/**
 * Answers open requests, then closes the database. Anything stuck, such as a mail server, does not
 * delay the end: acknowledged data do not depend on it.
 */
function stopOnSignal(app: App, { config, database, logger }: Context, stopping: AbortController) {
  const stop = async () => {
    // Ctrl+C signals this process and its parent, which passes it on.
    if (stopping.signal.aborted) return;
    stopping.abort();
    await wait(config.stopDelaySeconds * 1000);
    setTimeout(() => app.server.closeAllConnections(), maxMilliseconds.calls).unref();
    await runLoggingFailure(logger, 'closing the server', () =>
      withTimeout(maxMilliseconds.server, app.close()),
    );
    await runLoggingFailure(logger, 'closing the database', () =>
      withTimeout(maxMilliseconds.database, database.close()),
    );
    logger.info('stopped');
    process.exit();
  };
  for (const signal of endingSignals) {
    process.once(signal, () => inBackground(logger, 'stopping', stop));
  }
}

try {
  await start(readConfig(process.env));
} catch (error) {
  const text = error instanceof StartFailure ? error.message : String(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
