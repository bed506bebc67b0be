import type { LightMyRequestResponse } from 'fastify';
import { startTestApi, type TestApi } from '../../../testing/test-api';
import { createVisitor, register } from '../../../testing/visitor';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Key = { codigo: string; correo: string };

const post = (url: string, payload: object, address = '127.0.0.1') =>
  api.app.inject({ method: 'POST', url, payload, remoteAddress: address });
const ask = (...keys: Key[]) => post('/api/mis-postulaciones', { postulaciones: keys });
const withdraw = (key: Key) => post('/api/mis-postulaciones/retirar', key);
const query = async (text: string) => (await api.database.pool.query(text)).rows;

let people = 0;
async function apply(offerId = 1) {
  const email = `Propia${(people += 1)}@correo.example.org`;
  const visitor = createVisitor(api.app, email, offerId);
  const applicantId = await register(visitor);
  const sent = (await visitor.upload(applicantId, {})).json().aplicanteOferta;
  const key = { codigo: String(sent.codigo), correo: email };
  return { visitor, applicantId, key, id: Number(sent.id_aplicantes_ofertas), sent };
}

const asStaff = async (offerId: number, id: number) => {
  const url = `/api/aplicantes_ofertas/id_oferta/${offerId}`;
  const all: { id_aplicantes_ofertas: number }[] = (
    await api.app.inject({ url, headers: api.admin })
  ).json();
  return all.find((each) => each.id_aplicantes_ofertas === id);
};

const setStatus = (id: number, statusId: number) =>
  api.app.inject({
    method: 'PUT',
    url: `/api/aplicantes-ofertas/update/${id}`,
    headers: api.admin,
    payload: { estadoAplicante: { id_estado_aplicante: statusId } },
  });

