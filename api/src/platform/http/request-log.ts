import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { DatabaseError } from 'pg';
import pino, { type DestinationStream } from 'pino';

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

const secrets = ['headers', 'authorization', 'cookie', 'password', 'email', 'correo'];

export const createLogger = (level: string, output?: DestinationStream) =>
  pino(
    {
      level,
      redact: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      serializers: { err: describeError },
    },
    output ?? pino.destination(1),
  );

/** Messages of the database quote values, so only what names the fault is kept. */
function describeError(error: unknown) {
  if (error instanceof DatabaseError) {
    const { code, table, column, constraint, routine } = error;
    return { type: 'DatabaseError', code, table, column, constraint, routine };
  }
  return error instanceof Error ? pino.stdSerializers.err(error) : { type: typeof error };
}
