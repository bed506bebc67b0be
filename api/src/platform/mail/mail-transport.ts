import { asciiDomain } from '@portal/contract/mailbox';
import { createTransport } from 'nodemailer';

/** The server's address; who sends, and the mailbox of requests, where they are not the company's own e-mail. */
export type MailSettings = { url: string; from: string | undefined; to: string | undefined };

/** In whose name a mail is sent. */
type Sender = { name: string; email: string };

export type Mail = {
  /** The same for each try, so that a mailbox shows a mail sent twice once. */
  id: string;
  /** Without it, the company's mailbox. */
  to?: string;
  subject: string;
  text: string;
  /** Whom an answer goes to; without it, the sender. */
  replyTo?: { name: string; address: string };
  attachments?: readonly { filename: string; content: Buffer }[];
};

export type MailTransport = {
  send: (mail: Mail, sender: Sender) => Promise<void>;
  /** Signs in as for a mail, and fails if that fails. */
  check: () => Promise<void>;
  close: () => void;
};

/** In milliseconds: a server that says nothing holds up the next mail no longer. */
const patience = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

/** Sends to the company's mailbox, or to the one that a mail names. */
export function createMailTransport({ url, from, to }: MailSettings): MailTransport {
  const transport = createTransport({ url, ...patience });

  return {
    async send({ id, to: recipient, attachments = [], ...mail }, { name, email }) {
      const address = recipient === undefined ? (to ?? email) : { name: '', address: recipient };
      await transport.sendMail({
        ...mail,
        attachments: [...attachments],
        from: from ?? { name, address: email },
        to: address,
        messageId: `<${id}@${domainOf(from ?? email)}>`,
      });
    },
    async check() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}

/** The library writes addresses in the letters that mail servers know, and leaves the id of a mail as it is. */
const domainOf = (address: string) =>
  asciiDomain(address.split('@').at(-1)?.replace('>', '') ?? '') ?? 'localhost';