describe('asking for own applications', () => {
  test('code and e-mail open one, and it says where it stands as the company shows it', async () => {
    const { key, id, sent } = await apply();

    const answer = await ask(key);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const shown = {
      codigo: key.codigo,
      oferta: { id_oferta: 1, titulo_vacante: 'Desarrollador/a Full Stack Java y React' },
      titulo_al_postular: 'Desarrollador/a Full Stack Java y React',
      oferta_abierta: true,
      fecha_aplicacion: sent.fecha_aplicacion,
      estado: 'recibida',
      estado_desde: sent.fecha_aplicacion,
      curriculum: 'CV Ana Pérez.pdf',
      enviado: {
        nombre: 'Ana Pérez',
        correo_oculto: 'p•••@correo.example.org',
        aspiracion_salarial: 1500,
        moneda: 'CLP',
        moneda_oferta: 'CLP',
        respuestas: [],
      },
    };
    expect(answer.json()).toEqual({ postulaciones: [{ encontrada: true, postulacion: shown }] });

    await setStatus(id, 3);
    const later = (await ask(key)).json().postulaciones[0].postulacion;
    expect(later).toMatchObject({ estado: 'en_revision' });
    expect(Date.parse(later.estado_desde)).toBeGreaterThan(Date.parse(shown.estado_desde));
    await setStatus(id, 6);
    expect((await ask(key)).json().postulaciones[0].postulacion.estado).toBe('cerrada');
  });

  test('an offer that was closed or deleted since says so', async () => {
    const { key } = await apply(7);
    await query('update offers set status_id = 3 where id = 7');
    const closed = (await ask(key)).json().postulaciones[0].postulacion;
    expect(closed).toMatchObject({
      oferta_abierta: false,
      oferta_cerrada_desde: expect.stringMatching(/^\d{4}-.*Z$/),
    });

    await query('update offers set status_id = 1, deleted_at = now() where id = 7');
    const deleted = (await ask(key)).json().postulaciones[0].postulacion;
    expect(deleted).toMatchObject({
      oferta_abierta: false,
      oferta_cerrada_desde: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    await query('update offers set deleted_at = null where id = 7');
  });

  test('several are answered in their order, whatever is between them', async () => {
    const [one, other] = [await apply(), await apply(2)];

    const answer = await ask(other.key, { ...one.key, codigo: 'no es ninguno' }, one.key);

    const codes = answer
      .json()
      .postulaciones.map((each: { postulacion?: { codigo: string } }) => each.postulacion?.codigo);
    expect(codes).toEqual([other.key.codigo, undefined, one.key.codigo]);
  });

  test('the letters of neither have to be large or small', async () => {
    const { key } = await apply();
    const typed = { codigo: ` ${key.codigo.toLowerCase()}`, correo: key.correo.toUpperCase() };

    expect((await ask(typed)).json().postulaciones[0].encontrada).toBe(true);
  });

  test('whatever is wrong, the answer is the same', async () => {
    const [one, other] = [await apply(), await apply()];
    const old = await apply();
    await withdraw(old.key);
    await query(
      `update job_applications set withdrawn_at = now() - interval '31 days' where id = ${old.id}`,
    );
    const gone = await apply();
    await query(`update job_applications set submission = null where id = ${gone.id}`);
    const wrong: Key[] = [
      { ...one.key, codigo: `P-${one.id}-AAAAAA` },
      { ...one.key, correo: 'otra@correo.example.org' },
      { ...one.key, correo: other.key.correo },
      { ...one.key, codigo: 'P-2147483647-AAAAAA' },
      { ...one.key, codigo: 'P-9999999999-AAAAAA' },
      { ...one.key, codigo: `P-${one.id}-` },
      { ...one.key, codigo: 'x' },
      old.key,
      gone.key,
    ];

    const answers = new Set((await Promise.all(wrong.map((key) => ask(key)))).map(whole));
    expect([...answers]).toEqual([whole(await ask({ codigo: 'y', correo: 'y@y.example' }))]);
    const refusals = new Set((await Promise.all(wrong.map((key) => withdraw(key)))).map(whole));
    expect([...refusals]).toEqual([
      `404 {"mensaje":"No encontramos una postulación con ese código y ese correo.","error":"No encontramos una postulación con ese código y ese correo."}`,
    ]);
  });

  test.each([
    [{}, 'Indica al menos una postulación.'],
    [{ postulaciones: [] }, 'Indica al menos una postulación.'],
    [{ postulaciones: [{ correo: 'a@b.example' }] }, 'El código es obligatorio.'],
    [
      { postulaciones: [{ codigo: 'P-1-AAAAAA', correo: 'a' }] },
      'El formato del correo no es válido.',
    ],
    [
      { postulaciones: Array.from({ length: 21 }, () => ({ codigo: 'x', correo: 'a@b.example' })) },
      'No puedes consultar más de 20 postulaciones a la vez.',
    ],
  ])('what is incomplete is refused in words: %j', async (payload, message) => {
    const answer = await post('/api/mis-postulaciones', payload);

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ mensaje: message, errors: [message] });
  });
});

const whole = ({ statusCode, body }: LightMyRequestResponse) => `${statusCode} ${body}`;

