import { asciiDomain } from '@portal/contract/mailbox';
import { createTransport } from 'nodemailer';

/** `from` and `to` replace the company's e-mail. */
export type MailSettings = { url: string; from: string | undefined; to: string | undefined };

type Sender = { name: string; email: string };

export type Mail = {
  /** The same for each attempt, so that mailboxes show a repeated mail once. */
  id: string;
  /** By default the company's mailbox. */
  to?: string;
  subject: string;
  text: string;
  /** By default the sender. */
  replyTo?: { name: string; address: string };
  attachments?: readonly { filename: string; content: Buffer }[];
};

export type MailTransport = {
  send: (mail: Mail, sender: Sender) => Promise<void>;
  /** Fails if the sign-in fails. */
  check: () => Promise<void>;
  close: () => void;
};

/** Milliseconds that a silent server may delay the next mail. */
const patience = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

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

/** The library encodes the domains of addresses, but not that of a message id. */
const domainOf = (address: string) =>
  asciiDomain(address.split('@').at(-1)?.replace('>', '') ?? '') ?? 'localhost';
