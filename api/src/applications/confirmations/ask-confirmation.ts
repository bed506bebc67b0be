import type { Database } from '../../platform/database/database';
import type { Limit } from '../../platform/http/rate-limiter';
import type { Platform } from '../../platform/platform';

/** Nobody can have more written to one mailbox, whoever asks for it. */
const mailsOfMailbox = {
  name: 'confirmation-mail',
  calls: 5,
  seconds: 86_400,
} as const satisfies Limit;

type Asked = { applicationId: number; email: string };

/** Whether one more mail may go to a mailbox; counts it. */
export async function mayWriteTo({ limiter, notices }: Platform, email: string) {
  if (!notices.reachesVisitors) return false;
  const { excess } = await limiter.hit(mailsOfMailbox, email.toLowerCase());
  return excess === 0;
}

export const announceConfirmation = (
  { notices }: Platform,
  transaction: Database,
  { applicationId }: Pick<Asked, 'applicationId'>,
) => notices.announce(transaction, { kind: 'confirmation', subjectId: applicationId });
