import { savedMeanwhile } from '@portal/contract/version';
import { startTestApi, type TestApi } from '../../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const read = (url: string) => api.app.inject({ url, headers: api.admin });

test('the applications of an offer', async () => {
  const answer = await read('/api/aplicantes_ofertas/id_oferta/1');

  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toHaveLength(9);
  const camila = answer
    .json()
    .find(
      ({ aplicante }: { aplicante: { id_aplicantes: number } }) => aplicante.id_aplicantes === 1,
    );
  expect(camila).toEqual({
    id_aplicantes_ofertas: 1,
    aplicante: {
      id_aplicantes: 1,
      nombre: 'Camila Torres',
      correo: 'camila.torres@correo.example.org',
    },
    oferta: { id_oferta: 1, titulo_vacante: 'Desarrollador/a Full Stack Java y React' },
    titulo_al_postular: 'Desarrollador/a Full Stack Java y React',
    aspiracion_salarial: 2_500_000,
    moneda: 'CLP',
    moneda_oferta: 'CLP',
    fecha_aplicacion: expect.stringMatching(/Z$/),
    path_curriculum: expect.stringMatching(/\.pdf$/),
    estadoAplicante: { id_estado_aplicante: 1, estado_aplicante: 'Recibida' },
    version: 1,
  });
});

test('an application without a CV has no file name', async () => {
  const all = (await read('/api/aplicantes/ofertas')).json();

  const without = all.filter((application: object) => !('path_curriculum' in application));
  expect(without).toMatchObject([{ aplicante: { nombre: 'Gustavo Henríquez' } }]);
});

test('an offer nobody applied to has an empty list, an unknown one is a 404', async () => {
  expect((await read('/api/aplicantes_ofertas/id_oferta/12')).json()).toEqual([]);
  const unknown = await read('/api/aplicantes_ofertas/id_oferta/9999');
  expect(unknown.statusCode).toBe(404);
  expect(unknown.json()).toMatchObject({ error: 'La oferta no existe o ya no está disponible.' });
});

