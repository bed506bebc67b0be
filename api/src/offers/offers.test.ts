import { offerToSave } from '@portal/contract/testing/an-offer';
import { startTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const newOffer = {
  ...offerToSave,
  titulo_vacante: 'Arquitecta de Nube',
  descripcion_vacante: 'Primera línea\nSegunda línea',
};

const save = (payload: object = newOffer) =>
  api.app.inject({ method: 'POST', url: '/api/ofertas/save', headers: api.admin, payload });
const update = (id: number, payload: object) =>
  api.app.inject({ method: 'PUT', url: `/api/ofertas/update/${id}`, headers: api.admin, payload });
const read = (id: number, headers = {}) =>
  api.app.inject({ url: `/api/ofertas/id/${id}`, headers });
const titles = async (headers = {}) => {
  const answer = await api.app.inject({ url: '/api/ofertas', headers });
  return answer.json().map((offer: { titulo_vacante: string }) => offer.titulo_vacante);
};

test('an offer has the fields of specification §3', async () => {
  const answer = await read(1);

  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    id_oferta: 1,
    titulo_vacante: 'Desarrollador/a Full Stack Java y React',
    cantidad_vacantes: 3,
    rango_salarial: '$2.200.000 - $2.900.000 CLP líquidos',
    horario: 'Lunes a viernes, 9:00 a 18:00',
    descripcion_vacante: expect.stringContaining('\n'),
    beneficios: expect.stringContaining('\n'),
    fecha_creacion_oferta: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    formacion: { id_formacion: 4, nombre_formacion: 'Profesional' },
    tipoContrato: { id_tipo_contrato: 1, tipo_contrato: 'Indefinido' },
    estado: { id_estado: 1, estado: 'Abierta' },
    modalidadTrabajo: { id_modalidad_trabajo: 2, modalidad_trabajo: 'Híbrido' },
    paises: [{ id: 3, nombre: 'Chile' }],
    ciudades: [
      { id_ciudad: 16, nombre_ciudad: 'Santiago', pais: { id: 3, nombre: 'Chile' } },
      { id_ciudad: 18, nombre_ciudad: 'Valparaíso', pais: { id: 3, nombre: 'Chile' } },
    ],
    persona: { id_persona: 1 },
    version: 1,
  });
});

test('visitors see open offers only, staff see all', async () => {
  const closed = 'Diseñador/a de Experiencia de Usuario';
  const paused = 'Especialista en Seguridad de la Información';

  expect(await titles()).not.toEqual(expect.arrayContaining([closed]));
  expect(await titles(api.admin)).toEqual(expect.arrayContaining([closed, paused]));
  expect((await read(15)).statusCode).toBe(404);
  expect((await read(15)).json()).toMatchObject({
    mensaje: 'La oferta no existe o ya no está disponible.',
  });
  expect((await read(15, api.user)).statusCode).toBe(200);
});

test.each([
  ['tipoContrato', { id_tipo_contrato: 1, tipo_contrato: 'Indefinido' }],
  ['formacion', { id_formacion: 1, nombre_formacion: 'Bachiller' }],
  ['modalidadTrabajo', { id_modalidad_trabajo: 1, modalidad_trabajo: 'Remoto' }],
  ['estados', { id_estado: 1, estado: 'Abierta' }],
])('the catalog %s', async (catalog, first) => {
  const answer = await api.app.inject(`/api/ofertas/${catalog}`);

  expect(answer.statusCode).toBe(200);
  expect(answer.json()[0]).toEqual(first);
});

test('saves an offer in the name of whoever is signed in', async () => {
  const answer = await save({ ...newOffer, persona: { id_persona: 2 } });

  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({
    Mensaje: 'La oferta fue creada con éxito.',
    titulo_vacante: 'Arquitecta de Nube',
    descripcion_vacante: 'Primera línea\nSegunda línea',
    persona: { id_persona: 1 },
  });
  expect(await titles()).toContain('Arquitecta de Nube');
});

