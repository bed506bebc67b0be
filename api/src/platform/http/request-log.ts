import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/**
 * One line per request. Paths and queries can contain names (`GET
 * /api/aplicantes/correo/{email}/…`), so the route's pattern is logged.
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
