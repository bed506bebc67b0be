import type { CompanyIdentity } from '@portal/contract/company-reads';
import { runLoggingFailure, inBackground } from '@portal/server/in-background';
import { oneAtATime } from '@portal/server/one-at-a-time';
import { withTimeout } from '@portal/server/with-timeout';
import type { Database } from '../database/database';
import { mailFault } from './mail-fault';
import { createMailHealth, type MailHealth } from './mail-health';
import { createMailTransport, type MailSettings, type MailTransport } from './mail-transport';
import { noticeEntries } from './notice-entries';
import { sendDue, tryAgain, type NoticeWriters, type WritingTools } from './send-due';

type NoticesOptions = Omit<WritingTools, 'company'> & {
  db: Database;
  readCompany: () => Promise<CompanyIdentity>;
  mail: MailSettings | undefined;
  writers: NoticeWriters;
  /** In Spanish, for the site's operator. */
  tellOperator: (sentence: string) => void;
};

export type Notices = ReturnType<typeof createNotices>;

const intervalMilliseconds = 30_000;
/** Lets the current mail finish, so that it is not sent twice. Otherwise it is retried. */
const stopMilliseconds = 2_000;

/**
 * Stores mails in the transaction of their subject; any instance sends them later. A slow mail
 * server delays no visitor, and a restart loses no mail.
 */
export function createNotices({ mail, tellOperator, ...writing }: NoticesOptions) {
  const { siteUrl, logger } = writing;
  const transport = mail && createMailTransport(mail);
  const health = createMailHealth(logger, tellOperator);
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const alarms = new Set<NodeJS.Timeout>();
  const send = oneAtATime(async () => {
    if (transport) await sendDue({ ...writing, transport, health }, stopping.signal);
  });
  const wake = () => inBackground(logger, 'sending due mails', send);

  return {
    canSend: transport !== undefined,

    /** Mails to visitors need the site's address for links. */
    reachesVisitors: transport !== undefined && siteUrl !== undefined,

    ...noticeEntries(transport !== undefined),

    wake,

    /** True if the server worked at the last attempt. */
    isUp: health.isUp,

    /** Wakes for a held notice. After a restart, the regular check finds it. */
    wakeIn(seconds: number) {
      const alarm = setTimeout(() => {
        alarms.delete(alarm);
        wake();
      }, seconds * 1000).unref();
      alarms.add(alarm);
    },

    start() {
      if (!transport) return;
      timer = setInterval(wake, intervalMilliseconds).unref();
      inBackground(logger, 'checking the mail server', async () => {
        await tryAgain(writing.db);
        await checkServer(transport, health);
        await send();
      });
    },

    async stop() {
      clearInterval(timer);
      for (const alarm of alarms) clearTimeout(alarm);
      stopping.abort();
      await runLoggingFailure(logger, 'waiting for the current mail', () =>
        withTimeout(stopMilliseconds, send()),
      );
      transport?.close();
    },
  };
}

/** Reports faults at the start instead of with the first mail. */
async function checkServer(transport: MailTransport, health: MailHealth) {
  try {
    await transport.check();
  } catch (error) {
    const fault = mailFault(error);
    if ('sentence' in fault) health.fails(fault);
  }
}
