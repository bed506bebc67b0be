import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/database';
import { Problem, badRequest } from '../problem/problem';

/** What a call answers; kept as it is, so that a repeated call is answered alike. */
export type Answer = { status: number; body: unknown };

/** One that goes when the person does whom it is about. */
type NewAnswer = Answer & { applicantId?: number };

export type RepeatableCall = {
  scope: string;
  /** Undefined when the caller does not mean to repeat the call. */
  keyHash: string | undefined;
  requestHash: string;
};

/** What the header of that name may hold. */
export const idempotencyKey = /^[\x21-\x7e]{8,200}$/;

/**
 * A call with an Idempotency-Key. Calls with one key are the same call when they say the same;
 * the identity holds what has to be the same.
 */
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

/** What the call was answered before, if it was. */
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
 * Runs the work unless the call was answered before. Both the rows that the work writes and its
 * answer belong to the given transaction, so that there is never one without the other.
 */
export async function answerOnce(
  transaction: Database,
  call: RepeatableCall,
  work: () => Promise<NewAnswer>,
): Promise<Answer & { isRepeated: boolean }> {
  const { scope, keyHash, requestHash } = call;
  if (keyHash === undefined) return { ...(await work()), isRepeated: false };

  // A rival with the same key waits here until the first one has committed.
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
