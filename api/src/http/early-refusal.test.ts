import { once } from 'node:events';
import { connect } from 'node:net';
import { listenOnFreePort } from '../testing/listen';
import { startTestApi, type TestApi } from '../testing/test-api';

let api: TestApi;
let port: number;
beforeAll(async () => {
  api = await startTestApi();
  port = await listenOnFreePort(api.app);
});
afterAll(() => api.close());

const head = (...lines: string[]) => ['POST /api/contacto HTTP/1.1', ...lines, '', ''].join('\r\n');

const announced = ['content-length: 3145728', (bytes: Buffer) => bytes] as const;
const inPieces = [
  'transfer-encoding: chunked',
  (bytes: Buffer) =>
    Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]),
] as const;

test.each([announced, inPieces])(
  'who sends a body over the limit (%s) is told so and may finish',
  async (line, toPiece) => {
    const socket = connect(port, '127.0.0.1');
    const failures: unknown[] = [];
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('error', (error) => failures.push(error));
    const piece = toPiece(Buffer.alloc(384 * 1024, 'x'));
    socket.write(head('host: a.example', 'content-type: application/json', line));
    socket.write(piece);
    while (!text.includes('}')) await once(socket, 'data');

    expect(text).toMatch(/^HTTP\/1\.1 413 /);
    expect(text).toContain('connection: close');
    expect(text).toContain('"mensaje":"La solicitud es demasiado grande."');

    const closed = once(socket, 'close');
    for (let sent = 1; sent < 8; sent += 1) socket.write(piece);
    if (line === inPieces[0]) socket.write('0\r\n\r\n');
    await closed;
    expect(failures).toEqual([]);
  },
);
