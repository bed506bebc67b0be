import type { IncomingMessage, ServerResponse } from 'node:http';
import { failureToWire } from '@portal/contract/message';
import { createConnectionRefusal } from '@portal/server/refused-connection';
import type { App } from './app-type';
import { problemOfStatus, refusalHeaders } from './error-handler';
import { plainHeaders } from './security-headers';

/** Answers on the bare connection what Node's parser made no request of. */
export const connectionRefusal = createConnectionRefusal(refusalOf);

export function watchConnections(app: App) {
  app.addHook('onRequest', (request, reply, done) => {
    connectionRefusal.watch(request.socket, reply.raw);
    done();
  });
}

/** An Expect header other than «100-continue», which Node would answer without a body. */
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
