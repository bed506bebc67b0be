import { EventEmitter, once } from 'node:events';
import { errorOutput, inBackground } from '@portal/server/in-background';
import { createServer, type Socket } from 'node:net';

const command = 'zINSTREAM\0';

/** What it answers, packet by packet; undefined says nothing and waits. */
type Answer = readonly string[] | undefined;

/** Speaks clamd's side of INSTREAM (clamd(8)) over a real socket, and keeps the files it is sent. */
export async function startFakeClamd() {
  const files: Buffer[] = [];
  const sockets = new Set<Socket>();
  let answer: Answer = ['stream: OK\0'];
  let maxLength = Number.POSITIVE_INFINITY;
  const changes = new EventEmitter();

  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    sockets.add(socket);
    socket.on('close', () => {
      sockets.delete(socket);
      changes.emit('change');
    });
    socket.on('error', () => {});
    socket.on('data', (part) => {
      received = Buffer.concat([received, part]);
      const file = fileOf(received);
      if (received.length > maxLength) {
        return socket.end('INSTREAM size limit exceeded. ERROR\0', () => socket.resetAndDestroy());
      }
      if (!file) return undefined;
      files.push(file);
      changes.emit('change');
      const packets = answer;
      if (packets) inBackground(errorOutput, 'the scanner', () => send(socket, packets));
      return undefined;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;

  return {
    url: `tcp://127.0.0.1:${port ?? 0}`,
    port: port ?? 0,
    files,
    connections: () => sockets.size,
    answers(next: Answer) {
      answer = next;
    },
    takesAtMost(length: number) {
      maxLength = length;
    },
    /** Settles once so many files have arrived whole. */
    hasFiles: (count: number) => until(() => files.length >= count),
    /** Settles once nobody is connected. */
    isIdle: () => until(() => sockets.size === 0),
    hangUp() {
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };

  async function until(isTrue: () => boolean) {
    while (!isTrue()) await once(changes, 'change');
  }
}

async function send(socket: Socket, packets: readonly string[]) {
  socket.setNoDelay(true);
  for (const packet of packets) await new Promise((resolve) => socket.write(packet, resolve));
  socket.end();
}

/** The file of a whole call: its pieces, each behind its length, up to one of length 0. */
function fileOf(received: Buffer): Buffer | undefined {
  if (!received.subarray(0, command.length).equals(Buffer.from(command))) return undefined;
  const pieces: Buffer[] = [];
  let at = command.length;
  while (received.length >= at + 4) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
