import type { Limit, RateLimiter } from '../http/rate-limiter';
import type { Notices } from './notices';

/** Per mailbox. Further mails wait, so that strangers cannot flood it or block it for its owner. */
const share = { calls: 5, seconds: 86_400 } as const satisfies Omit<Limit, 'name'>;

/** «later» is within the hour. */
export type MailTime = 'now' | 'later';

type Asked = { limiter: RateLimiter; notices: Notices; name: string; mailbox: string };

/** Counts a mail that any visitor can cause; undefined if the site sends none. */
export async function countMail({ limiter, notices, name, mailbox }: Asked) {
  if (!notices.reachesVisitors) return undefined;
  const { excess } = await limiter.hit({ name, ...share }, mailbox.toLowerCase());
  return excess === 0 ? 'now' : 'later';
}
