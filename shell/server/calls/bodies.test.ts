import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { textResponse } from '@portal/server/early-answer';
import { createSampleSite } from '../testing/sample-site';

let api: Server;
let site: Awaited<ReturnType<typeof createSampleSite>>;
let port: number;
/** Calls that reached the API, with the bytes read of each. */
let calls: { request: IncomingMessage; bytes: number }[] = [];

beforeAll(async () => {
  api = createServer((request, response) => {
    // The site checks the contract version of the API.
    if (request.url === '/health/live') return response.end('{}');
    const call = { request, bytes: 0 };
    calls.push(call);
    if (request.url === '/api/early') return refuseEarly(request, response);
    request.on('data', (chunk: Buffer) => (call.bytes += chunk.length));
    request.on('end', () => response.end(JSON.stringify({ bytes: call.bytes })));
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  site = await createSampleSite({ apiUrl });
  await site.listen({ port: 0, host: '127.0.0.1' });
  port = (site.server.address() as AddressInfo).port;
});

/** Simulates an API that refuses an upload early and lets the client finish sending. */
function refuseEarly(request: IncomingMessage, response: ServerResponse) {
  const { headers, body } = textResponse(request, '{"mensaje":"Primero verifica tu correo."}');
  response.writeHead(428, headers);
  if (typeof body === 'string') response.end(body);
  else body.pipe(response);
}

afterAll(async () => {
  await site.close();
  api.closeAllConnections();
  api.close();
});

beforeEach(() => (calls = []));

function open() {
  const socket = connect(port, '127.0.0.1');
  const received = { text: '' };
  socket.on('data', (chunk: Buffer) => (received.text += chunk.toString()));
  // After a refusal the server may reset the connection while the client is still sending.
  const failures: unknown[] = [];
  socket.on('error', (error) => failures.push(error));
  return { socket, received, failures };
}

async function until(socket: Socket, isReached: () => boolean) {
  while (!isReached()) await Promise.race([once(socket, 'data'), once(socket, 'close')]);
}

const head = (path: string, ...lines: string[]) =>
  [`POST ${path} HTTP/1.1`, 'host: example.org', ...lines, '', ''].join('\r\n');

const json = 'content-type: application/json';
const form = 'content-type: multipart/form-data; boundary=b';
const lengthOf = (bytes: number) => `content-length: ${bytes}`;
const kilobytes = (count: number) => Buffer.alloc(count * 1024, 'x');
const chunkOf = (body: Buffer) =>
  Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n')]);

test.each([
  { type: json, size: 257, text: 'La solicitud es demasiado grande.' },
  { type: json, size: 3 * 1024, text: 'La solicitud es demasiado grande.' },
  { type: 'x-a: b', size: 3 * 1024, text: 'La solicitud es demasiado grande.' },
  { type: form, size: 4 * 1024, text: 'El archivo no debe superar los 3MB.' },
])('$size KiB of «$type» are refused in words, and the connection ends in order', async (body) => {
  const { type, size, text } = body;
  const { socket, received, failures } = open();
  socket.write(head('/api/x', type, lengthOf(size * 1024)));
  socket.write(kilobytes(size));
  await once(socket, 'close');

  expect(received.text).toMatch(/^HTTP\/1\.1 413 /);
  expect(received.text).toContain('connection: close');
  expect(received.text).toContain(`"mensaje":"${text}"`);
  expect(failures).toEqual([]);
  expect(calls).toEqual([]);
});

test('a body over the limit that comes in pieces is refused in words too', async () => {
  const { socket, received, failures } = open();
  socket.write(head('/api/x', json, 'transfer-encoding: chunked'));
  for (let piece = 0; piece < 48; piece += 1) socket.write(chunkOf(kilobytes(64)));
  socket.write('0\r\n\r\n');
  await once(socket, 'close');

  expect(received.text).toMatch(/^HTTP\/1\.1 413 /);
  expect(received.text).toContain('"mensaje"');
  expect(failures).toEqual([]);
  expect(calls).toEqual([]);
});

test('fifteen bodies of 3 MB at once are all refused in words, and the next calls are answered', async () => {
  const postOf = async (bytes: number) => {
    const { socket, received } = open();
    socket.write(head('/api/x', json, lengthOf(bytes), 'connection: close'));
    socket.write(Buffer.alloc(bytes, 'x'));
    await once(socket, 'close');
    return received.text.slice(0, 12);
  };
  const refused = Array.from({ length: 15 }, () => postOf(3 * 1024 * 1024));

  expect(new Set(await Promise.all(refused))).toEqual(new Set(['HTTP/1.1 413']));
  const next = await Promise.all(Array.from({ length: 15 }, () => postOf(2)));
  expect(new Set(next)).toEqual(new Set(['HTTP/1.1 200']));
});

test('a body within the limit passes whole, and the connection stays', async () => {
  const { socket, received } = open();
  const body = kilobytes(3 * 1024);
  socket.write(head('/api/x', form, lengthOf(body.length)));
  socket.write(body);
  await until(socket, () => received.text.includes('{"bytes":3145728}'));
  socket.write(head('/api/x', json, 'transfer-encoding: chunked'));
  socket.write(Buffer.concat([chunkOf(Buffer.from('{}')), Buffer.from('0\r\n\r\n')]));
  await until(socket, () => received.text.includes('{"bytes":2}'));
  socket.destroy();

  expect(calls[0]?.request.headers['content-type']).toBe('multipart/form-data; boundary=b');
});

test.each([
  ['announced', (body: Buffer) => [lengthOf(body.length), body] as const],
  [
    'in pieces',
    (body: Buffer) =>
      [
        'transfer-encoding: chunked',
        Buffer.concat([chunkOf(body), Buffer.from('0\r\n\r\n')]),
      ] as const,
  ],
  [
    'after asking first',
    (body: Buffer) => [`${lengthOf(body.length)}\r\nexpect: 100-continue`, body] as const,
  ],
])(
  'what the API refuses before it has read it, of 3 MB %s, is told in its words',
  async (_how, sent) => {
    const [line, body] = sent(kilobytes(3 * 1024));
    const answers = Array.from({ length: 4 }, async () => {
      const { socket, received } = open();
      socket.write(head('/api/early', form, line));
      socket.write(body);
      await until(socket, () => received.text.includes('}'));
      socket.destroy();
      return received.text;
    });

    for (const text of await Promise.all(answers)) {
      expect(text).toMatch(/HTTP\/1\.1 428 /);
      expect(text).toContain('{"mensaje":"Primero verifica tu correo."}');
    }
  },
);

test('who asks first whether to send a body is told before it is sent', async () => {
  const { socket, received } = open();
  socket.write(head('/api/x', json, lengthOf(2), 'expect: 100-continue'));
  await until(socket, () => received.text.includes('100 Continue'));
  socket.write('{}');
  await until(socket, () => received.text.includes('{"bytes":2}'));
  socket.destroy();

  expect(received.text).toMatch(/^HTTP\/1\.1 100 .*HTTP\/1\.1 200 /s);
});

test('a body that comes slowly reaches the API only once it is whole', async () => {
  const { socket, received } = open();
  socket.write(head('/api/x', json, lengthOf(6)));
  socket.write('{"a"');
  // Meanwhile another call succeeds.
  const other = open();
  other.socket.write(head('/api/y', json, lengthOf(2)) + '{}');
  await until(other.socket, () => other.received.text.includes('{"bytes":2}'));
  other.socket.destroy();

  expect(calls.map(({ request }) => request.url)).toEqual(['/api/y']);
  expect(received.text).toBe('');
  socket.destroy();
});

test('a read with a body is passed on without it', async () => {
  const { socket, received } = open();
  socket.write(
    `GET /api/x HTTP/1.1\r\nhost: example.org\r\n${json}\r\ncontent-length: 2\r\n\r\n{}`,
  );
  await until(socket, () => received.text.includes('{"bytes":0}'));
  socket.destroy();

  expect(received.text).toMatch(/^HTTP\/1\.1 200 /);
});

test('a page does not read what is sent to it', async () => {
  const { socket, received, failures } = open();
  const body = kilobytes(3 * 1024);
  socket.write(head('/pagina-principal', json, lengthOf(body.length)));
  socket.write(body);
  await once(socket, 'close');

  expect(received.text).toMatch(/^HTTP\/1\.1 405 /);
  expect(received.text).toContain('allow: GET, HEAD');
  expect(failures).toEqual([]);
});
