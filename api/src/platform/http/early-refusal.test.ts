import { once } from 'node:events';
import { connect } from 'node:net';
import { listenOnFreePort } from '../../../testing/listen';
import { startTestApi, type TestApi } from '../../../testing/test-api';

let api: TestApi;
let port: number;
beforeAll(async () => {
  api = await startTestApi();
  port = await listenOnFreePort(api.app);
});
afterAll(() => api.close());

const head = (...lines: string[]) => [...lines, '', ''].join('\r\n');

const call = {
  path: '/api/contacto',
  type: 'application/json',
  told: '"mensaje":"La solicitud es demasiado grande."',
};
const signIn = {
  path: '/oauth/token',
  type: 'application/x-www-form-urlencoded',
  told: '"error_description":"La solicitud es demasiado grande."',
};

const announced = {
  line: 'content-length: 3145728',
  toPiece: (bytes: Buffer) => bytes,
  end: '',
};
const inPieces = {
  line: 'transfer-encoding: chunked',
  toPiece: (bytes: Buffer) =>
    Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]),
  end: '0\r\n\r\n',
};

const senders = [call, signIn].flatMap((to) =>
  [announced, inPieces].map((how) => ({ ...to, ...how })),
);

test.each(senders)(
  'who sends $path a body over the limit ($line) is told so and may finish',
  async ({ path, type, told, line, toPiece, end }) => {
    const socket = connect(port, '127.0.0.1');
    const failures: unknown[] = [];
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('error', (error) => failures.push(error));
    const piece = toPiece(Buffer.alloc(384 * 1024, 'x'));
    socket.write(head(`POST ${path} HTTP/1.1`, 'host: a.example', `content-type: ${type}`, line));
    socket.write(piece);
    while (!text.includes('}')) await once(socket, 'data');

    expect(text).toMatch(/^HTTP\/1\.1 413 /);
    expect(text).toContain('connection: close');
    expect(text).toContain(told);

    const closed = once(socket, 'close');
    for (let sent = 1; sent < 8; sent += 1) socket.write(piece);
    socket.write(end);
    await closed;
    expect(failures).toEqual([]);
  },
);
