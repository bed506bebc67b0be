/**
 * `npm run user -- create|reset|disable|enable|roles|list`, with the settings of the server:
 * accounts for the operator. Never reads or shows a password: people choose theirs through a
 * one-time link.
 */
import { parseArgs } from 'node:util';
import { StartFailure } from '@portal/server/start-failure';
import { openDatabase } from '../../platform/database/database';
import type { Database } from '../../platform/database/database';
import { Problem } from '../../platform/problem/problem';
import { readConfig } from '../config';
import { migrate } from '../migrations/migrate';
import { runAccountCommand, usage, type Invocation } from './account-command';

async function run() {
  const invocation = readInvocation();
  if (invocation.values.help || invocation.positionals.length === 0) {
    tell(usage);
    return;
  }
  await withDatabase(async (db) => {
    for (const line of await runAccountCommand(db, invocation, siteAddress())) tell(line);
  });
}

function readInvocation(): Invocation {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', default: false },
        name: { type: 'string' },
        surname: { type: 'string' },
        email: { type: 'string' },
        role: { type: 'string' },
        'second-factor': { type: 'boolean', default: false },
      },
    });
  } catch {
    throw new StartFailure(`Esa opción no existe.\n\n${usage}`);
  }
}

const siteAddress = () => {
  const { siteUrl } = readConfig(process.env);
  return siteUrl ?? `http://localhost:${process.env['PORT'] ?? 8080}`;
};

async function withDatabase(work: (db: Database) => Promise<void>) {
  const database = await openDatabase(readConfig(process.env), (reason) => {
    throw new Error(reason);
  });
  try {
    await migrate(database.db);
    await work(database.db);
  } finally {
    await database.close();
  }
}

const tell = (text: string) => process.stdout.write(`${text}\n`);

try {
  await run();
} catch (error) {
  const isTold = error instanceof StartFailure || error instanceof Problem;
  process.stderr.write(`${isTold ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
