import { startTestApi, type TestApi } from '../../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, url: string, payload?: object) =>
  api.app.inject({ method, url, headers: api.admin, ...(payload && { payload }) });

/** The demo offer without any assignment. */
const bare = 12;

describe('skills of an offer', () => {
  const list = async (id: number) =>
    (await call('GET', `/api/conocimientos_ofertas/id_oferta/${id}`)).json();
  const body = (skillId: number, experience: string) => ({
    experiencia_minima: experience,
    oferta: { id_ofertas: bare },
    conocimientos: { id_conocimientos: skillId },
  });

  test('are listed', async () => {
    expect((await list(1))[0]).toEqual({
      id_ofertas_conocimientos: 1,
      experiencia_minima: '3 años',
      conocimientos: { id_conocimientos: 1, conocimientos: 'Java' },
      oferta: { id_ofertas: 1 },
      version: 1,
    });
    expect(await list(bare)).toEqual([]);
    expect((await call('GET', '/api/conocimientos_ofertas/id_oferta/9999')).statusCode).toBe(404);
  });

  test('are assigned, changed and removed', async () => {
    const saved = await call('POST', '/api/conocimientos_ofertas/save', body(3, '2 años'));
    expect(saved.statusCode).toBe(201);
    const id = saved.json().id_ofertas_conocimientos;

    const updated = await call('PUT', `/api/conocimientos_ofertas/update/${id}`, {
      id_ofertas_conocimientos: id,
      ...body(3, '4 años'),
    });
    expect(updated.json()).toEqual({
      mensaje: 'El conocimiento asignado fue actualizado con éxito.',
      id_ofertas_conocimientos: id,
      experiencia_minima: '4 años',
      conocimientos: { id_conocimientos: 3, conocimientos: 'React' },
      oferta: { id_ofertas: bare },
      version: 2,
    });

    expect((await call('DELETE', `/api/conocimientos_ofertas/delete/${id}`)).statusCode).toBe(200);
    expect((await call('DELETE', `/api/conocimientos_ofertas/delete/${id}`)).statusCode).toBe(404);
    expect(await list(bare)).toEqual([]);
  });

  test('S5.27 are assigned once', async () => {
    await call('POST', '/api/conocimientos_ofertas/save', body(4, '2 años'));

    const again = await call('POST', '/api/conocimientos_ofertas/save', body(4, '3 años'));

    expect(again.statusCode).toBe(409);
    expect(again.json().mensaje).toBe('Este conocimiento ya ha sido asignado y guardado.');
  });

  test('either spelling of their fields is taken (reading A10)', async () => {
    const answer = await call('POST', '/api/conocimientos_ofertas/save', {
      experiencia_minima: '1 año',
      oferta: { id_oferta: bare },
      conocimiento: { id_conocimientos: 5 },
    });

    expect(answer.statusCode).toBe(201);
  });

  test('need a skill, an experience and an offer', async () => {
    const incomplete = 'Debe seleccionar un conocimiento y especificar la experiencia mínima';
    const blank = await call('POST', '/api/conocimientos_ofertas/save', body(6, '  '));
    const noOffer = await call('POST', '/api/conocimientos_ofertas/save', {
      ...body(6, '1 año'),
      oferta: {},
    });
    const unknown = await call('POST', '/api/conocimientos_ofertas/save', body(999, '1 año'));

    expect(blank.json()).toMatchObject({ mensaje: incomplete });
    expect(noOffer.json().mensaje).toBe('No se puede guardar: ID de oferta no disponible...');
    expect([blank, noOffer, unknown].map(({ statusCode }) => statusCode)).toEqual([400, 400, 404]);
  });
});

describe('questions of an offer', () => {
  const body = (questionId: number) => ({
    preguntas: { id_pregunta: questionId },
    ofertas: { id_ofertas: bare },
  });
  const list = async () => (await call('GET', `/api/ofertas_preguntas/oferta/${bare}`)).json();

  test('are assigned and removed', async () => {
    const saved = await call('POST', '/api/ofertas_preguntas/guardar', body(3));
    expect(saved.statusCode).toBe(201);
    expect(saved.json()).toMatchObject({
      mensaje: 'La pregunta fue asignada a la oferta con éxito.',
      preguntas: { id_pregunta: 3 },
      ofertas: { id_oferta: bare },
    });
    const id = saved.json().id_ofertas_preguntas;
    expect((await call('POST', '/api/ofertas_preguntas/guardar', body(3))).statusCode).toBe(409);

    const removed = await call('DELETE', `/api/ofertas_preguntas/eliminar/${id}`);
    expect(removed.json().mensaje).toBe('La pregunta asignada fue eliminada con éxito.');
    expect(await list()).toEqual([]);
    expect((await call('DELETE', `/api/ofertas_preguntas/eliminar/${id}`)).statusCode).toBe(404);
  });

  test('that were answered can be removed, and come back with their answers', async () => {
    const answers = async () =>
      (await api.database.pool.query('select count(*)::int as total from answers')).rows[0].total;
    const before = await answers();

    expect((await call('DELETE', '/api/ofertas_preguntas/eliminar/1')).statusCode).toBe(200);
    expect((await call('GET', '/api/ofertas_preguntas/oferta/1')).json()).toHaveLength(2);
    const back = await call('POST', '/api/ofertas_preguntas/guardar', {
      preguntas: { id_pregunta: 1 },
      ofertas: { id_oferta: 1 },
    });

    expect(back.json().id_ofertas_preguntas).toBe(1);
    expect(await answers()).toBe(before);
  });

  test('are hidden from visitors with their offer', async () => {
    expect((await api.app.inject('/api/ofertas_preguntas/oferta/15')).statusCode).toBe(404);
    expect((await call('GET', '/api/ofertas_preguntas/oferta/15')).statusCode).toBe(200);
  });

  test('need a question and an offer: 400 with the list of errors', async () => {
    const answer = await call('POST', '/api/ofertas_preguntas/guardar', {});

    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([
      'La pregunta es requerida.',
      'No se puede asignar preguntas sin un ID de oferta válido.',
    ]);
  });
});

