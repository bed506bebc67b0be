import type { IncomingMessage, ServerResponse } from 'node:http';
import { failureToWire } from '@portal/contract/message';
import { createConnectionRefusal } from '@portal/server/refused-connection';
import type { SecurityLog } from '../security-log/security-log';
import type { App } from './app-type';
import { problemOfStatus, refusalHeaders } from './error-handler';
import { plainHeaders } from './security-headers';

const connectionRefusal = createConnectionRefusal(refusalOf);

type Refused = Parameters<typeof connectionRefusal.refuse>;

/** Answers a request that Node's parser could not read. */
export function refuseConnection([error, socket]: Refused, securityLog: SecurityLog) {
  const source = { ip: socket.remoteAddress ?? '' };
  const status = connectionRefusal.refuse(error, socket);
  if (status) securityLog.record({ event: 'input', outcome: String(status) }, source);
}

export function watchConnections(app: App) {
  app.addHook('onRequest', (request, reply, done) => {
    connectionRefusal.watch(request.socket, reply.raw);
    done();
  });
}

/** Refuses an unknown Expect header, which Node would answer without a body. */
export function refuseExpectation(_request: IncomingMessage, response: ServerResponse) {
  const { status, headers, body } = refusalOf(417);
  response.writeHead(status, headers).end(body);
}

function refusalOf(status: number) {
  const { message } = problemOfStatus(status);
  const body = JSON.stringify(failureToWire({ message }));
  const headers = {
    ...plainHeaders,
    ...refusalHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  return { status, headers, body };
}
