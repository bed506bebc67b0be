import pg from 'pg';
import type { OpenDatabase } from './database';

export type ChangeListener = {
  /** False while changes could be missed: what is remembered must not be trusted then. */
  isListening: () => boolean;
  stop: () => Promise<void>;
};

type Handlers = {
  onChange: (topic: string) => void;
  /** Listening began, or began again: everything may have changed meanwhile. */
  onReady: () => void;
};

const channel = 'changes';
const retryMilliseconds = 1_000;
/** A connection that died without a word is found out by asking. */
const checkMilliseconds = 5_000;

/** Tells of the writes of every instance, by the notifications that the tables' triggers send. */
export function listenToChanges(
  database: OpenDatabase,
  connectionString: string | undefined,
  handlers: Handlers,
): Promise<ChangeListener> {
  return connectionString === undefined
    ? listenEmbedded(database, handlers)
    : listenServer(connectionString, handlers);
}

/** The only session hears itself. */
async function listenEmbedded({ pool }: OpenDatabase, { onChange, onReady }: Handlers) {
  const client = await pool.connect();
  client.on('notification', ({ payload }) => onChange(payload ?? ''));
  await client.query(`listen ${channel}`);
  client.release();
  onReady();
  return { isListening: () => true, stop: async () => {} };
}

async function listenServer(connectionString: string, handlers: Handlers): Promise<ChangeListener> {
  let client: pg.Client | undefined;
  let isStopped = false;

  await connect();
  const check = setInterval(() => {
    client?.query('select 1').catch(reconnect);
  }, checkMilliseconds).unref();

  return {
    isListening: () => client !== undefined,
    async stop() {
      isStopped = true;
      clearInterval(check);
      await client?.end();
    },
  };

  async function connect() {
    const next = new pg.Client({ connectionString, keepAlive: true });
    next.on('error', reconnect);
    next.on('notification', ({ payload }) => handlers.onChange(payload ?? ''));
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      client = next;
      handlers.onReady();
    } catch {
      reconnect();
    }
  }

  function reconnect() {
    client = undefined;
    if (!isStopped) setTimeout(() => void connect(), retryMilliseconds).unref();
  }
}
