import type { FastifyBaseLogger } from 'fastify';
import type { MailFault } from './mail-fault';

export type MailHealth = ReturnType<typeof createMailHealth>;

/** So long no mail is tried after the first failure, then twice as long each time, in milliseconds. */
const firstPause = 20_000;
const longestPause = 300_000;

/**
 * Whether mails can be sent, as the last try showed. Whoever operates the site is told once, and again when it is
 * over or the cause is another; a server that refuses the password is not asked all the time.
 */
export function createMailHealth(
  logger: FastifyBaseLogger,
  tellOperator: (sentence: string) => void,
) {
  const told = new Set<string>();
  let pause = firstPause;
  let nextTry = 0;
  let isUp = true;

  return {
    isUp: () => isUp,
    mayTry: () => performance.now() >= nextTry,

    /** No mail can be sent, or some can not. */
    fails({ kind, code, setting, sentence }: Extract<MailFault, { sentence: string }>) {
      if (kind === 'server') {
        isUp = false;
        nextTry = performance.now() + pause;
        pause = Math.min(pause * 2, longestPause);
      }
      if (told.has(sentence)) return;
      told.add(sentence);
      logger.error(
        { code, setting },
        'mails wait until the setting or the mail server is put right',
      );
      tellOperator(sentence);
    },

    /** The server can be used. */
    works() {
      nextTry = 0;
      pause = firstPause;
      if (isUp) return;
      isUp = true;
      told.clear();
      logger.info('the mail server can be used again');
    },
  };
}
