import { EventEmitter, once } from 'node:events';
import { stderrLog, inBackground } from '@portal/server/in-background';
import { createServer, type Socket } from 'node:net';

const command = 'zINSTREAM\0';

/** Packets; undefined means no response. */
type Answer = readonly string[] | undefined;

/** Serves clamd's INSTREAM command (clamd(8)) over a real socket. Keeps the received files. */
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
      if (packets) inBackground(stderrLog, 'the scanner', () => send(socket, packets));
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
    /** Resolves once this many complete files have arrived. */
    hasFiles: (count: number) => until(() => files.length >= count),
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

/** Joins the chunks, each after its length, up to one of length 0. */
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
