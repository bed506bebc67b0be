import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { readAnswer } from '@portal/server/testing/raw-call';
import { listenOnFreePort } from '../../../testing/listen';
import { startTestApi, type TestApi } from '../../../testing/test-api';
import { createVisitor, multipart, pdfFile, register } from '../../../testing/visitor';

let api: TestApi;
let port: number;
beforeAll(async () => {
  api = await startTestApi();
  port = await listenOnFreePort(api.app);
});
afterAll(() => api.close());

let people = 0;
const sockets: Socket[] = [];
afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));

type Sender = { path?: string; credentials: string; address: string };

/** Resolves once the server has read the first bytes. */
async function beginUpload({
  path = '/api/aplicantes-ofertas/upload-curriculum',
  credentials,
  address,
}: Sender) {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\n${credentials}\r\nX-Forwarded-For: ${address}\r\n` +
      'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 3000000\r\nExpect: 100-continue\r\n\r\n',
  );
  await once(socket, 'data');
  socket.write(
    '--b\r\nContent-Disposition: form-data; name="path_curriculum"; filename="a.pdf"\r\n',
  );
  return socket;
}

async function newVisitor() {
  const visitor = createVisitor(api.app, `lenta${(people += 1)}@correo.example.org`, 1);
  const applicantId = await register(visitor);
  const cookie = Object.entries(visitor.cookies()).map((pair) => pair.join('='));
  return { visitor, applicantId, credentials: `Cookie: ${cookie.join('; ')}` };
}

async function applyFrom(address: string) {
  const { visitor, applicantId } = await newVisitor();
  const fields = {
    id_aplicantes: String(applicantId),
    id_oferta: '1',
    aspiracion_salarial: '1000',
    path_curriculum: pdfFile(),
  };
  const { payload, headers } = await multipart(fields);
  const cookie = Object.entries(visitor.cookies()).map((pair) => pair.join('='));
  const answer = await fetch(`http://127.0.0.1:${port}/api/aplicantes-ofertas/upload-curriculum`, {
    method: 'POST',
    headers: { ...headers, cookie: cookie.join('; '), 'x-forwarded-for': address },
    body: new Uint8Array(payload),
  });
  return answer.status;
}

const stillOpen = () => sockets.filter((socket) => !socket.closed && !socket.readableEnded).length;

test('eight idle uploads delay nobody', async () => {
  const { credentials } = await newVisitor();
  for (let each = 0; each < 8; each += 1) {
    await beginUpload({ credentials, address: '198.18.0.1' });
  }

  expect(await applyFrom('198.18.0.2')).toBe(201);
  expect(await applyFrom('198.18.0.1')).toBe(201);
  expect(stillOpen()).toBe(8);
});

test('of a hundred idle uploads of one address only its share stays open, and others are not touched', async () => {
  const { credentials } = await newVisitor();
  const other = await beginUpload({ credentials, address: '198.18.0.2' });
  for (let each = 0; each < 100; each += 1) {
    await beginUpload({ credentials, address: '198.18.0.1' });
  }

  expect(await applyFrom('198.18.0.1')).toBe(201);
  expect(await applyFrom('198.18.0.3')).toBe(201);
  expect(other.readableEnded).toBe(false);
});

test('photos of staff share the same bounds', async () => {
  const { credentials } = await newVisitor();
  const path = '/api/personas/upload';
  const first = await beginUpload({
    path,
    credentials: `Authorization: ${api.admin.authorization}`,
    address: '198.18.0.1',
  });
  const answer = text(first);
  for (let each = 0; each < 10; each += 1) {
    await beginUpload({ credentials, address: '198.18.0.1' });
  }

  expect(readAnswer(await answer).status).toBe(408);
});

test('an upload that stalls for ten seconds is told so and parted from', async () => {
  const { credentials } = await newVisitor();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout'] });
  try {
    const socket = await beginUpload({ credentials, address: '198.18.0.4' });
    const answer = text(socket);
    // The server may not wait for the body yet when the first second ends.
    while (!socket.readableEnded) {
      jest.advanceTimersByTime(1_000);
      await new Promise((resolve) => setImmediate(resolve));
    }

    const { status, headers, body } = readAnswer(await answer);
    expect(status).toBe(408);
    expect(headers).toMatchObject({ connection: 'close' });
    expect(JSON.parse(body)).toMatchObject({ mensaje: 'La solicitud tardó demasiado.' });
  } finally {
    jest.useRealTimers();
  }
});
