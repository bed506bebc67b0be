import { messageToWire } from '@portal/contract/message';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database';
import { answerOnce, repeatableCall } from '../../platform/http/repeatable-call';
import type { Platform } from '../../platform/platform';

type RequestForm<Entry> = {
  name: string;
  /** Per address in ten minutes. */
  calls: number;
  /** The same for every sender, so that it does not reveal stored data. */
  accepted: string;
  insert: (transaction: Database, entry: Entry) => Promise<{ id: number }>;
};

type Exchange = { request: FastifyRequest; reply: FastifyReply };

/** Stores a public form once per idempotency key, and notifies the company by mail. */
export function receiveForm<Entry>(
  { db, limiter, notices }: Platform,
  { name, calls, accepted, insert }: RequestForm<Entry>,
) {
  const answer = { status: 201, body: messageToWire(accepted) };

  return async ({ request, reply }: Exchange, entry: Entry & { isFromRobot: boolean }) => {
    const call = repeatableCall(request, entry);
    await limiter.countFrom(request, { name, calls, seconds: 600 });
    // A robot must not learn that it was detected.
    if (entry.isFromRobot) return reply.code(answer.status).send(answer.body);

    const { status, body } = await db.transaction().execute((transaction) =>
      answerOnce(transaction, call, async () => {
        const { id: subjectId } = await insert(transaction, entry);
        await notices.announce(transaction, { kind: name, subjectId });
        return answer;
      }),
    );
    notices.wake();
    return reply.code(status).send(body);
  };
}
