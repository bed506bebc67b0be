import type { ClientBase } from 'pg';
import { startTestApi, type TestApi } from '../../../testing/test-api';
import { createVisitor, multipart, pdfFile, register, sampleCv } from '../../../testing/visitor';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

let people = 0;
const newVisitor = (offerId = 1) =>
  createVisitor(api.app, `visitante${(people += 1)}@correo.example.org`, offerId);

const storedCvs = async () => (await api.files.list('cv')).length;
const rows = async (table: string) =>
  (await api.database.pool.query(`select count(*)::int as total from ${table}`)).rows[0].total;

const pdfOf = (size: number) => {
  const end = Buffer.from('\n%%EOF\n');
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9 - end.length, 32), end]);
};

const moved = (applicantId: number, offerId: number) =>
  `update job_applications set offer_id = ${offerId} where applicant_id = ${applicantId}`;

/** Waits for the client's lock, or for the only connection. */
async function isSomebodyWaiting(client: ClientBase) {
  const { rows: waiting } = await client.query(
    "select 1 from pg_locks where not granted and relation = 'offers'::regclass",
  );
  return waiting.length > 0 || api.database.pool.waitingCount > 0;
}

test('the whole journey: check, save, upload, answers', async () => {
  const visitor = newVisitor();
  const applicantId = await register(visitor, 'Ana Pérez');

  const upload = await visitor.upload(applicantId, { salaryExpectation: 2_500_000.5 });
  expect(upload.statusCode).toBe(201);
  expect(upload.json()).toEqual({
    mensaje: 'Tu postulación fue enviada.',
    aplicanteOferta: {
      id_aplicantes_ofertas: expect.any(Number),
      codigo: expect.stringMatching(/^P-\d+-[0-9A-Z]{6}$/),
      aplicante: {
        id_aplicantes: applicantId,
        nombre: 'Ana Pérez',
        correo: expect.stringMatching(/^visitante/),
      },
      oferta: { id_oferta: 1, titulo_vacante: 'Desarrollador/a Full Stack Java y React' },
      aspiracion_salarial: 2_500_000.5,
      moneda: 'CLP',
      moneda_oferta: 'CLP',
      titulo_al_postular: 'Desarrollador/a Full Stack Java y React',
      fecha_aplicacion: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      path_curriculum: expect.stringMatching(/^[0-9a-f-]{36}\.pdf$/),
      estadoAplicante: { id_estado_aplicante: 1, estado_aplicante: 'Recibida' },
      version: 1,
    },
  });

  const questions = (await api.app.inject('/api/ofertas_preguntas/oferta/1')).json();
  expect(questions[0]).toEqual({
    id_ofertas_preguntas: 1,
    preguntas: { id_pregunta: 1, des_pregunta: '¿Cuál es tu disponibilidad para comenzar?' },
    ofertas: { id_oferta: 1 },
  });
  const answer = await visitor.answer(applicantId, 1, 'Inmediata');
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual({ mensaje: '¡Gracias! Tu postulación fue enviada con éxito.' });

  const read = await api.app.inject({
    url: `/api/respuestas-ofertas-preguntas/oferta-pregunta/1/aplicante/${applicantId}`,
    headers: api.admin,
  });
  expect(read.json()).toEqual({
    pregunta: '¿Cuál es tu disponibilidad para comenzar?',
    respuesta: 'Inmediata',
  });

  const file = await api.app.inject({
    url: `/api/descargar-cv/${upload.json().aplicanteOferta.path_curriculum}`,
    headers: api.admin,
  });
  expect(file.statusCode).toBe(200);
  expect(file.rawPayload.equals(sampleCv)).toBe(true);

  const again = await visitor.check();
  expect(again.json()).toMatchObject({
    Registro_AplicanteOferta: true,
    Mensaje: 'Ya te postulaste a esta oferta.',
  });
});