test('all applications, the latest first', async () => {
  const all = (await read('/api/aplicantes/ofertas')).json();

  expect(all.length).toBeGreaterThan(40);
  const dates = all.map(({ fecha_aplicacion }: { fecha_aplicacion: string }) => fecha_aplicacion);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

describe('a page of all applications', () => {
  const page = async (query: string) => (await read(`/api/aplicantes/ofertas?${query}`)).json();
  const names = async (query: string) =>
    (await page(query)).content.map(
      ({ aplicante }: { aplicante: { nombre: string } }) => aplicante.nombre,
    );

  test('has the size that is asked for, and the latest first', async () => {
    const all = (await read('/api/aplicantes/ofertas')).json();
    const second = await page('page=1&size=20');

    expect(second).toEqual({
      content: all.slice(20, 40),
      number: 1,
      totalPages: 3,
      first: false,
      last: false,
      totalElements: all.length,
      totalExacto: true,
    });
  });

  test('finds parts of names, e-mails and titles, whatever case and accents', async () => {
    expect(await names('q=TORRES')).toEqual(['Camila Torres', 'Camila Torres']);
    expect(await names('q=diego.salazar')).toEqual([]);
    expect(await names('q=xicay%40correo')).toEqual(['Wendy Xicay']);
    expect(await names('q=oscar')).toEqual(await names('q=%C3%93SCAR'));
    expect(await names('q=oscar')).toContain('Óscar Pineda');
    expect(await names('q=scrum%20master&sort=nombre')).toEqual([
      'Josué Alvarado',
      'Tatiana Arias',
    ]);
    expect(await names('q=%25')).toEqual([]);
  });

  test.each([
    ['nombre', 'Ainhoa Lizarraga'],
    ['-nombre', 'Yuliana Marín'],
    ['correo', 'Ainhoa Lizarraga'],
    ['-aspiracion_salarial', 'Francisco Tapia'],
    ['-aspiracion_salarial&moneda=COP', 'Juliana Escobar'],
  ])('is ordered by %s', async (sort, first) => {
    const result = await page(`size=1&sort=${sort}`);

    expect(result.content).toHaveLength(1);
    expect(result.content[0].aplicante.nombre).toBe(first);
  });

  test('is ordered by the title of the offer', async () => {
    const { content } = await page('size=1&sort=titulo_vacante');
    expect(content[0].oferta.titulo_vacante).toBe('Analista de Pruebas Automatizadas');
  });

  test('refuses what it does not know', async () => {
    expect((await read('/api/aplicantes/ofertas?size=1001')).statusCode).toBe(400);
    expect((await read('/api/aplicantes/ofertas?sort=otro')).statusCode).toBe(400);
    expect((await read('/api/aplicantes/ofertas?page=a&page=b')).statusCode).toBe(400);
  });
});

test('the statuses', async () => {
  expect((await read('/api/estado_aplicante')).json().slice(0, 6)).toMatchObject([
    { id_estado_aplicante: 1, estado_aplicante: 'Recibida' },
    { id_estado_aplicante: 2, estado_aplicante: 'En revisión' },
    { id_estado_aplicante: 3, estado_aplicante: 'Entrevista' },
    { id_estado_aplicante: 4, estado_aplicante: 'Finalista' },
    { id_estado_aplicante: 5, estado_aplicante: 'Contratada' },
    { id_estado_aplicante: 6, estado_aplicante: 'Rechazada' },
  ]);
});

describe('must-have 4: an update', () => {
  const update = (id: number, payload: object) =>
    api.app.inject({
      method: 'PUT',
      url: `/api/aplicantes-ofertas/update/${id}`,
      headers: api.admin,
      payload,
    });
  const first = async () =>
    (await read('/api/aplicantes/ofertas'))
      .json()
      .find((each: { id_aplicantes_ofertas: number }) => each.id_aplicantes_ofertas === 1);

  test('changes the status and nothing else', async () => {
    const before = await first();

    const answer = await update(1, {
      ...before,
      estadoAplicante: { id_estado_aplicante: 3, estado_aplicante: 'Inventado' },
      aspiracion_salarial: 1,
      path_curriculum: '../../token-key.json',
      fecha_aplicacion: '2000-01-01T00:00:00.000Z',
      aplicante: { id_aplicantes: 2, nombre: 'Otra', correo: 'otra@correo.example.org' },
      oferta: { id_oferta: 5 },
    });

    expect(answer.statusCode).toBe(200);
    expect(answer.json().mensaje).toBe('El estado ha sido actualizado correctamente.');
    expect(await first()).toEqual({
      ...before,
      estadoAplicante: { id_estado_aplicante: 3, estado_aplicante: 'Entrevista' },
      version: before.version + 1,
    });
  });

  test('does not overwrite unseen what somebody else has set meanwhile', async () => {
    const seen = await first();
    await update(1, { ...seen, estadoAplicante: { id_estado_aplicante: 6 } });

    const answer = await update(1, { ...seen, estadoAplicante: { id_estado_aplicante: 4 } });

    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({
      mensaje: savedMeanwhile,
      error: savedMeanwhile,
      errors: ['Camila Torres: Rechazada'],
    });
    expect((await first()).estadoAplicante.id_estado_aplicante).toBe(6);
  });

  test('is not checked without a version, nor when both set the same', async () => {
    const { version, ...seen } = await first();
    await update(1, { ...seen, estadoAplicante: { id_estado_aplicante: 2 } });

    const same = await update(1, { ...seen, version, estadoAplicante: { id_estado_aplicante: 2 } });
    const unseen = await update(1, { ...seen, estadoAplicante: { id_estado_aplicante: 5 } });

    expect(same.statusCode).toBe(200);
    expect(same.json().version).toBe(version + 1);
    expect(unseen.statusCode).toBe(200);
    expect(unseen.json().version).toBe(version + 2);
  });

  test('refuses an unknown status, and an unknown application', async () => {
    const status = await update(1, { estadoAplicante: { id_estado_aplicante: 99 } });
    const unknown = await update(9999, { estadoAplicante: { id_estado_aplicante: 2 } });

    expect(status.statusCode).toBe(400);
    expect(status.json().mensaje).toBe('El estado no existe.');
    expect(unknown.statusCode).toBe(404);
  });

  test('leaves it to the person to take an application back', async () => {
    const before = await first();

    const answer = await update(1, { ...before, estadoAplicante: { id_estado_aplicante: 7 } });

    expect(answer.statusCode).toBe(400);
    expect(answer.json().mensaje).toBe(
      'Solo la persona que postuló puede retirar su postulación. Elige otro estado.',
    );
    expect(await first()).toEqual(before);
  });

  test('changes at the same moment follow each other in the activity', async () => {
    const [{ id_aplicantes_ofertas: id, estadoAplicante }] = (
      await read('/api/aplicantes_ofertas/id_oferta/4')
    ).json();
    const statusIds = [1, 2, 3, 4, 5, 6].filter(
      (each) => each !== estadoAplicante.id_estado_aplicante,
    );

    await Promise.all(
      statusIds.map((each) => update(id, { estadoAplicante: { id_estado_aplicante: each } })),
    );

    const { content } = (await read(`/api/actividad?sobre=postulacion&id=${id}`)).json();
    const changes: { antes: string; despues: string }[] = content
      .map(({ cambios: [change] }: { cambios: unknown[] }) => change)
      .toReversed();
    expect(changes).toHaveLength(statusIds.length);
    expect(changes.map(({ antes }) => antes)).toEqual([
      estadoAplicante.estado_aplicante,
      ...changes.slice(0, -1).map(({ despues }) => despues),
    ]);
  });
});

describe('a change of several', () => {
  type Wire = {
    id_aplicantes_ofertas: number;
    estadoAplicante: { id_estado_aplicante: number; estado_aplicante: string };
    aplicante: { nombre: string };
    version: number;
  };
  const list = async (): Promise<Wire[]> =>
    (await read('/api/aplicantes_ofertas/id_oferta/2')).json();
  const statuses = async () =>
    (await list()).map(({ estadoAplicante }) => estadoAplicante.id_estado_aplicante);
  const change = (cambios: unknown, headers = api.admin) =>
    api.app.inject({
      method: 'PUT',
      url: '/api/aplicantes-ofertas/cambios-de-estado',
      headers,
      payload: { cambios },
    });
  const to =
    (statusId: number) =>
    ({ id_aplicantes_ofertas: id, version }: Wire) => [id, statusId, version];
  const standings = async () =>
    (await list()).map(({ id_aplicantes_ofertas: id, estadoAplicante, version }) => [
      id,
      estadoAplicante.id_estado_aplicante,
      version,
    ]);
  const countActivity = async () =>
    Number(
      (
        await api.database.db
          .selectFrom('activity')
          .select((row) => row.fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    );

  test('is saved whole, answers how each stands, and goes back by one call with their statuses', async () => {
    const before = await list();

    const answer = await change(before.map(to(5)));

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      mensaje: 'Los estados han sido actualizados correctamente.',
      postulaciones: await standings(),
    });
    expect(new Set(await statuses())).toEqual(new Set([5]));
    for (const { id_aplicantes_ofertas: id, estadoAplicante } of before) {
      const { content } = (await read(`/api/actividad?sobre=postulacion&id=${id}`)).json();
      expect(content[0]).toMatchObject({
        autor: 'Valentina Rojas',
        cambios: [
          {
            campo: 'estadoAplicante',
            antes: estadoAplicante.estado_aplicante,
            despues: 'Contratada',
          },
        ],
      });
    }

    const changed = await list();
    const undo = await change(
      changed.map((application, index) =>
        to(before[index]?.estadoAplicante.id_estado_aplicante ?? 0)(application),
      ),
    );
    expect(undo.statusCode).toBe(200);
    expect(await statuses()).toEqual(
      before.map(({ estadoAplicante }) => estadoAplicante.id_estado_aplicante),
    );
  });

  test('changes none when somebody else has changed one of them, and says whom', async () => {
    const seen = await list();
    const [mine] = seen;
    if (!mine) throw new Error('Expected an applicant.');
    await change([to(6)(mine)]);
    const before = await statuses();
    const told = await countActivity();

    const answer = await change(seen.map(to(4)));

    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      mensaje: savedMeanwhile,
      errors: [`${mine.aplicante.nombre}: Rechazada`],
    });
    expect(await statuses()).toEqual(before);
    expect(await countActivity()).toBe(told);
  });

  test('changes none when one does not exist, or gets a status that does not or that staff do not give', async () => {
    const [one, other, ...rest] = await list();
    if (!one || !other) throw new Error('Expected an applicant.');
    const before = await statuses();
    const gone = to(3)({ ...other, id_aplicantes_ofertas: 999_999 });

    const unknown = await change([to(3)(one), gone]);
    const status = await change([to(3)(one), to(99)(other), ...rest.map(to(3))]);
    const own = await change([to(3)(one), to(7)(other), ...rest.map(to(3))]);

    expect(unknown.statusCode).toBe(404);
    expect(unknown.json().mensaje).toBe(
      'Una de las postulaciones no existe. No se guardó ningún cambio.',
    );
    expect(status.statusCode).toBe(400);
    expect(status.json().mensaje).toBe('El estado no existe.');
    expect(own.statusCode).toBe(400);
    expect(await statuses()).toEqual(before);
  });

  test('takes what is said last of an application that is named twice', async () => {
    const [application] = await list();
    if (!application) throw new Error('Expected an applicant.');

    const answer = await change([to(3)(application), to(2)(application)]);

    expect(answer.json().postulaciones).toHaveLength(1);
    expect((await statuses())[0]).toBe(2);
  });

  test.each([
    ['none', [], 'Elige al menos una postulación.'],
    [
      'more than the limit',
      Array.from({ length: 5001 }, (_each, index) => [index + 1, 2, null]),
      'No puedes cambiar más de 5000 postulaciones a la vez.',
    ],
    ['no list', undefined, 'Elige al menos una postulación.'],
    ['something else', 'todas', 'Los datos enviados no son válidos.'],
  ])('is refused with %s', async (_title, cambios, message) => {
    const answer = await change(cambios);

    expect(answer.statusCode).toBe(400);
    expect(answer.json().mensaje).toBe(message);
  });

  test('of several by two people at once follow each other, whatever their order', async () => {
    const applications = (await list()).map(({ id_aplicantes_ofertas: id }) => id);
    const all = (statusId: number, ids: typeof applications) =>
      change(ids.map((id) => [id, statusId, null]));

    const answers = await Promise.all([
      all(3, applications),
      all(4, applications.toReversed()),
      all(5, applications),
      all(6, applications.toReversed()),
    ]);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(new Set(await statuses()).size).toBe(1);
  });

  test('by a page of an earlier release is answered with all of them', async () => {
    const cambios = (await list()).map(({ id_aplicantes_ofertas, version }) => ({
      id_aplicantes_ofertas,
      estadoAplicante: { id_estado_aplicante: 2 },
      version,
    }));

    const answer = await api.app.inject({
      method: 'PUT',
      url: '/api/aplicantes-ofertas/estados',
      headers: api.admin,
      payload: { cambios },
    });

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ aplicantesOfertas: await list() });
  });
});
