import { DatabaseError } from 'pg';
import pino, { type DestinationStream } from 'pino';

const secrets = ['headers', 'authorization', 'cookie', 'password', 'email', 'correo'];

/** Writes JSON lines, by default to the standard output, without secrets and personal data. */
export const createLogger = (level: string, output?: DestinationStream) =>
  pino(
    {
      level,
      redact: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      serializers: { err: describeError },
    },
    output ?? pino.destination(1),
  );

/** Database messages quote values, so only other fields are kept. */
function describeError(error: unknown) {
  if (error instanceof DatabaseError) {
    const { code, table, column, constraint, routine } = error;
    return { type: 'DatabaseError', code, table, column, constraint, routine };
  }
  return error instanceof Error ? pino.stdSerializers.err(error) : { type: typeof error };
}
