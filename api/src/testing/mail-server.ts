import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

/** A real mail server in this process; it keeps what it is sent, unless it is told to refuse. */
export async function startMailServer() {
  const mails: string[] = [];
  let isRefusing = false;
  let refusals = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => done(receive(Buffer.concat(chunks).toString())));
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
    refusals: () => refusals,
    refuse(isOn: boolean) {
      isRefusing = isOn;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };

  function receive(mail: string) {
    if (isRefusing) {
      refusals += 1;
      return new Error('Try again later.');
    }
    mails.push(mail);
    return undefined;
  }
}
