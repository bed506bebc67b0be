import { messageToWire } from '@portal/contract/message';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database';
import { answerOnce, repeatableCall } from '../../platform/http/repeatable-call';
import type { Platform } from '../../platform/platform';

type RequestForm<Entry> = {
  /** For limits and mails. */
  name: string;
  /** How many one address may send in ten minutes. */
  calls: number;
  /** What every sender reads: nobody learns here whose data are stored. */
  accepted: string;
  insert: (transaction: Database, entry: Entry) => Promise<{ id: number }>;
};

type Exchange = { request: FastifyRequest; reply: FastifyReply };

/** Receives what anybody may send by a form, once for each key, and tells the company of it. */
export function receiveForm<Entry>(
  { db, limiter, notices }: Platform,
  { name, calls, accepted, insert }: RequestForm<Entry>,
) {
  const answer = { status: 201, body: messageToWire(accepted) };

  return async ({ request, reply }: Exchange, entry: Entry & { isFromRobot: boolean }) => {
    const call = repeatableCall(request, entry);
    await limiter.countFrom(request, { name, calls, seconds: 600 });
    // A robot must not learn that it was found out.
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
