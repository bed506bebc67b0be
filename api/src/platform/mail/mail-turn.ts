import type { Limit, RateLimiter } from '../http/rate-limiter';
import type { Notices } from './notices';

/** Five a day go at once; the others wait, so that nobody can fill a stranger's mailbox or close it to its owner. */
const share = { calls: 5, seconds: 86_400 } as const satisfies Omit<Limit, 'name'>;

/** When a mail may go to a mailbox: «later» is within the hour. */
export type MailTurn = 'now' | 'later';

type Asked = { limiter: RateLimiter; notices: Notices; name: string; mailbox: string };

/** Counts one more mail that anybody can have sent to a mailbox; undefined where the site sends none. */
export async function mailTurn({ limiter, notices, name, mailbox }: Asked) {
  if (!notices.reachesVisitors) return undefined;
  const { excess } = await limiter.hit({ name, ...share }, mailbox.toLowerCase());
  return excess === 0 ? 'now' : 'later';
}