describe('languages of an offer', () => {
  const body = (languageId: number, levelId = 3) => ({
    idioma: { id_idioma: languageId },
    nivel: { id_nivel: levelId },
    ofertas: { id_ofertas: bare },
  });

  test('are assigned, listed and removed', async () => {
    const saved = await call('POST', '/api/idiomas_ofertas/save', body(6));
    expect(saved.statusCode).toBe(201);
    const id = saved.json().id_oferta_idioma;

    expect((await call('GET', `/api/idiomas_ofertas/id_oferta/${bare}`)).json()).toEqual([
      {
        id_oferta_idioma: id,
        idioma: { id_idioma: 6, nombre_idioma: 'Inglés' },
        nivel: { id_nivel: 3, descripcion_nivel: 'B1 - Intermedio' },
        ofertas: { id_oferta: bare },
      },
    ]);
    const again = await call('POST', '/api/idiomas_ofertas/save', body(6, 4));
    expect(again.statusCode).toBe(409);
    expect(again.json().mensaje).toBe('Este idioma ya ha sido asignado a la oferta.');

    expect((await call('DELETE', `/api/idiomas_ofertas/delete/${id}`)).statusCode).toBe(200);
    expect((await call('DELETE', `/api/idiomas_ofertas/delete/${id}`)).statusCode).toBe(404);
  });

  test('need a language, a level and an offer that exist', async () => {
    const empty = await call('POST', '/api/idiomas_ofertas/save', {});
    const language = await call('POST', '/api/idiomas_ofertas/save', body(999));
    const level = await call('POST', '/api/idiomas_ofertas/save', body(1, 99));

    expect(empty.json().errors).toEqual([
      'El idioma es requerido.',
      'El nivel es requerido.',
      'No se puede asignar idiomas sin un ID de oferta válido.',
    ]);
    expect([language.statusCode, level.statusCode]).toEqual([404, 400]);
    expect(level.json().mensaje).toBe('El nivel no existe.');
  });
});

describe('what an offer asks for', () => {
  const lists = [
    '/api/conocimientos_ofertas/id_oferta',
    '/api/idiomas_ofertas/id_oferta',
    '/api/ofertas_preguntas/oferta',
  ];
  /** A paused, a closed and a missing offer. */
  const hidden = [10, 15, 9999];

  test.each(lists)('%s: visitors read that of an open offer', async (list) => {
    const answer = await api.app.inject(`${list}/1`);

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual((await call('GET', `${list}/1`)).json());
    expect(answer.json()).not.toEqual([]);
  });

  test.each(lists)('%s: of others they do not learn that there are any', async (list) => {
    const answers = await Promise.all(hidden.map((id) => api.app.inject(`${list}/${id}`)));

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  test.each(lists)('%s: of a deleted offer nobody reads it', async (list) => {
    const { rows } = await api.database.pool.query(
      'update offers set deleted_at = now() where id = 11 returning id',
    );
    expect(rows).toHaveLength(1);

    expect((await api.app.inject(`${list}/11`)).statusCode).toBe(404);
    expect((await call('GET', `${list}/11`)).statusCode).toBe(404);
  });

  test.each(lists)('%s: whoever works here also reads that of a closed offer', async (list) => {
    const answer = await api.app.inject({ url: `${list}/15`, headers: api.user });

    expect(answer.statusCode).toBe(200);
  });
});

test('a path answers to both spellings (reading A07)', async () => {
  for (const url of [
    '/api/aplicantes-ofertas/id_oferta/1',
    '/api/conocimientos-ofertas/id_oferta/1',
    '/api/ofertas-preguntas/oferta/1',
    '/api/idiomas-ofertas/id_oferta/1',
    '/api/estado-aplicante',
    '/api/respuestas_ofertas_preguntas/oferta-pregunta/1/aplicante/1',
  ]) {
    expect((await call('GET', url)).statusCode).toBe(200);
  }
});
