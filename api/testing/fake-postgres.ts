import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { certificateKey } from './certificates';
import { answerOf, errorResponse, welcome, type Refusal } from './postgres-messages';

type Manner = {
  /** For TLS; without one the server offers none. */
  certificate?: string;
  /** The error that refuses connections. */
  refusal?: Refusal;
  /** The first refused connection; by default all are. */
  refusesFrom?: number;
  /** Sent instead of any answer, like another kind of server. */
  greeting?: string;
  /** A pooler, which assigns server processes per session or per transaction. */
  pool?: 'session' | 'transaction';
  /** Settings that the server reports. */
  facts?: Partial<Record<'version' | 'encoding' | 'isReadOnly', string>>;
};

const sslRequest = 80_877_103;

/** Simulates the sign-in of a PostgreSQL, a pooler or another server. Parses no SQL. */
export async function startFakePostgres(manner: Manner) {
  const sockets = new Set<Socket>();
  const signIn = signInAs(manner);
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('data', (begin) => greet(socket, begin));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;

  return {
    port,
    url: (options = '') => `postgres://ana:secreto@127.0.0.1:${port}/puente${options}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };

  function greet(socket: Socket, begin: Buffer) {
    if (manner.greeting !== undefined) socket.end(manner.greeting);
    else if (begin.readInt32BE(4) !== sslRequest) signIn(socket);
    else if (manner.certificate === undefined) socket.end('N');
    else {
      socket.write('S');
      const secured = encrypted(socket, manner.certificate);
      secured.once('data', () => signIn(secured));
    }
  }
}

function encrypted(socket: Socket, cert: string) {
  const secured = new TLSSocket(socket, { isServer: true, key: certificateKey, cert });
  secured.on('error', () => {});
  return secured;
}

/** Gives each connection its own process id, unless a pooler shares them. */
function signInAs({ refusal, refusesFrom = 1, pool, facts }: Manner) {
  let connections = 0;
  let process = 100;
  return function signIn(socket: Socket) {
    connections += 1;
    process += 1;
    const own = process;
    if (refusal && connections >= refusesFrom) {
      socket.end(errorResponse(refusal));
      return;
    }
    socket.write(welcome(pool ? -own : own));
    socket.on('data', () => socket.write(answer()));

    /** Answers any query alike. */
    function answer() {
      if (pool === 'transaction') process += 1;
      const current = pool === 'transaction' ? process : own;
      return answerOf({
        version: '18.1',
        encoding: 'UTF8',
        isReadOnly: 'f',
        process: String(current),
        ...facts,
      });
    }
  };
}