describe('the upload', () => {
  test('must-have 3: begins with status 1 whatever the body says', async () => {
    const visitor = newVisitor();
    const applicantId = await register(visitor);
    const form = await multipart({
      aspiracion_salarial: '1500',
      id_aplicantes: String(applicantId),
      id_oferta: '1',
      id_estado_aplicante: '5',
      path_curriculum: pdfFile(),
    });

    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/aplicantes-ofertas/upload-curriculum',
      cookies: visitor.cookies(),
      ...form,
    });

    expect(answer.json().aplicanteOferta.estadoAplicante.id_estado_aplicante).toBe(1);
  });

  test('takes 3145728 bytes and refuses one more with 413', async () => {
    const visitor = newVisitor();
    const applicantId = await register(visitor);
    const files = await storedCvs();

    const tooBig = await visitor.upload(applicantId, { file: pdfFile(pdfOf(3_145_729)) });
    expect(tooBig.statusCode).toBe(413);
    expect(tooBig.json().error).toBe('El archivo no debe superar los 3MB.');
    expect(await storedCvs()).toBe(files);

    const largest = await visitor.upload(applicantId, { file: pdfFile(pdfOf(3_145_728)) });
    expect(largest.statusCode).toBe(201);
  });

  test.each([
    ['a renamed image', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['a PDF that was cut off', sampleCv.subarray(0, 200)],
    ['nothing', Buffer.alloc(0)],
  ])('refuses %s', async (_name, bytes) => {
    const visitor = newVisitor();
    const applicantId = await register(visitor);

    const answer = await visitor.upload(applicantId, { file: pdfFile(bytes) });

    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toBe('El archivo debe ser un PDF.');
  });

  test('has a message for a missing file and for each field', async () => {
    const visitor = newVisitor();
    const applicantId = await register(visitor);
    const send = async (fields: Record<string, string | File>) =>
      api.app.inject({
        method: 'POST',
        url: '/api/aplicantes-ofertas/upload-curriculum',
        cookies: visitor.cookies(),
        ...(await multipart(fields)),
      });
    const ids = { id_aplicantes: String(applicantId), id_oferta: '1' };

    const noFile = await send({ ...ids, aspiracion_salarial: '1500' });
    const noSalary = await send({ ...ids, path_curriculum: pdfFile() });
    const nothing = await send({});

    expect([noFile, noSalary, nothing].map(({ statusCode }) => statusCode)).toEqual([
      400, 400, 400,
    ]);
    expect(noFile.json().error).toBe('Debes subir tu currículum.');
    expect(noSalary.json().error).toBe('La aspiración salarial es obligatoria.');
  });

  test.each([
    ['no multipart', { 'content-type': 'application/json' }, '{}'],
    ['no boundary', { 'content-type': 'multipart/form-data' }, 'x'],
    ['a body cut off', { 'content-type': 'multipart/form-data; boundary=b' }, '--b\r\nContent-Dis'],
  ])('refuses %s with a 4xx', async (_name, headers, payload) => {
    const visitor = newVisitor();
    await register(visitor);

    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/aplicantes-ofertas/upload-curriculum',
      cookies: visitor.cookies(),
      headers,
      payload,
    });

    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
  });

  test('a second application is refused with 409 and leaves no file', async () => {
    const visitor = newVisitor();
    const applicantId = await register(visitor);
    await visitor.upload(applicantId, {});
    const files = await storedCvs();

    const second = await visitor.upload(applicantId, {});

    expect(second.statusCode).toBe(409);
    expect(second.json().error).toBe('Ya te postulaste a esta oferta.');
    expect(await storedCvs()).toBe(files);
  });

  test('must-have 3: several tries at once with one key give one application and one file', async () => {
    const visitor = newVisitor();
    const applicantId = await register(visitor);
    const before = { files: await storedCvs(), rows: await rows('job_applications') };
    const key = 'clave-de-una-postulacion';

    const tries = await Promise.all([1, 2, 3].map(() => visitor.upload(applicantId, { key })));
    const later = await visitor.upload(applicantId, { key, file: pdfFile(pdfOf(5000)) });

    expect([...tries, later].map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect(new Set([...tries, later].map(({ body }) => body)).size).toBe(1);
    expect(await storedCvs()).toBe(before.files + 1);
    expect(await rows('job_applications')).toBe(before.rows + 1);
    expect(await rows('unfinished_files')).toBe(0);
  });

  test('must-have 3: a try that overlaps the end of an earlier one with its key is answered like it', async () => {
    const visitor = newVisitor();
    const applicantId = await register(visitor);
    const key = 'clave-que-se-cruza';
    const first = await visitor.upload(applicantId, { key });
    // Hides the earlier application until the later call reads the offer.
    await api.database.pool.query(moved(applicantId, 2));
    await api.database.pool.query(`update idempotent_answers set key_hash = 'x' || key_hash`);
    const client = await api.database.pool.connect();
    await client.query('begin');
    await client.query('lock table offers in access exclusive mode');

    const second = visitor.upload(applicantId, { key });
    while (!(await isSomebodyWaiting(client)));
    await client.query(moved(applicantId, 1));
    await client.query('update idempotent_answers set key_hash = substr(key_hash, 2)');
    await client.query('commit');
    client.release();

    expect((await second).statusCode).toBe(201);
    expect((await second).body).toBe(first.body);
  });

  test('must-have 3: several tries at once without a key give one application and one file', async () => {
    const visitor = newVisitor();
    const applicantId = await register(visitor);
    const files = await storedCvs();

    const tries = await Promise.all([1, 2, 3].map(() => visitor.upload(applicantId, {})));

    const statuses = tries.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 409, 409]);
    expect(await storedCvs()).toBe(files + 1);
    expect(await rows('unfinished_files')).toBe(0);
  });

  test('is refused once the offer is closed', async () => {
    const visitor = newVisitor(3);
    const applicantId = await register(visitor);
    await api.database.pool.query('update offers set status_id = 3 where id = 3');

    const answer = await visitor.upload(applicantId, {});

    expect(answer.statusCode).toBe(404);
    expect(answer.json().error).toBe('La oferta no existe o ya no está disponible.');
  });
});

