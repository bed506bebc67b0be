import { inBackground } from '@portal/server/in-background';
import { oneAtATime } from '@portal/server/one-at-a-time';
import { withTimeout } from '@portal/server/with-timeout';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { OpenDatabase } from './database';

export type ChangeListener = {
  /** False while changes could be missed; caches are then unreliable. */
  isListening: () => boolean;
  /** Resolves once all changes committed before are reported, or the connection is lost. */
  catchUp: () => Promise<void>;
  subscribe: (subscriber: Subscriber) => void;
  stop: () => Promise<void>;
};

/** In the triggers' form: «offers», or «applications 3,4». */
type Change = { topic: string; ids: readonly number[] };

type Subscriber = {
  onChange: (change: Change) => void;
  /** Listening restarted, so any table may have changed. */
  onReady: () => void;
};

type Handlers = Subscriber & { logger: FastifyBaseLogger };

const channel = 'changes';
const retryMilliseconds = 1_000;
/** Interval of checks for a silently lost connection. */
const checkMilliseconds = 5_000;
/** Without an answer for this time, the connection counts as lost. */
const answerMilliseconds = 2_000;

/** Reports writes of all instances, by the notifications of triggers. */
export async function listenToChanges(
  database: OpenDatabase,
  connectionString: string | undefined,
  logger: FastifyBaseLogger,
): Promise<ChangeListener> {
  const subscribers: Subscriber[] = [];
  const handlers = {
    logger,
    onChange: (change: Change) => subscribers.forEach(({ onChange }) => onChange(change)),
    onReady: () => subscribers.forEach(({ onReady }) => onReady()),
  };
  const connection = await (connectionString === undefined
    ? listenEmbedded(database, handlers)
    : listenServer(connectionString, handlers));
  return { ...connection, subscribe: (subscriber) => subscribers.push(subscriber) };
}

type Connection = Omit<ChangeListener, 'subscribe'>;

/** The only session receives its own notifications. */
async function listenEmbedded({ pool }: OpenDatabase, handlers: Handlers): Promise<Connection> {
  const client = await pool.connect();
  passOn(client, handlers);
  await client.query(`listen ${channel}`);
  client.release();
  return { isListening: () => true, catchUp: async () => {}, stop: async () => {} };
}

async function listenServer(connectionString: string, handlers: Handlers): Promise<Connection> {
  let current: pg.Client | undefined;
  let isHearing = false;
  let isStopped = false;
  // A change committed during a query may be reported after its answer, so each call needs a later
  // query.
  const ask = oneAtATime(askOnce);

  await connect();
  const check = setInterval(
    () => inBackground(handlers.logger, 'checking for database changes', ask),
    checkMilliseconds,
  ).unref();

  return {
    isListening: () => isHearing,
    catchUp: ask,
    async stop() {
      isStopped = true;
      clearInterval(check);
      await current?.end();
    },
  };

  async function connect() {
    if (isStopped) return;
    const client = new pg.Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: checkMilliseconds,
    });
    current = client;
    client.on('error', () => lose(client));
    client.on('end', () => lose(client));
    passOn(client, handlers);
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      isHearing = client === current;
      handlers.onReady();
    } catch {
      lose(client);
    }
  }

  function reconnect() {
    inBackground(handlers.logger, 'listening to the database', connect);
  }

  async function askOnce() {
    const client = current;
    if (client && isHearing && !(await isAnswering(client))) lose(client);
  }

  /** Can be reported several times, but one replacement is enough. */
  function lose(client: pg.Client) {
    if (client !== current) return;
    current = undefined;
    isHearing = false;
    // Fails if the connection does not respond.
    client.end().catch(() => {});
    if (!isStopped) setTimeout(reconnect, retryMilliseconds).unref();
  }
}

/** An error must not stop the following changes. */
const passOn = (client: pg.ClientBase, { logger, onChange }: Handlers) =>
  client.on('notification', ({ payload }) =>
    inBackground(logger, 'handling a database change', () => onChange(changeOf(payload))),
  );

function changeOf(payload = ''): Change {
  const [topic = '', ids = ''] = payload.split(' ');
  return { topic, ids: ids.split(',').filter(Boolean).map(Number) };
}

/** The server delivers pending notifications before it answers. */
async function isAnswering(client: pg.Client) {
  try {
    await withTimeout(answerMilliseconds, client.query('select 1'));
    return true;
  } catch {
    return false;
  }
}
