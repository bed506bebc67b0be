import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/**
 * One line a request, with the pattern of its route: addresses, paths and queries can name people
 * (`GET /api/aplicantes/correo/{email}/…`).
 */
export class RouteLog extends LogController {
  override incomingRequest() {}

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply) {
    const line = {
      request: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (error) reply.log.error({ ...line, err: error }, 'request failed');
    else reply.log.info(line, 'request');
  }
}