describe('an answer', () => {
  const applied = async () => {
    const visitor = newVisitor();
    const applicantId = await register(visitor);
    await visitor.upload(applicantId, {});
    return { visitor, applicantId };
  };

  test('must-have 3: sent again replaces the one before', async () => {
    const { visitor, applicantId } = await applied();
    const before = await rows('answers');

    await visitor.answer(applicantId, 1, 'Una');
    await visitor.answer(applicantId, 1, 'Otra');

    expect(await rows('answers')).toBe(before + 1);
  });

  test('must not be empty', async () => {
    const { visitor, applicantId } = await applied();

    const answer = await visitor.answer(applicantId, 1, ' ');

    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toBe('Esta respuesta es obligatoria.');
  });

  test('must-have 3: belongs to a question of the offer, and comes after the application', async () => {
    const { visitor, applicantId } = await applied();
    const early = newVisitor();
    const earlyId = await register(early);

    expect((await visitor.answer(applicantId, 4, 'De otra oferta')).statusCode).toBe(428);
    expect((await visitor.answer(applicantId, 9999, 'De ninguna')).statusCode).toBe(404);
    expect((await early.answer(earlyId, 1, 'Antes')).statusCode).toBe(404);
  });

  test('that was not given reads as an empty text', async () => {
    const { applicantId } = await applied();

    const answer = await api.app.inject({
      url: `/api/respuestas-ofertas-preguntas/oferta-pregunta/2/aplicante/${applicantId}`,
      headers: api.admin,
    });

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ respuesta: '' });
  });
});

test('a browser whose verification has expired may renew it and finish its answers', async () => {
  const visitor = newVisitor();
  const applicantId = await register(visitor);
  await visitor.upload(applicantId, {});

  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'],
    now: Date.now() + 3_700_000,
  });
  try {
    expect((await visitor.answer(applicantId, 1, 'Tarde')).statusCode).toBe(428);
    await visitor.check();
    expect((await visitor.answer(applicantId, 1, 'Tarde')).statusCode).toBe(201);
  } finally {
    jest.useRealTimers();
  }
});