describe('withdrawing', () => {
  test('erases what was sent, tells staff, and may be repeated', async () => {
    const { visitor, applicantId, key, id, sent } = await apply();
    await visitor.answer(applicantId, 1, 'Inmediata');

    const answer = await withdraw(key);

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ codigo: key.codigo, estado: 'retirada' });
    expect(answer.json()).not.toHaveProperty('curriculum');
    expect(await api.files.list('cv')).not.toContain(sent.path_curriculum);
    expect(await query(`select from answers where applicant_id = ${applicantId}`)).toEqual([]);
    expect(await asStaff(1, id)).toMatchObject({
      estadoAplicante: { estado_aplicante: 'Retirada por la persona' },
      fecha_retiro: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(await asStaff(1, id)).not.toHaveProperty('path_curriculum', expect.any(String));
    const activity = await api.app.inject({
      url: `/api/actividad?sobre=postulacion&id=${id}`,
      headers: api.admin,
    });
    expect(activity.json().content[0]).toMatchObject({
      cambios: [{ antes: 'Recibida', despues: 'Retirada por la persona' }],
    });

    const before = await asStaff(1, id);
    expect((await withdraw(key)).json()).toEqual(answer.json());
    expect(await asStaff(1, id)).toEqual(before);
    expect((await ask(key)).json().postulaciones[0].postulacion).toEqual(answer.json());
  });

  test('nothing can be added to it, and staff cannot go on with it', async () => {
    const { visitor, applicantId, key, id } = await apply();
    await withdraw(key);

    expect((await visitor.answer(applicantId, 1, 'Inmediata')).statusCode).toBe(404);
    const change = await setStatus(id, 3);
    expect(change.statusCode).toBe(409);
    expect(change.json().mensaje).toBe(
      'La persona retiró esta postulación, así que su estado ya no cambia.',
    );
    // Setting the current status again is not a change.
    expect((await setStatus(id, 7)).statusCode).toBe(200);
  });

  test('who has withdrawn may apply again, and only once', async () => {
    const { visitor, applicantId, key } = await apply();
    await withdraw(key);

    expect((await visitor.check()).json().Registro_AplicanteOferta).toBe(false);
    const again = await visitor.upload(applicantId, {});
    expect(again.statusCode).toBe(201);
    const next = { ...key, codigo: again.json().aplicanteOferta.codigo };
    expect((await ask(key, next)).json().postulaciones).toMatchObject([
      { postulacion: { estado: 'retirada' } },
      { postulacion: { estado: 'recibida' } },
    ]);
    expect((await visitor.upload(applicantId, {})).statusCode).toBe(409);
    // The withdrawn application does not take the new one's answer.
    await visitor.answer(applicantId, 1, 'Inmediata');
    await withdraw(key);
    expect(await query(`select from answers where applicant_id = ${applicantId}`)).toHaveLength(1);
  });

  test('two at once withdraw it once', async () => {
    const { key, id } = await apply();

    const answers = await Promise.all([withdraw(key), withdraw(key), withdraw(key)]);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(
      await query(`select from activity where subject = 'application' and subject_id = ${id}`),
    ).toHaveLength(1);
  });
});

describe('guesses', () => {
  let strict: TestApi;
  beforeAll(async () => {
    strict = await startTestApi({ LIMIT_FACTOR: '1' });
  });
  afterAll(() => strict.close());

  const guess = async (codigo: string, count: number) => {
    const startedAt = performance.now();
    const answer = await strict.app.inject({
      method: 'POST',
      url: '/api/mis-postulaciones',
      payload: {
        postulaciones: Array.from({ length: count }, () => ({ codigo, correo: 'a@b.example' })),
      },
    });
    return { ...answer, milliseconds: performance.now() - startedAt };
  };
  const counted = async (name: string) =>
    (await strict.database.pool.query(`select hits from rate_windows where key like '${name}:%'`))
      .rows[0]?.hits;
  const set = (name: string, hits: number) =>
    strict.database.pool.query(`update rate_windows set hits = ${hits} where key like '${name}:%'`);

  test('of a list count each, for the address and for the application', async () => {
    expect((await guess('P-1-AAAAAA', 20)).statusCode).toBe(200);

    expect(await counted('own-applications')).toBe(20);
    expect(await counted('own-application')).toBe(20);
    expect(await counted('own-applications-wrong')).toBe(20);
  });

  test('that are wrong slow their address down', async () => {
    // The timer may fire slightly early.
    expect((await guess('x', 1)).milliseconds).toBeGreaterThan(240);
  });

  test('at one application slow it down, whoever makes them', async () => {
    await set('own-application', 60);
    expect((await guess('P-1-AAAAAA', 1)).milliseconds).toBeGreaterThan(240);
  });

  test('are refused to an address that makes too many', async () => {
    await set('own-applications', 300);
    const refused = await guess('x', 1);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
  });
});
