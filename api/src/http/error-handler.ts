import { curriculumTooBig } from '@portal/contract/curriculum';
import { failureToWire } from '@portal/contract/message';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorCode } from '../error-code';
import { databaseProblem } from '../database/database-problem';
import type { App } from './app-type';
import { Problem } from './problem';

export function addErrorHandling(app: App) {
  app.setErrorHandler((error, request, reply) => sendFailure(error, { request, reply }));
  app.setNotFoundHandler((request, reply) => {
    const allowed = allowedMethods(app, request);
    if (allowed.length === 0) return sendProblem(reply, new Problem(404, 'El recurso no existe.'));
    return sendProblem(
      reply,
      new Problem(405, 'El método no está permitido para este recurso.', {
        headers: { allow: allowed.join(', ') },
      }),
    );
  });
}

/** What went wrong, in words the user may read: never SQL, never a stack. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  return databaseProblem(error) ?? frameworkProblem(error) ?? unexpected;
}

function sendFailure(
  error: unknown,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  const problem = problemOf(error);
  if (problem.status >= 500)
    request.log.error({ request: request.id, err: error }, 'request failed');
  return sendProblem(reply, problem);
}

export const refusalHeaders = { 'cache-control': 'no-store' };

export function sendProblem(reply: FastifyReply, { status, message, details }: Problem) {
  return reply
    .code(status)
    .headers({ ...refusalHeaders, ...details.headers })
    .send(failureToWire({ message, code: details.code, errors: details.errors }));
}

const unexpected = new Problem(500, 'Ocurrió un error inesperado. Inténtalo de nuevo más tarde.');

const statusMessages: Readonly<Record<number, string>> = {
  400: 'La solicitud no es válida.',
  408: 'La solicitud tardó demasiado.',
  413: 'La solicitud es demasiado grande.',
  414: 'La dirección es demasiado larga.',
  415: 'El tipo de contenido no es admitido.',
  417: 'La cabecera Expect no es admitida.',
  431: 'Las cabeceras son demasiado grandes.',
};

/** Errors of Fastify and its plugins carry a status of their own. */
function frameworkProblem(error: unknown) {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  if (errorCode(error) === 'FST_REQ_FILE_TOO_LARGE') {
    return new Problem(413, curriculumTooBig);
  }
  const status = Number(error.statusCode);
  if (status in statusMessages) return problemOfStatus(status);
  return status >= 400 && status < 500 ? problemOfStatus(400) : undefined;
}

/** A refusal of which no more is known than its status. */
export function problemOfStatus(status: number): Problem {
  const message = statusMessages[status];
  return message === undefined ? unexpected : new Problem(status, message);
}

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

const allowedMethods = (app: App, request: FastifyRequest) =>
  methods.filter((method) => app.findRoute({ method, url: request.url }) !== null);
