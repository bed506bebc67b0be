import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { until } from './until';

/** Starts a real mail server in this process. It can refuse mails or hold its responses. */
export async function startMailServer() {
  const mails: string[] = [];
  let isRefusing = false;
  let refusals = 0;
  let isHolding = false;
  const held: (() => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        held.push(() => done(receive(Buffer.concat(chunks).toString())));
        if (!isHolding) answerHeld();
      });
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;

  return {
    url: `smtp://127.0.0.1:${port ?? 0}`,
    mails,
    /** Returns the decoded mails to an address, once there are this many. */
    async mailsTo(email: string, count: number) {
      const own = () => mails.map(decoded).filter((each) => each.includes(`To: ${email}`));
      await until(() => own().length >= count);
      return own();
    },
    refusals: () => refusals,
    refuse(isOn: boolean) {
      isRefusing = isOn;
    },
    held: () => held.length,
    hold(isOn: boolean) {
      isHolding = isOn;
      if (!isOn) answerHeld();
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };

  function answerHeld() {
    for (const answer of held.splice(0)) answer();
  }

  function receive(mail: string) {
    if (isRefusing) {
      refusals += 1;
      return new Error('Try again later.');
    }
    mails.push(mail);
    return undefined;
  }
}

/** Decodes quoted-printable, as far as plain text needs it. */
const decoded = (mail: string) => mail.replaceAll(/=\r\n/g, '').replaceAll('=3D', '=');
