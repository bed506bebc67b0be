/**
 * Starts the API: `DATA_DIR=data API_PORT=8081 DEMO_DATA=1 npx tsx api/src/server.ts`
 *
 * It prints one line of JSON when it answers, ends gracefully on SIGTERM and SIGINT, and leaves with
 * code 1 and one sentence when it cannot start. The settings are in config.ts.
 */
import { join } from 'node:path';
import type { Logger } from 'pino';
import { errorCode } from './error-code';
import { createApp } from './app';
import { readConfig, type Config } from './config';
import { openDatabase, type OpenDatabase } from './database/database';
import { migrate } from './database/migrate';
import { seedDemo } from './demo/seed-demo';
import { createDiskStore } from './files/disk-store';
import type { App } from './http/app-type';
import { createLogger } from './http/request-log';
import { StartFailure } from './start-failure';

const graceMilliseconds = 20_000;

async function start(config: Config) {
  const logger = createLogger(config.logLevel);
  const database = await openDatabase(config, (reason) => {
    logger.fatal(reason);
    process.exit(1);
  });
  try {
    await migrate(database.db);
    const files = createDiskStore(join(config.dataDirectory, 'files'));
    if (config.hasDemoData) await seedDemo(database.db, files);
    const app = await createApp({ config, database, files, logger });
    await listen(app, config);
    stopOnSignal(app, database, logger);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function listen(app: App, { host, port }: Config) {
  try {
    const address = await app.listen({ host, port });
    process.stdout.write(`${JSON.stringify({ ready: true, address })}\n`);
  } catch (error) {
    await app.close();
    throw listenFailure(error, port);
  }
}

/** Requests under way are answered, then the database is closed. */
function stopOnSignal(app: App, database: OpenDatabase, logger: Logger) {
  const stop = async () => {
    setTimeout(() => process.exit(1), graceMilliseconds).unref();
    await app.close();
    await database.close();
    logger.info('stopped');
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void stop());
  }
}

function listenFailure(error: unknown, port: number) {
  const code = errorCode(error);
  if (code === 'EADDRINUSE') {
    return new StartFailure(`El puerto ${port} ya está en uso; elige otro con API_PORT.`);
  }
  if (code === 'EACCES') {
    return new StartFailure(`No hay permiso para usar el puerto ${port}; elige otro con API_PORT.`);
  }
  return error;
}

function reportFailure(error: unknown) {
  const text = error instanceof StartFailure ? error.message : String(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}

try {
  await start(readConfig(process.env));
} catch (error) {
  reportFailure(error);
}
