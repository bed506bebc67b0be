import { DatabaseError } from 'pg';
import pino, { type DestinationStream } from 'pino';

const secrets = ['headers', 'authorization', 'cookie', 'password', 'email', 'correo'];

/** Writes lines of JSON, to the standard output unless told; what could name people or let them in stays out. */
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
