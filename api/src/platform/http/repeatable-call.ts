import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/database';
import { Problem, badRequest } from '../problem/problem';

export type Answer = { status: number; body: unknown };

/** Deleted with the applicant's data. */
type NewAnswer = Answer & { applicantId?: number };

export type RepeatableCall = {
  scope: string;
  /** Undefined without an Idempotency-Key. */
  keyHash: string | undefined;
  requestHash: string;
};

export const idempotencyKey = /^[\x21-\x7e]{8,200}$/;

/** Calls with one key must have the same identity. */
export function repeatableCall(request: FastifyRequest, identity: unknown): RepeatableCall {
  const key = request.headers['idempotency-key'];
  if (key !== undefined && (typeof key !== 'string' || !idempotencyKey.test(key))) {
    throw badRequest('La cabecera Idempotency-Key no es válida.');
  }
  const { method, routeOptions, user } = request;
  return {
    scope: `${method} ${routeOptions.url ?? ''} ${user?.id ?? 'anonymous'}`,
    keyHash: key === undefined ? undefined : sha256(key),
    requestHash: sha256(JSON.stringify(identity)),
  };
}

export async function earlierAnswer(db: Database, call: RepeatableCall) {
  if (call.keyHash === undefined) return undefined;
  const row = await db
    .selectFrom('idempotentAnswers')
    .select(['requestHash', 'status', 'body'])
    .where('scope', '=', call.scope)
    .where('keyHash', '=', call.keyHash)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.requestHash !== call.requestHash) throw otherRequest();
  return toAnswer(row);
}

/**
 * Runs the work unless there is a stored response. Its rows and the response share a transaction,
 * so that neither exists without the other.
 */
export async function answerOnce(
  transaction: Database,
  call: RepeatableCall,
  work: () => Promise<NewAnswer>,
): Promise<Answer & { isRepeated: boolean }> {
  const { scope, keyHash, requestHash } = call;
  if (keyHash === undefined) return { ...(await work()), isRepeated: false };

  // A concurrent call with this key waits here for the first one's commit.
  const claimed = await transaction
    .insertInto('idempotentAnswers')
    .values({ scope, keyHash, requestHash })
    .onConflict((target) => target.columns(['scope', 'keyHash']).doNothing())
    .returning('scope')
    .executeTakeFirst();
  const earlier = claimed ? undefined : await earlierAnswer(transaction, call);
  if (earlier) return { ...earlier, isRepeated: true };

  const answer = await work();
  await transaction
    .updateTable('idempotentAnswers')
    .set({
      status: answer.status,
      body: JSON.stringify(answer.body),
      applicantId: answer.applicantId ?? null,
    })
    .where('scope', '=', scope)
    .where('keyHash', '=', keyHash)
    .execute();
  return { ...answer, isRepeated: false };
}

const toAnswer = ({ status, body }: { status: number | null; body: string | null }): Answer => ({
  status: status ?? 200,
  body: JSON.parse(body ?? '{}'),
});

const otherRequest = () => new Problem(422, 'La clave Idempotency-Key ya se usó con otros datos.');

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');
