import { startMailServer } from '../../testing/mail-server';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { createVisitor, multipart, pdfFile, register } from '../../testing/visitor';

// Clients that only make the calls of specification §7, without the proof of the e-mail check.
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

let people = 0;
const newEmail = () => `cliente${(people += 1)}@correo.example.org`;

const post = (url: string, payload: object, on = api) =>
  on.app.inject({ method: 'POST', url, payload });
const check = async (email: string, on = api, offerId = 1) =>
  (await on.app.inject(`/api/aplicantes/correo/${email}/${offerId}`)).json();
const save = (email: string, name = 'Ana Sola', on = api) =>
  post('/api/aplicantes/save', { correo: email, nombre: name }, on);
const answer = (applicantId: number, text = 'Inmediata', on = api) =>
  post(
    '/api/respuestas-ofertas-preguntas/guardar',
    {
      id_respuestas_ofertas_preguntas: 0,
      respuesta: text,
      aplicante: { id_aplicantes: applicantId },
      ofertasPreguntas: { id_ofertas_preguntas: 1 },
    },
    on,
  );

async function upload(applicantId: number, on = api, { offerId = 1, cookies = {} } = {}) {
  const form = await multipart({
    path_curriculum: pdfFile(),
    aspiracion_salarial: '1500',
    id_aplicantes: String(applicantId),
    id_oferta: String(offerId),
    id_estado_aplicante: '1',
  });
  return on.app.inject({
    method: 'POST',
    url: '/api/aplicantes-ofertas/upload-curriculum',
    ...form,
    cookies,
  });
}

const savedId = async (email: string, on = api) =>
  Number((await save(email, 'Ana Sola', on)).json().aplicante.id_aplicantes);

const rows = async (text: string, on = api) => (await on.database.pool.query(text)).rows;

test('S7.28 saving, uploading and answering work alone, and the e-mail has applied then', async () => {
  const email = newEmail();

  const saved = await save(email);
  expect(saved.statusCode).toBe(201);
  const { aplicante } = saved.json();
  expect(aplicante).toEqual({
    id_aplicantes: expect.any(Number),
    nombre: 'Ana Sola',
    correo: email,
  });
  expect((await upload(aplicante.id_aplicantes)).statusCode).toBe(201);
  const answered = await answer(aplicante.id_aplicantes);
  expect(answered.statusCode).toBe(201);
  expect(answered.json()).toEqual({ mensaje: '¡Gracias! Tu postulación fue enviada con éxito.' });

  expect(await check(email)).toEqual({
    Registro_Aplicante: true,
    Registro_AplicanteOferta: true,
    Aplicante: { nombre: 'Ana Sola' },
    Mensaje: 'Ya te postulaste a esta oferta.',
  });
  const read = await api.app.inject({
    url: `/api/respuestas-ofertas-preguntas/oferta-pregunta/1/aplicante/${aplicante.id_aplicantes}`,
    headers: api.admin,
  });
  expect(read.json()).toMatchObject({ respuesta: 'Inmediata' });
});

test('an e-mail applies to an offer once, whoever sends it', async () => {
  const email = newEmail();
  await upload(await savedId(email));

  const again = await upload(await savedId(email));
  expect(again.statusCode).toBe(409);
  expect(again.json().error).toBe('Ya te postulaste a esta oferta.');
  const known = await upload(await savedId('camila.torres@correo.example.org'));
  expect(known.statusCode).toBe(409);
});

describe('who is known and has not applied to the offer is reused by the number of the check', () => {
  const known = (name: string) => ({
    Registro_Aplicante: true,
    Registro_AplicanteOferta: false,
    Aplicante: { id_aplicantes: expect.any(Number), nombre: name },
    Mensaje: 'Ya tenemos tus datos; completa tu postulación.',
  });

  test('after an application of the site, which stays as it is', async () => {
    const email = newEmail();
    const visitor = createVisitor(api.app, email, 2);
    const applicantId = await register(visitor, 'Olga Dueña');
    await visitor.upload(applicantId, {});

    const checked = await check(email);
    expect(checked).toEqual(known('Olga Dueña'));
    const { id_aplicantes: given } = checked.Aplicante;
    expect(given).not.toBe(applicantId);
    expect((await upload(given)).statusCode).toBe(201);
    expect((await answer(given)).statusCode).toBe(201);
    expect(await check(email)).toMatchObject({ Registro_AplicanteOferta: true });
    expect(
      await rows(`select offer_id from job_applications where applicant_id = ${applicantId}`),
    ).toEqual([{ offer_id: 2 }]);
  });

  test('after an application of the same kind, by the name that was given last', async () => {
    const email = newEmail();
    const later = await savedId(email);
    await rows(`update applicants set created_at = now() - interval '1 day' where id = ${later}`);
    const [drawn] = await rows('select 2147483646 as id');
    await rows(`insert into applicants (id, email, name, browser, created_at)
      values (${drawn.id}, '${email}', 'Ana Antes', 'otro', now() - interval '2 days')`);

    const checked = await check(email, api, 2);
    expect(checked).toEqual(known('Ana Sola'));
    const sent = await upload(checked.Aplicante.id_aplicantes, api, { offerId: 2 });
    expect(sent.json().aplicanteOferta.aplicante).toMatchObject({ nombre: 'Ana Sola' });
  });
});

