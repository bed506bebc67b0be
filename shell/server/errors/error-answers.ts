import { apiAddresses } from '@portal/contract/api-addresses';
import { failureToWire } from '@portal/contract/message';
import {
  busySeconds,
  refusalMessages,
  refusalStatus,
  type RefusalStatus,
} from '@portal/contract/refusal';
import { textResponse } from '@portal/server/early-answer';
import { createConnectionRefusal } from '@portal/server/refused-connection';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../admission/admission';
import type { KnownOrigins } from '../admission/known-origins';
import type { SiteCompany } from '../company';
import { siteHeaders } from '../security-headers';
import { errorPage } from './error-page';
import { Refusal } from '../refusal';

/** Creates the error answers: HTML for pages, JSON for calls. */
export function createErrorAnswers(origins: KnownOrigins, company: () => SiteCompany) {
  const pageOf = (status: RefusalStatus) =>
    errorPage(status, { canonicalOrigin: origins.canonical, company: company() });

  const send = (reply: FastifyReply, refusal: Refusal) => {
    const { statusCode: status } = refusal;
    const isForCall = isCall(reply.request.url);
    const { headers, body } = isForCall ? problem(refusal) : pageOf(refusalStatus(status));
    reply.code(status).headers(headers);
    if (status === 405) reply.header('allow', isForCall ? callMethods : 'GET, HEAD');
    if (status === 503) reply.header('retry-after', busySeconds);
    const answer = textResponse(reply.request.raw, body);
    return reply.headers(answer.headers).send(answer.body);
  };

  const connections = createConnectionRefusal((given, address) => {
    const status = refusalStatus(given);
    const { headers, body } = isCall(address) ? problem(new Refusal(status)) : pageOf(status);
    return { headers: { ...siteHeaders(origins.canonical), ...headers }, body };
  });

  /** Called for paths that cannot be decoded; they reach no hook and no handler. */
  function frameworkErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    reply.headers(siteHeaders(originOf(request, origins)));
    send(reply, toRefusal(error));
  }

  function addTo(app: FastifyInstance) {
    app.addHook('onRequest', (request, reply, done) => {
      connections.watch(request.socket, reply.raw);
      done();
    });
    app.setNotFoundHandler((_request, reply) => send(reply, new Refusal(404)));
    app.setErrorHandler<FastifyError>((error, request, reply) => {
      const refusal = toRefusal(error);
      if (refusal.statusCode === 500 && !(error instanceof Refusal)) {
        // Logs the route pattern, because addresses may contain personal data.
        request.log.error({ route: request.routeOptions.url, err: error }, 'request failed');
      }
      return send(reply, refusal);
    });
  }

  return { handlers: { frameworkErrors, clientErrorHandler: connections.refuse }, addTo };
}

/** Other errors keep only their status, without details. */
const toRefusal = (error: FastifyError) =>
  error instanceof Refusal ? error : new Refusal(refusalStatus(error.statusCode ?? 500));

/** Paths of the API and other paths that programs call. */
const calls = [...apiAddresses, '/mfe'];
const isCall = (url: string) => {
  const [path = ''] = url.split('?', 1);
  return calls.some((address) => path === address || path.startsWith(`${address}/`));
};

const callMethods = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

const problem = ({ statusCode, message }: Refusal) => ({
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  body: JSON.stringify(
    failureToWire({ message: message || refusalMessages[refusalStatus(statusCode)] }),
  ),
});
