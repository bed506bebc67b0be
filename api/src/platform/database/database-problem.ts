import pg from 'pg';
import { errorCode } from '@portal/server/error-code';
import { busy, Problem, unavailable } from '../problem/problem';

/** Messages for violated constraints, by name. */
export type ConstraintMessages = ReadonlyMap<string, string>;

const uniqueViolation = '23505';
export const foreignKeyViolation = '23503';
/** Serialization failure, deadlock, statement timeout. */
const passing = new Set(['40001', '40P01', '57014']);

/** Errors that a request caused or that are temporary; undefined for bugs. */
export function databaseProblem(error: unknown, messages: ConstraintMessages): Problem | undefined {
  if (isAway(error)) return unavailable();
  if (!(error instanceof pg.DatabaseError)) return undefined;

  const { code = '', constraint = '' } = error;
  if (passing.has(code)) return busy();
  const message = messages.get(constraint);
  if (code === uniqueViolation) return refused(409, message ?? 'Ese dato ya existe.');
  if (code === foreignKeyViolation) return refused(400, message ?? 'Un dato elegido no existe.');
  return undefined;
}

const refused = (status: number, message: string) =>
  new Problem(status, message, { errors: [message] });

/** True if unreachable, stopping, starting, out of disk or memory, or read-only. */
function isAway(error: unknown) {
  if (!(error instanceof Error)) return false;
  const code = String(errorCode(error));
  if (error instanceof pg.DatabaseError) return awayStates.test(code);
  return networkFaults.has(code) || lostConnection.test(error.message);
}

/** Classes 08 and 53, `admin_shutdown` and similar, `read_only_sql_transaction`. */
const awayStates = /^(08|53|57P0[1-5]|25006)/;
const networkFaults = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** Messages without codes, from the driver, its pool and the embedded thread. */
const lostConnection = new RegExp(
  [
    'timeout exceeded when trying to connect',
    'connection terminated',
    'not queryable',
    'pool after calling end',
    'query read timeout',
    'driver has already been destroyed',
    'embedded database has stopped',
  ].join('|'),
  'i',
);
