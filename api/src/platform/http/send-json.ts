import { textResponse } from '@portal/server/early-answer';
import type { FastifyReply } from 'fastify';

/** Also answers a request that has not arrived completely. */
export function sendJson(reply: FastifyReply, content: object) {
  const { headers, body } = textResponse(reply.request.raw, JSON.stringify(content));
  return reply.headers(headers).type('application/json; charset=utf-8').send(body);
}
