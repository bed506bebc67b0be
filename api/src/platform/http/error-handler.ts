import { curriculumTooBig } from '@portal/contract/curriculum';
import { failureToWire } from '@portal/contract/message';
import { refusalMessages, refusalStatus } from '@portal/contract/refusal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorCode } from '@portal/server/error-code';
import { databaseProblem, type ConstraintMessages } from '../database/database-problem';
import { eventOf, type SecurityEvent } from '../security-log/security-event';
import type { SecurityLog } from '../security-log/security-log';
import type { App } from './app-type';
import { Problem } from '../problem/problem';
import { sendJson } from './send-json';

export function addErrorHandling(app: App, noteFailure: NoteFailure) {
  app.setErrorHandler((error, request, reply) =>
    sendProblem(reply, noteFailure(error, { request })),
  );
  app.setNotFoundHandler((request, reply) => {
    const allowed = allowedMethods(app, request);
    if (allowed.length === 0) return sendProblem(reply, problemOfStatus(404));
    return sendProblem(
      reply,
      new Problem(405, refusalMessages[405], {
        headers: { allow: allowed.join(', ') },
      }),
    );
  });
}

/** The message is for users: never SQL or a stack trace. */
function problemOf(error: unknown, messages: ConstraintMessages): Problem {
  if (error instanceof Problem) return error;
  return databaseProblem(error, messages) ?? frameworkProblem(error) ?? problemOfStatus(500);
}

type Failed = {
  request: FastifyRequest;
  /** For routes that know more than the status. */
  toEvent?: (problem: Problem) => SecurityEvent | undefined;
};

/** Logs an error and returns the response to send. */
export type NoteFailure = (error: unknown, failed: Failed) => Problem;

export const createFailureNotes =
  (securityLog: SecurityLog, messages: ConstraintMessages): NoteFailure =>
  (error, { request, toEvent = eventOf }) => {
    const problem = problemOf(error, messages);
    if (problem.status >= 500) {
      request.log.error({ request: request.id, err: error }, 'request failed');
    }
    const event = toEvent(problem);
    if (event) securityLog.record(event, request);
    return problem;
  };

export const refusalHeaders = { 'cache-control': 'no-store' };

export function sendProblem(reply: FastifyReply, { status, message, details }: Problem) {
  reply.code(status).headers({ ...refusalHeaders, ...details.headers });
  const failure = failureToWire({ message, code: details.code, errors: details.errors });
  return sendJson(reply, { ...details.body, ...failure });
}

/** Fastify and its plugins set a status. */
function frameworkProblem(error: unknown) {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  if (errorCode(error) === 'FST_REQ_FILE_TOO_LARGE') {
    return new Problem(413, curriculumTooBig);
  }
  const status = Number(error.statusCode);
  return status >= 400 && status < 500 ? problemOfStatus(status) : undefined;
}

export function problemOfStatus(status: number): Problem {
  const known = refusalStatus(status);
  return new Problem(known, refusalMessages[known]);
}

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

const allowedMethods = (app: App, request: FastifyRequest) =>
  methods.filter((method) => app.findRoute({ method, url: request.url }) !== null);
