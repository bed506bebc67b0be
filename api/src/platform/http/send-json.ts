import { answerWith } from '@portal/server/early-answer';
import type { FastifyReply } from 'fastify';

/** Answers a call that may not have arrived whole, such as one that is refused. */
export function sendJson(reply: FastifyReply, content: object) {
  const { headers, body } = answerWith(reply.request.raw, JSON.stringify(content));
  return reply.headers(headers).type('application/json; charset=utf-8').send(body);
}