test('two calls at once with one e-mail make one application', async () => {
  const email = newEmail();
  const ids = [await savedId(email), await savedId(email)];

  const sent = await Promise.all(ids.map((id) => upload(id)));

  expect(sent.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
    201, 409,
  ]);
});

describe('without the proof of a checked e-mail', () => {
  test('a known applicant is neither used nor renamed nor read', async () => {
    const visitor = createVisitor(api.app, newEmail(), 1);
    const applicantId = await register(visitor, 'Olga Dueña');
    const diego = (await save('diego.salazar@correo.example.org', 'Otro Nombre')).json().aplicante;

    expect(diego).toMatchObject({ nombre: 'Otro Nombre' });
    expect(diego.id_aplicantes).not.toBe(2);
    expect(await rows('select name from applicants where id = 2')).toEqual([
      { name: 'Diego Salazar' },
    ]);
    for (const id of [1, 2, applicantId]) {
      const refused = await upload(id);
      expect(refused.statusCode).toBe(428);
      expect(refused.body).not.toMatch(/@|Olga|Diego|Camila/);
    }
  });

  test('answers of an application that another browser sent stay as they are', async () => {
    const visitor = createVisitor(api.app, newEmail(), 1);
    const applicantId = await register(visitor);
    await visitor.upload(applicantId, {});
    await visitor.answer(applicantId, 1, 'Propia');

    expect((await answer(applicantId, 'Ajena')).statusCode).toBe(428);
    expect(await rows(`select text from answers where applicant_id = ${applicantId}`)).toEqual([
      { text: 'Propia' },
    ]);
  });

  test('the number of who was saved cannot be guessed, and is good for an hour', async () => {
    const ids = [await savedId(newEmail()), await savedId(newEmail())];
    expect(Math.min(...ids)).toBeGreaterThan(2 ** 30);
    expect(Math.abs(Number(ids[0]) - Number(ids[1]))).toBeGreaterThan(1);

    await rows(
      `update applicants set created_at = now() - interval '61 minutes' where id = ${ids[0]}`,
    );
    expect((await upload(Number(ids[0]))).statusCode).toBe(428);
    expect((await answer(Number(ids[1]))).statusCode).toBe(404);
  });

  test('a page that shows one that is over is asked to check the e-mail again', async () => {
    const email = newEmail();
    const refused = await api.app.inject({
      method: 'POST',
      url: '/api/aplicantes/save',
      headers: { postulacion: '-' },
      payload: { correo: email, nombre: 'Ana' },
    });

    expect(refused.statusCode).toBe(428);
    expect(refused.json().error).toMatch(/Vuelve a verificar tu correo/);
  });
});

test('where mails are sent the owner is asked, and until then it counts for nobody', async () => {
  const mail = await startMailServer();
  const asking = await startTestApi({
    SMTP_URL: mail.url,
    PUBLIC_URL: 'https://puente.example.org',
  });
  const email = newEmail();
  const applicantId = await savedId(email, asking);
  const sent = await upload(applicantId, asking);
  await answer(applicantId, 'Inmediata', asking);

  expect(sent.json().aplicanteOferta).toMatchObject({ correo_confirmado: false });
  expect(await check(email, asking)).toMatchObject({
    Registro_Aplicante: false,
    Registro_AplicanteOferta: false,
  });
  const [text = ''] = await mail.mailsTo(email, 1);
  const token = /#confirmar=([\w-]+)/.exec(text)?.[1];
  await post('/api/mis-postulaciones/confirmar', { token }, asking);
  expect(await check(email, asking)).toMatchObject({
    Registro_AplicanteOferta: true,
    Aplicante: { nombre: 'Ana Sola' },
  });
  expect((await answer(applicantId, 'Otra', asking)).statusCode).toBe(428);
  await asking.close();
  await mail.close();
});

