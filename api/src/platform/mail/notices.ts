import type { CompanyIdentity } from '@portal/contract/company-reads';
import { attempt, inBackground } from '@portal/server/in-background';
import { oneAtATime } from '@portal/server/one-at-a-time';
import { within } from '@portal/server/within';
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
  /** Says in Spanish, to whoever operates the site, why mails wait. */
  tellOperator: (sentence: string) => void;
};

export type Notices = ReturnType<typeof createNotices>;

const intervalMilliseconds = 30_000;
/** A mail under way may end, so that it is not sent twice; one that does not end is tried again later. */
const stopMilliseconds = 2_000;

/**
 * E-mails to the company, and to visitors. They are announced in the transaction that stores what they tell of and
 * sent afterwards, by whichever instance comes first, so that a mail server that is slow or down
 * costs no visitor anything, and a restart loses none.
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
  const wake = () => inBackground(logger, 'reading the outgoing notices', send);

  return {
    /** Whether mails can be sent … */
    canSend: transport !== undefined,

    /** … and, for those to visitors, lead anywhere. */
    reachesVisitors: transport !== undefined && siteUrl !== undefined,

    ...noticeEntries(transport !== undefined),

    wake,

    /** Whether the mail server could be used at the last try. */
    isUp: health.isUp,

    /** Looks again when what is held comes due; after a restart, the next look finds it. */
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
      inBackground(logger, 'asking the mail server', async () => {
        await tryAgain(writing.db);
        await checkServer(transport, health);
        await send();
      });
    },

    async stop() {
      clearInterval(timer);
      for (const alarm of alarms) clearTimeout(alarm);
      stopping.abort();
      await attempt(logger, 'waiting for a mail under way', () => within(stopMilliseconds, send()));
      transport?.close();
    },
  };
}

/** What is wrong is told at the start, and not with the first mail. */
async function checkServer(transport: MailTransport, health: MailHealth) {
  try {
    await transport.check();
  } catch (error) {
    const fault = mailFault(error);
    if ('sentence' in fault) health.fails(fault);
  }
}
