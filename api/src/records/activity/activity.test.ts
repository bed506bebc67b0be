import { startTestApi, type TestApi } from '../../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = async (method: Method, url: string, payload?: object) =>
  (await api.app.inject({ method, url, headers: api.admin, ...(payload && { payload }) })).json();

const activityOf = (subject: string, id: number) =>
  call('GET', `/api/actividad?sobre=${subject}&id=${id}`);

test('a changed status tells who, when, before and after, without a word of the CV', async () => {
  const [application] = await call('GET', '/api/aplicantes_ofertas/id_oferta/1');
  const id = application.id_aplicantes_ofertas;
  const from = application.estadoAplicante.estado_aplicante;

  await call('PUT', `/api/aplicantes-ofertas/update/${id}`, {
    ...application,
    estadoAplicante: { id_estado_aplicante: 5 },
  });

  const { content } = await activityOf('postulacion', id);
  expect(content).toEqual([
    {
      id: expect.any(Number),
      fecha: expect.stringMatching(/Z$/),
      autor: 'Valentina Rojas',
      accion: 'edicion',
      sobre: 'postulacion',
      id_registro: id,
      titulo: `${application.aplicante.nombre} · ${application.oferta.titulo_vacante}`,
      cambios: [{ campo: 'estadoAplicante', antes: from, despues: 'Contratada' }],
    },
  ]);
});

test('saving what is there already is no activity', async () => {
  const [application] = await call('GET', '/api/aplicantes_ofertas/id_oferta/2');
  const id = application.id_aplicantes_ofertas;

  await call('PUT', `/api/aplicantes-ofertas/update/${id}`, application);

  expect((await activityOf('postulacion', id)).content).toEqual([]);
});

test('an offer keeps its changes and those of its assignments, the newest first', async () => {
  const offer = await call('GET', '/api/ofertas/id/3');
  await call('PUT', '/api/ofertas/update/3', { ...offer, cantidad_vacantes: 9, paises: [] });
  const link = await call('POST', '/api/idiomas_ofertas/save', {
    idioma: { id_idioma: 5 },
    nivel: { id_nivel: 2 },
    ofertas: { id_ofertas: 3 },
  });
  await call('DELETE', `/api/idiomas_ofertas/delete/${link.id_oferta_idioma}`);

  const { content } = await activityOf('oferta', 3);

  const fields = content.map(({ cambios }: { cambios: { campo: string }[] }) =>
    cambios.map(({ campo }) => campo),
  );
  expect(fields[0]).toEqual(['idiomas']);
  expect(fields[1]).toEqual(['idiomas']);
  expect(fields[2]).toEqual(expect.arrayContaining(['cantidad_vacantes', 'paises']));
  expect(content[2].cambios).toContainEqual({
    campo: 'cantidad_vacantes',
    antes: String(offer.cantidad_vacantes),
    despues: '9',
  });
});

test('assignments at the same moment follow each other in the activity of their offer', async () => {
  const assign = (languageId: number) =>
    call('POST', '/api/idiomas_ofertas/save', {
      idioma: { id_idioma: languageId },
      nivel: { id_nivel: 1 },
      ofertas: { id_ofertas: 12 },
    });

  const answers = await Promise.all([1, 2, 3, 4].map(assign));

  expect(answers.map(({ mensaje }) => mensaje)).not.toContain(undefined);
  const { content } = await activityOf('oferta', 12);
  const changes: { antes: string; despues: string }[] = content
    .map(({ cambios: [change] }: { cambios: unknown[] }) => change)
    .toReversed();
  expect(changes.map(({ antes }) => antes)).toEqual([
    '',
    ...changes.slice(0, -1).map(({ despues }) => despues),
  ]);
});

test('a person is created, changed and deleted', async () => {
  const { persona } = await call('POST', '/api/personas', {
    nombre: 'Beatriz',
    apellido: 'Sáez',
    correo: 'beatriz.actividad@puente.example.org',
  });
  const id = persona.id_persona;
  await call('PUT', `/api/personas/update/${id}`, { ...persona, apellido: 'Sáez Díaz' });
  await call('DELETE', `/api/personas/delete/${id}`);

  const { content } = await activityOf('persona', id);

  expect(content.map(({ accion }: { accion: string }) => accion)).toEqual([
    'eliminacion',
    'edicion',
    'creacion',
  ]);
  expect(content[1].cambios).toEqual([{ campo: 'apellido', antes: 'Sáez', despues: 'Sáez Díaz' }]);
});

test('a write that fails leaves no activity behind', async () => {
  const before = await activityOf('oferta', 4);
  const offer = await call('GET', '/api/ofertas/id/4');

  await call('PUT', '/api/ofertas/update/4', { ...offer, titulo_vacante: 'Otra', version: 999 });

  expect(await activityOf('oferta', 4)).toEqual(before);
});

test('an applicant who is anonymised is not named by the activity either', async () => {
  const [application] = await call('GET', '/api/aplicantes_ofertas/id_oferta/3');
  const id = application.id_aplicantes_ofertas;
  await call('PUT', `/api/aplicantes-ofertas/update/${id}`, {
    ...application,
    estadoAplicante: {
      id_estado_aplicante: application.estadoAplicante.id_estado_aplicante === 5 ? 4 : 5,
    },
  });

  await api.database.db
    .updateTable('applicants')
    .set({ name: 'Anónimo' })
    .where('id', '=', application.aplicante.id_aplicantes)
    .execute();

  const { content } = await activityOf('postulacion', id);
  expect(content[0].titulo).toMatch(/^Anónimo · /);
  expect(JSON.stringify(content)).not.toContain(application.aplicante.nombre);
});

test('what happened of late is read in pages, and refuses half a question', async () => {
  const page = await call('GET', '/api/actividad?page=0');

  expect(page).toMatchObject({ number: 0, first: true });
  expect(page.content.length).toBeGreaterThan(3);
  const half = await api.app.inject({ url: '/api/actividad?sobre=oferta', headers: api.admin });
  expect(half.statusCode).toBe(400);
});