describe('a number that was sent to two offers', () => {
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let asking: TestApi;
  beforeAll(async () => {
    mail = await startMailServer();
    asking = await startTestApi({ SMTP_URL: mail.url, PUBLIC_URL: 'https://puente.example.org' });
  });
  afterAll(async () => {
    await asking.close();
    await mail.close();
  });

  /** Confirms an application by its code. */
  const confirm = async (email: string, { code, mails }: { code: string; mails: number }) => {
    const text = (await mail.mailsTo(email, mails)).find((each) => each.includes(code));
    const token = /#confirmar=([\w-]+)/.exec(text ?? '')?.[1];
    return (await post('/api/mis-postulaciones/confirmar', { token }, asking)).statusCode;
  };
  const send = async (id: number, offerId: number) => {
    const { aplicanteOferta } = (await upload(id, asking, { offerId })).json();
    return String(aplicanteOferta.codigo);
  };
  const applications = (email: string) =>
    rows(
      `select offer_id as offer, applicant_id as applicant, name, browser is null as known,
        confirmed_at is not null as confirmed
      from job_applications join applicants on applicants.id = applicant_id
      where email = '${email}' order by offer_id, job_applications.id`,
      asking,
    );

  test('is confirmed for one of them, beside whom the e-mail is known by', async () => {
    const email = newEmail();
    const visitor = createVisitor(asking.app, email, 2);
    const known = await register(visitor, 'Olga Dueña');
    await visitor.upload(known, {});
    const id = await savedId(email, asking);
    const codes = [await send(id, 1), await send(id, 2)] as const;

    expect(await confirm(email, { code: codes[0], mails: 3 })).toBe(200);
    const ofKnown = { offer: 2, applicant: known, known: true, confirmed: false };
    const second = { offer: 2, applicant: id, name: 'Ana Sola', known: false, confirmed: false };
    const first = { offer: 1, applicant: known, name: 'Ana Sola', known: true, confirmed: true };
    expect(await applications(email)).toMatchObject([first, ofKnown, second]);

    expect(await confirm(email, { code: codes[1], mails: 3 })).toBe(200);
    expect(await applications(email)).toMatchObject([
      first,
      { ...ofKnown, applicant: expect.any(Number), known: false },
      { ...second, applicant: known, known: true, confirmed: true },
    ]);
    expect(await rows(`select from applicants where id = ${id}`, asking)).toEqual([]);
  });

  test('stays separate with the other where nobody is known yet', async () => {
    const email = newEmail();
    const id = await savedId(email, asking);
    const codes = [await send(id, 1), await send(id, 2)] as const;
    await answer(id, 'Inmediata', asking);

    expect(await confirm(email, { code: codes[0], mails: 2 })).toBe(200);
    const [first, second] = await applications(email);
    expect(first).toMatchObject({ known: true, confirmed: true, name: 'Ana Sola' });
    expect(second).toMatchObject({ applicant: id, known: false, confirmed: false });
    expect(
      await rows(`select text from answers where applicant_id = ${first.applicant}`, asking),
    ).toEqual([{ text: 'Inmediata' }]);
  });
});

test('many calls without a proof of the e-mail from one address get slow, and are answered', async () => {
  const strict = await startTestApi({ LIMIT_FACTOR: '1' });
  const visitor = createVisitor(strict.app, newEmail(), 2);
  await visitor.check();
  const id = await savedId(newEmail(), strict);
  // A new rate-limit window may have begun.
  const calls = () =>
    rows(`select sum(hits)::int as hits from rate_windows where key like 'unverified:%'`, strict);
  await rows(`update rate_windows set hits = 60 where key like 'unverified:%'`, strict);
  const startedAt = performance.now();

  expect((await upload(id, strict, { cookies: visitor.cookies() })).statusCode).toBe(201);
  // The timer may fire slightly early.
  expect(performance.now() - startedAt).toBeGreaterThan(240);
  await answer(id, 'Inmediata', strict);
  await check('diego.salazar@correo.example.org', strict);
  expect(await calls()).toEqual([{ hits: 63 }]);
  await strict.close();
});
