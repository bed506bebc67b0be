import pino from 'pino';
import sharp from 'sharp';
import { createApp } from '../../start/app';
import { readConfig } from '../../start/config';
import { startFakeClamd } from '../../../testing/fake-clamd';
import { startTestApi, type TestApi } from '../../../testing/test-api';
import { createVisitor, multipart, pdfFile, register, sampleCv } from '../../../testing/visitor';
import { createUploadScan } from './upload-scan';

let api: TestApi;
let clamd: Awaited<ReturnType<typeof startFakeClamd>>;
beforeAll(async () => {
  clamd = await startFakeClamd();
  api = await startTestApi({ CLAMAV_URL: clamd.url });
});
beforeEach(() => {
  clamd.files.length = 0;
  clamd.answers(['stream: OK\0']);
});
afterAll(async () => {
  await api.close();
  await clamd.close();
});

const infected =
  'El archivo no pasó la revisión de seguridad. Elige otro, o vuelve a crearlo desde el documento original.';
const unavailable =
  'No pudimos revisar el archivo, así que no se guardó. Inténtalo de nuevo en 30 segundos.';

let visitors = 0;
async function sendCurriculum(app = api.app) {
  const email = `revision${(visitors += 1)}@correo.example.org`;
  const visitor = createVisitor(app, email, 1);
  const applicantId = await register(visitor);
  return () => visitor.upload(applicantId, { file: pdfFile(sampleCv, 'Secreto de Ana.pdf') });
}

const photo = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();

async function sendPhoto() {
  const file = new File([new Uint8Array(await photo())], 'foto.png', { type: 'image/png' });
  const { payload, headers } = await multipart({ id: '5', archivo: file });
  return api.app.inject({
    method: 'POST',
    url: '/api/personas/upload',
    payload,
    headers: { ...headers, ...api.admin },
  });
}

/** Returns everything that an upload could have stored. */
async function traces() {
  const { rows } = await api.database.pool.query(
    `select (select count(*) from job_applications) as applications,
            (select count(*) from unfinished_files) as unfinished,
            (select photo_name from people where id = 5) as photo`,
  );
  return { ...rows[0], cv: await api.files.list('cv'), photos: await api.files.list('photos') };
}

test('every file is looked at before it is stored, as it came', async () => {
  const send = await sendCurriculum();

  expect((await send()).statusCode).toBe(201);
  expect((await sendPhoto()).statusCode).toBe(201);
  expect(clamd.files).toEqual([sampleCv, await photo()]);
});

test('an infected file is refused, and nothing of it stays', async () => {
  const send = await sendCurriculum();
  const before = await traces();
  clamd.answers(['stream: Eicar-Test-Signature FOUND\0']);

  for (const answer of [await send(), await sendPhoto()]) {
    expect(answer.statusCode).toBe(400);
    expect(answer.json().mensaje).toBe(infected);
  }
  expect(await traces()).toEqual(before);
});

test.each([
  ['an error', ['stream: ERROR\0']],
  ['half an answer', ['stream: O']],
])('after %s nothing is stored, and a further try may succeed', async (_name, answer) => {
  const send = await sendCurriculum();
  const before = await traces();
  clamd.answers(answer);

  for (const refused of [await send(), await sendPhoto()]) {
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('30');
    expect(refused.json().mensaje).toBe(unavailable);
  }
  expect(await traces()).toEqual(before);

  clamd.answers(['stream: OK\0']);
  expect((await send()).statusCode).toBe(201);
});

test('the log tells what was found, or that nobody looked, and never the name of the file', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const { database, files, directory } = api;
  const config = readConfig({ DATA_DIR: directory, CLAMAV_URL: clamd.url, LIMIT_FACTOR: '1000' });
  const app = await createApp({ config, database, files, logger });
  const send = await sendCurriculum(app);
  clamd.answers(['stream: Eicar-Test-Signature FOUND\0']);
  await send();
  clamd.answers(['stream: ERROR\0']);
  await send();
  await app.close();

  const log = lines.join('');
  expect(log).toContain('"signature":"Eicar-Test-Signature"');
  expect(log).toContain('an uploaded file was refused');
  expect(log).toContain('an uploaded file could not be scanned');
  expect(log).not.toContain('Secreto');
});

describe('a scanner that says nothing', () => {
  const sourceOf = (at: number) => ({ request: String(at), sender: String(at) });
  const silent = pino({ level: 'silent' });
  const scanWith = (milliseconds: number) =>
    createUploadScan({
      clamd: { host: '127.0.0.1', port: clamd.port },
      logger: silent,
      milliseconds,
    });

  test('is waited for no longer than its time, and its connection ends', async () => {
    clamd.answers(undefined);

    await expect(scanWith(50)(sourceOf(1), sampleCv)).rejects.toThrow(unavailable);
    await clamd.isIdle();
  });

  test('holds up those who wait for their turn no longer than that either', async () => {
    clamd.answers(undefined);
    const scan = scanWith(50);
    const verdicts = await Promise.allSettled(
      Array.from({ length: 30 }, (_, at) => scan(sourceOf(at), sampleCv)),
    );

    expect(new Set(verdicts.map(({ status }) => status))).toEqual(new Set(['rejected']));
    await clamd.isIdle();
  });

  test('has few connections at once, and too many files are refused at once', async () => {
    clamd.answers(undefined);
    const scan = scanWith(60_000);
    const waiting = Array.from({ length: 60 }, (_, at) => scan(sourceOf(at), sampleCv));
    const settled = Promise.allSettled(waiting);

    await expect(Promise.race(waiting)).rejects.toThrow('El servicio está ocupado.');
    await clamd.hasFiles(4);
    expect(clamd.connections()).toBe(4);
    clamd.hangUp();
    clamd.answers(['stream: OK\0']);
    const outcomes = (await settled).map(({ status }) => status);
    expect(outcomes.filter((status) => status === 'fulfilled')).toHaveLength(50);
  });
});

test('without a scanner files are stored as ever', async () => {
  const plain = await startTestApi();
  const send = await sendCurriculum(plain.app);
  const { statusCode } = await send();
  await plain.close();

  expect(statusCode).toBe(201);
});

test.each([
  ['tcp://127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
  ['tcp://clamav.interno:3310', { host: 'clamav.interno', port: 3310 }],
  ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
  ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['', undefined],
])('CLAMAV_URL «%s» is understood', (url, address) => {
  expect(readConfig({ CLAMAV_URL: url }).clamd).toEqual(address);
});

test.each(['clamd', 'tcp://127.0.0.1', 'http://127.0.0.1:3310', 'unix:relativo', 'unix:'])(
  'CLAMAV_URL «%s» stops the start with one sentence',
  (url) => {
    expect(() => readConfig({ CLAMAV_URL: url })).toThrow(
      'CLAMAV_URL debe ser como tcp://127.0.0.1:3310 o unix:/run/clamav/clamd.ctl.',
    );
  },
);
