import type { FastifyBaseLogger } from 'fastify';
import type { MailFault } from './mail-fault';

export type MailHealth = ReturnType<typeof createMailHealth>;

/** Milliseconds without attempts after the first failure, doubled each time. */
const firstPause = 20_000;
const longestPause = 300_000;

/**
 * Notifies the operator once, and again after a recovery or for another cause. Pauses spare a
 * server that refuses the password.
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
        'mails wait until the settings or the mail server are corrected',
      );
      tellOperator(sentence);
    },

    works() {
      nextTry = 0;
      pause = firstPause;
      if (isUp) return;
      isUp = true;
      told.clear();
      logger.info('the mail server works again');
    },
  };
}
