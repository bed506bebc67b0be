import { offerFields } from '@portal/contract/offer-fields';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { copyTitle } from './offer-copies';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** A demo offer with places, skills, languages and questions. */
const whole = 1;

/** The demo offer without any assignment. */
const bare = 12;

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  api.app.inject({ method, url, headers: api.admin, ...(payload && { payload }) });
const duplicate = (id: number | string, headers: object = api.admin) =>
  api.app.inject({ method: 'POST', url: `/api/ofertas/duplicar/${id}`, headers: { ...headers } });
const read = async (url: string) => (await call('GET', url)).json();

async function assignedTo(id: number) {
  const skills = await read(`/api/conocimientos_ofertas/id_oferta/${id}`);
  const languages = await read(`/api/idiomas_ofertas/id_oferta/${id}`);
  const questions = await read(`/api/ofertas_preguntas/oferta/${id}`);
  return {
    skills: skills.map(
      ({ conocimientos, experiencia_minima: experience, version }: Record<string, unknown>) => [
        conocimientos,
        experience,
        version,
      ],
    ),
    languages: languages.map(({ idioma, nivel }: Record<string, unknown>) => [idioma, nivel]),
    questions: questions.map(({ preguntas }: Record<string, unknown>) => preguntas),
  };
}

const versionOf = async (id: number) => (await read(`/api/ofertas/id/${id}`)).version;

test('a copy holds what the offer holds, but is in pause, new and of whoever made it', async () => {
  const offer = await read(`/api/ofertas/id/${whole}`);

  const answer = await duplicate(whole);

  expect(answer.statusCode).toBe(201);
  const { mensaje, ...copy } = answer.json();
  expect(mensaje).toBe('La oferta fue duplicada con éxito. La copia está en pausa.');
  expect(copy).toEqual({
    ...offer,
    id_oferta: copy.id_oferta,
    titulo_vacante: `${offer.titulo_vacante} (copia)`,
    estado: { id_estado: 2, estado: 'En pausa' },
    fecha_creacion_oferta: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    persona: { id_persona: 1 },
    version: 1,
  });
  expect(copy.id_oferta).not.toBe(whole);
  expect(await read(`/api/ofertas/id/${whole}`)).toEqual(offer);
});

test('a copy has all that was assigned, in its order, and nothing that was taken away', async () => {
  const { id_oferta: id } = (await duplicate(whole)).json();
  const assigned = await assignedTo(whole);
  expect(await assignedTo(id)).toEqual(assigned);
  for (const list of Object.values(assigned)) expect(list).not.toHaveLength(0);

  const [first, ...others] = await read(`/api/ofertas_preguntas/oferta/${id}`);
  await call('DELETE', `/api/ofertas_preguntas/eliminar/${first.id_ofertas_preguntas}`);
  const { id_oferta: next } = (await duplicate(id)).json();

  expect((await assignedTo(next)).questions).toEqual(
    others.map(({ preguntas }: Record<string, unknown>) => preguntas),
  );
});

test('a changed assignment begins again with its first version in the copy', async () => {
  const { id_oferta: id } = (await duplicate(whole)).json();
  const [skill] = await read(`/api/conocimientos_ofertas/id_oferta/${id}`);
  await api.app.inject({
    method: 'PUT',
    url: `/api/conocimientos_ofertas/update/${skill.id_ofertas_conocimientos}`,
    headers: api.admin,
    payload: { ...skill, experiencia_minima: '9 años' },
  });

  const { id_oferta: next } = (await duplicate(id)).json();

  const [copied] = await read(`/api/conocimientos_ofertas/id_oferta/${next}`);
  expect(copied).toMatchObject({ experiencia_minima: '9 años', version: 1 });
});

test('an offer with nothing assigned and no places can be duplicated', async () => {
  const { id_oferta: id } = (
    await call('POST', '/api/ofertas/save', {
      ...(await read(`/api/ofertas/id/${bare}`)),
      titulo_vacante: `L'Ñandú "sin nada"`,
      paises: [],
      ciudades: [],
    })
  ).json();

  const copy = (await duplicate(id)).json();

  expect(copy).toMatchObject({
    titulo_vacante: `L'Ñandú "sin nada" (copia)`,
    paises: [],
    ciudades: [],
  });
  expect(await assignedTo(copy.id_oferta)).toEqual({ skills: [], languages: [], questions: [] });
});

test('the activity tells who made the copy, and nothing of the offer that was copied', async () => {
  const before = await read(`/api/actividad?sobre=oferta&id=${whole}`);

  const { id_oferta: id } = (await duplicate(whole)).json();

  const { content } = await read(`/api/actividad?sobre=oferta&id=${id}`);
  expect(content).toEqual([
    expect.objectContaining({ accion: 'creacion', id_registro: id, autor: expect.any(String) }),
  ]);
  expect(await read(`/api/actividad?sobre=oferta&id=${whole}`)).toEqual(before);
  expect(await versionOf(whole)).toBe(1);
});

test('visitors do not see a copy, staff have it in the list at once', async () => {
  const titles = async (headers = {}) =>
    (await api.app.inject({ url: '/api/ofertas', headers }))
      .json()
      .map((offer: { id_oferta: number }) => offer.id_oferta);
  await titles(api.admin);

  const { id_oferta: id } = (await duplicate(whole)).json();

  expect(await titles(api.admin)).toContain(id);
  expect(await titles()).not.toContain(id);
});

test('only administrators duplicate', async () => {
  const count = async () => (await read('/api/ofertas')).length;
  const before = await count();

  expect((await duplicate(whole, {})).statusCode).toBe(401);
  expect((await duplicate(whole, api.user)).statusCode).toBe(403);

  expect(await count()).toBe(before);
});

test('an offer that is not there, or was deleted, is not duplicated', async () => {
  const { id_oferta: id } = (await duplicate(whole)).json();
  await call('DELETE', `/api/ofertas/delete/${id}`);

  for (const missing of [9_999, id]) {
    const answer = await duplicate(missing);
    expect(answer.statusCode).toBe(404);
    expect(answer.json().mensaje).toBe('La oferta no existe o ya no está disponible.');
  }
  expect((await duplicate('ñ')).statusCode).toBe(400);
});

test('the longest titles leave room for the mark, and lose no half of a sign', () => {
  const { max } = offerFields.title;

  expect(copyTitle('ñ'.repeat(max))).toBe(`${'ñ'.repeat(max - 8)} (copia)`);
  expect(copyTitle(`${'ñ'.repeat(max - 9)}😀ñ`)).toBe(`${'ñ'.repeat(max - 9)} (copia)`);
});
