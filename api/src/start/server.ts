/**
 * Starts the API: `DATA_DIR=data API_PORT=8081 DEMO_DATA=1 npx tsx api/src/server.ts`
 *
 * It prints one line of JSON when it answers, ends gracefully on SIGTERM, SIGINT and SIGHUP, and leaves with
 * code 1 and one sentence when it cannot start. The settings are in config.ts.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { endingSignals } from '@portal/server/ending-signals';
import { attempt, inBackground, outliveForgottenPromises } from '@portal/server/in-background';
import { orListenFailure } from '@portal/server/listen-failure';
import { within } from '@portal/server/within';
import type { AppOptions } from './app';
import { readConfig, type Config } from './config';
import { loadParts, type Parts } from './parts';
import { openDatabase } from '../platform/database/database';
import type { App } from '../platform/http/app-type';
import { createLogger } from '../platform/logger';
import { StartFailure } from '@portal/server/start-failure';

/**
 * How long calls under way may take to end, then closing the server in all, and then the database, in
 * milliseconds. Whoever tells a process to end kills it after 20 s in many places, `npm start` after 18.
 */
const maxMilliseconds = { calls: 10_000, server: 13_000, database: 3_000 };

type Context = Omit<AppOptions, 'stopping' | 'metrics' | 'tellOperator'>;

async function start(config: Config) {
  const logger = createLogger(config.logLevel);
  outliveForgottenPromises(logger);
  const onFatal = (reason: string) => {
    logger.fatal(reason);
    process.exit(1);
  };
  // The database opens in a thread or process of its own; what needs it loads meanwhile.
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
  // Whoever sees an answer may tell it to end.
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
    // Told to end meanwhile, it is closed by whoever was told.
    if (stopping.signal.aborted) return;
    await app.close();
    throw error;
  }
}

const listen = (app: App, { host, port }: Config) =>
  orListenFailure(app.listen({ host, port }), { port, setting: 'API_PORT' });

/**
 * Requests under way are answered, then the database is closed. What is stuck, such as a caller, a mail
 * server or the database, keeps the process no longer: nothing that was acknowledged depends on it.
 */
function stopOnSignal(app: App, { config, database, logger }: Context, stopping: AbortController) {
  const stop = async () => {
    // Ctrl+C reaches this process and the one that started it, which passes it on.
    if (stopping.signal.aborted) return;
    stopping.abort();
    await wait(config.stopDelaySeconds * 1000);
    setTimeout(() => app.server.closeAllConnections(), maxMilliseconds.calls).unref();
    await attempt(logger, 'closing the server', () => within(maxMilliseconds.server, app.close()));
    await attempt(logger, 'closing the database', () =>
      within(maxMilliseconds.database, database.close()),
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