test('tells what is missing field by field', async () => {
  const answer = await save({ paises: [] });

  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({
    mensaje: 'Este campo es obligatorio.',
    error: 'Este campo es obligatorio.',
    errors: [
      'Este campo es obligatorio.',
      'Seleccione una formación.',
      'Seleccione un tipo de contrato.',
      'Seleccione un estado.',
      'Seleccione una modalidad.',
    ],
  });
});

test('refuses a catalog item or a place that does not exist', async () => {
  const training = await save({ ...newOffer, formacion: { id_formacion: 99 } });
  const country = await save({ ...newOffer, paises: [{ id: 99 }] });
  const city = await save({ ...newOffer, ciudades: [{ id_ciudad: 9999 }] });

  expect([training, country, city].map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
  expect(training.json().error).toBe('La formación no existe.');
  expect(country.json().error).toBe('El país no existe.');
  expect(city.json().error).toBe('La ciudad no existe.');
});

describe('the full update', () => {
  test('saves countries and cities, and drops the cities of a removed country', async () => {
    const { id_oferta: id, ...offer } = (await save()).json();

    const both = await update(id, {
      ...offer,
      paises: [{ id: 3 }, { id: 4 }],
      ciudades: [{ id_ciudad: 16 }, { id_ciudad: 20 }],
    });
    expect(both.statusCode).toBe(200);
    expect(both.json()).toMatchObject({
      mensaje: 'La oferta fue actualizada con éxito.',
      version: 2,
      paises: [
        { id: 3, nombre: 'Chile' },
        { id: 4, nombre: 'Colombia' },
      ],
      ciudades: [{ nombre_ciudad: 'Bogotá' }, { nombre_ciudad: 'Santiago' }],
    });

    const one = await update(id, { ...both.json(), paises: [{ id: 4 }] });
    expect(one.json().ciudades).toMatchObject([{ nombre_ciudad: 'Bogotá' }]);
  });

  test('must-have 4: of an outdated version is refused with 409', async () => {
    const { id_oferta: id, ...offer } = (await save()).json();
    expect((await update(id, { ...offer, titulo_vacante: 'Primero' })).statusCode).toBe(200);

    const second = await update(id, { ...offer, titulo_vacante: 'Segundo' });

    expect(second.statusCode).toBe(409);
    expect(second.json().mensaje).toMatch(/^Otra persona guardó cambios mientras editabas/);
    expect((await read(id)).json().titulo_vacante).toBe('Primero');
  });

  test('without a version is taken, as the specification has it', async () => {
    const { id_oferta: id, version, ...offer } = (await save()).json();
    expect(version).toBe(1);
    expect((await update(id, offer)).statusCode).toBe(200);
  });

  test('of an unknown offer is a 404', async () => {
    expect((await update(9999, newOffer)).statusCode).toBe(404);
  });
});

test('a deleted offer is gone, and its applications are kept', async () => {
  const before = (
    await api.app.inject({ url: '/api/aplicantes/ofertas', headers: api.admin })
  ).json();

  const answer = await api.app.inject({
    method: 'DELETE',
    url: '/api/ofertas/delete/2',
    headers: api.admin,
  });

  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ mensaje: 'La oferta fue eliminada con éxito.' });
  expect((await read(2, api.admin)).statusCode).toBe(404);
  expect(await titles(api.admin)).not.toContain('Desarrollador/a Frontend Angular');
  const after = (
    await api.app.inject({ url: '/api/aplicantes/ofertas', headers: api.admin })
  ).json();
  expect(after).toEqual(before);
  const again = await api.app.inject({
    method: 'DELETE',
    url: '/api/ofertas/delete/2',
    headers: api.admin,
  });
  expect(again.statusCode).toBe(404);
});

test.each(['abc', '0', '-1', '2147483648', '1e3'])('the id %s is refused with 400', async (id) => {
  const answer = await api.app.inject(`/api/ofertas/id/${id}`);

  expect(answer.statusCode).toBe(400);
  expect(answer.json().mensaje).toBe('El identificador no es válido.');
});
