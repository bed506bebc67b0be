import { type APIRequestContext } from '@playwright/test';
import { webClient } from '@portal/contract/credentials';
import { anApplication, uniqueTitle } from '../support/an-application';
import { curriculum } from '../support/curriculum';
import { expect, test } from '../support/test';

// The calls of specification §7, written out: no name is taken from the code.
type Method = 'get' | 'post' | 'put' | 'delete';

/** Makes calls as the administrator; each must be answered well. */
async function signedIn(request: APIRequestContext) {
  const client = Buffer.from(`${webClient.id}:${webClient.secret}`).toString('base64');
  const answer = await request.post('/oauth/token', {
    headers: { authorization: `Basic ${client}` },
    form: { grant_type: 'password', username: 'admin', password: 'Puente2026' },
  });
  const token = await answer.json();
  const headers = { authorization: `Bearer ${token.access_token}` };
  const call = async (method: Method, path: string, body: Record<string, unknown> = {}) => {
    const response = await request[method](path, { headers, ...body });
    expect(response.ok(), `${method} ${path}: ${response.status()}`).toBe(true);
    return response.json();
  };
  return { token, headers, call };
}

const id = expect.any(Number);
const text = expect.any(String);
const place = { id, nombre: text };

test('S7.02 S7.28 the token and the public calls have the fields of the specification', async ({
  request,
}) => {
  const { token, call } = await signedIn(request);
  const payload = Buffer.from(token.access_token.split('.')[1], 'base64url').toString();
  expect(JSON.parse(payload)).toMatchObject({
    id_persona: id,
    nombre: text,
    apellido: text,
    correo: text,
    user_name: 'admin',
    authorities: expect.arrayContaining(['ROLE_ADMIN']),
    exp: id,
  });

  const contact = { nombre: 'Ana', email: 'ana@example.org', celular: '9', descripcion: 'Hola' };
  await call('post', '/api/contacto', { data: contact });
  const { data } = await call('get', '/api/parametros/nosotros');
  expect(data[0]).toMatchObject({ nombre_parametro: text, descripcion: text });
  const [country] = await call('get', '/api/personas/paises');
  expect(country).toMatchObject(place);
  const [city] = await call('get', `/api/personas/ciudades/${country.id}`);
  expect(city).toMatchObject({ id_ciudad: id, nombre_ciudad: text, pais: place });
});

test('S7.28 the calls of people are served', async ({ request }) => {
  const { call, headers } = await signedIn(request);
  const page = await call('get', '/api/personas/page/0');
  expect(page).toMatchObject({ number: 0, totalPages: id, first: true, last: false });
  expect(page.content[0]).toMatchObject({ id_persona: id, nombre: text, fecha_creacion: text });

  const correo = anApplication().email;
  const entry = { nombre: 'Berta', apellido: 'Sáez', correo, pais: { id: 3, nombre: 'Chile' } };
  const { persona } = await call('post', '/api/personas', { data: entry });
  expect(await call('get', `/api/personas/${persona.id_persona}`)).toMatchObject(entry);
  const photo = {
    name: 'foto.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  };
  const uploaded = await call('post', '/api/personas/upload', {
    multipart: { archivo: photo, id: String(persona.id_persona) },
  });
  expect(uploaded).toMatchObject({ persona: { foto: text }, mensaje: text });
  const shown = await request.get(`/api/uploads/img/${uploaded.persona.foto}`, { headers });
  expect(shown.headers()['content-type']).toBe('image/webp');
  await call('put', `/api/personas/update/${persona.id_persona}`, {
    data: { ...uploaded.persona, apellido: 'Sáez Díaz' },
  });
  await call('delete', `/api/personas/delete/${persona.id_persona}`);
});

const masterData = [
  {
    list: 'conocimientos',
    paths: ['save', 'update', 'delete'],
    key: 'id_conocimientos',
    name: 'conocimientos',
  },
  {
    list: 'idiomas',
    paths: ['save', 'update', 'delete'],
    key: 'id_idioma',
    name: 'nombre_idioma',
  },
  {
    list: 'preguntas',
    paths: ['guardarPregunta', 'updatePregunta', 'deletePregunta'],
    key: 'id_pregunta',
    name: 'des_pregunta',
  },
] as const;

for (const { list, paths, key, name } of masterData) {
  test(`S7.28 the calls of «${list}» are served`, async ({ request }) => {
    const { call } = await signedIn(request);
    const [save, update, remove] = paths;
    const entry = uniqueTitle('Dato');
    await call('post', `/api/${list}/${save}`, { data: { [name]: entry } });
    const all: Record<string, unknown>[] = await call('get', `/api/${list}`);
    const created = all.find((item) => item[name] === entry);
    expect(created).toMatchObject({ [key]: id, [name]: entry });
    await call('put', `/api/${list}/${update}/${Number(created?.[key])}`, {
      data: { ...created, [name]: `${entry} 2` },
    });
    await call('delete', `/api/${list}/${remove}/${Number(created?.[key])}`);
  });
}

const newOffer = (title: string) => ({
  titulo_vacante: title,
  cantidad_vacantes: 2,
  rango_salarial: '$1.500',
  horario: 'Lunes a viernes',
  descripcion_vacante: 'Primera\nSegunda',
  beneficios: 'Seguro',
  formacion: { id_formacion: 1 },
  tipoContrato: { id_tipo_contrato: 1 },
  estado: { id_estado: 1 },
  modalidadTrabajo: { id_modalidad_trabajo: 1 },
  paises: [],
  ciudades: [],
  persona: { id_persona: 1 },
});

/** An offer as the specification's own calls make and find it. */
async function createdOffer(call: Awaited<ReturnType<typeof signedIn>>['call']) {
  const title = uniqueTitle('Llamadas');
  expect(await call('post', '/api/ofertas/save', { data: newOffer(title) })).toMatchObject({
    Mensaje: text,
  });
  const offers: Record<string, unknown>[] = await call('get', '/api/ofertas');
  return offers.find((offer) => offer['titulo_vacante'] === title) ?? {};
}

test('S7.28 the calls of offers and their assignments are served', async ({ request }) => {
  const { call } = await signedIn(request);
  const offer = await createdOffer(call);
  const offerId = Number(offer['id_oferta']);
  expect(offer).toMatchObject({
    id_oferta: id,
    cantidad_vacantes: 2,
    rango_salarial: '$1.500',
    fecha_creacion_oferta: text,
    formacion: { id_formacion: 1, nombre_formacion: text },
    tipoContrato: { id_tipo_contrato: 1, tipo_contrato: text },
    estado: { id_estado: 1, estado: text },
    modalidadTrabajo: { id_modalidad_trabajo: 1, modalidad_trabajo: text },
    persona: { id_persona: id },
  });
  expect(await call('get', `/api/ofertas/id/${offerId}`)).toMatchObject(offer);
  for (const [catalog, fields] of [
    ['tipoContrato', { id_tipo_contrato: id, tipo_contrato: text }],
    ['formacion', { id_formacion: id, nombre_formacion: text }],
    ['modalidadTrabajo', { id_modalidad_trabajo: id, modalidad_trabajo: text }],
    ['estados', { id_estado: id, estado: text }],
  ] as const) {
    expect((await call('get', `/api/ofertas/${catalog}`))[0]).toMatchObject(fields);
  }
  const [level] = await call('get', '/api/nivel');
  expect(level).toMatchObject({ id_nivel: id, descripcion_nivel: text });

  const skill = { id_conocimientos: 1 };
  await call('post', '/api/conocimientos_ofertas/save', {
    data: { experiencia_minima: '2 años', oferta: { id_ofertas: offerId }, conocimientos: skill },
  });
  const [link] = await call('get', `/api/conocimientos_ofertas/id_oferta/${offerId}`);
  expect(link).toMatchObject({ id_ofertas_conocimientos: id, experiencia_minima: '2 años' });
  const linkId = link.id_ofertas_conocimientos;
  await call('put', `/api/conocimientos_ofertas/update/${linkId}`, {
    data: { ...link, experiencia_minima: '3 años', oferta: { id_ofertas: offerId } },
  });
  await call('delete', `/api/conocimientos_ofertas/delete/${linkId}`);

  await call('post', '/api/ofertas_preguntas/guardar', {
    data: { preguntas: { id_pregunta: 1 }, ofertas: { id_oferta: offerId } },
  });
  const [question] = await call('get', `/api/ofertas_preguntas/oferta/${offerId}`);
  expect(question).toMatchObject({
    id_ofertas_preguntas: id,
    preguntas: { id_pregunta: 1, des_pregunta: text },
  });
  await call('delete', `/api/ofertas_preguntas/eliminar/${question.id_ofertas_preguntas}`);

  await call('post', '/api/idiomas_ofertas/save', {
    data: { idioma: { id_idioma: 1 }, nivel: { id_nivel: 1 }, ofertas: { id_oferta: offerId } },
  });
  const [language] = await call('get', `/api/idiomas_ofertas/id_oferta/${offerId}`);
  expect(language).toMatchObject({
    id_oferta_idioma: id,
    idioma: { id_idioma: 1, nombre_idioma: text },
    nivel: { id_nivel: 1, descripcion_nivel: text },
  });
  await call('delete', `/api/idiomas_ofertas/delete/${language.id_oferta_idioma}`);

  await call('put', `/api/ofertas/update/${offerId}`, { data: { ...offer, horario: 'Tardes' } });
  await call('delete', `/api/ofertas/delete/${offerId}`);
});

test('S7.28 the calls of applicants and applications are served', async ({ request }) => {
  const { call, headers } = await signedIn(request);
  const offerId = Number((await createdOffer(call))['id_oferta']);
  await call('post', '/api/ofertas_preguntas/guardar', {
    data: { preguntas: { id_pregunta: 1 }, ofertas: { id_oferta: offerId } },
  });
  const [question] = await call('get', `/api/ofertas_preguntas/oferta/${offerId}`);
  const { email, name } = anApplication();
  const check = `/api/aplicantes/correo/${encodeURIComponent(email)}/${offerId}`;
  expect(await call('get', check)).toMatchObject({
    Registro_Aplicante: false,
    Registro_AplicanteOferta: false,
    Mensaje: text,
  });
  const { aplicante } = await call('post', '/api/aplicantes/save', {
    data: { correo: email, nombre: name },
  });
  expect(aplicante).toMatchObject({ id_aplicantes: id, nombre: name, correo: email });
  const buffer = curriculum(name);
  await call('post', '/api/aplicantes-ofertas/upload-curriculum', {
    multipart: {
      path_curriculum: { name: 'cv.pdf', mimeType: 'application/pdf', buffer },
      aspiracion_salarial: '1500',
      id_aplicantes: String(aplicante.id_aplicantes),
      id_oferta: String(offerId),
      id_estado_aplicante: '1',
    },
  });
  const saved = await call('post', '/api/respuestas-ofertas-preguntas/guardar', {
    data: {
      id_respuestas_ofertas_preguntas: 0,
      respuesta: 'Inmediata',
      aplicante: { id_aplicantes: aplicante.id_aplicantes },
      ofertasPreguntas: { id_ofertas_preguntas: question.id_ofertas_preguntas },
    },
  });
  expect(saved).toMatchObject({ mensaje: text });
  expect(await call('get', check)).toMatchObject({
    Registro_Aplicante: true,
    Registro_AplicanteOferta: true,
    Aplicante: { nombre: name },
  });

  const [application] = await call('get', `/api/aplicantes_ofertas/id_oferta/${offerId}`);
  expect(application).toMatchObject({
    id_aplicantes_ofertas: id,
    aplicante: { id_aplicantes: aplicante.id_aplicantes, nombre: name, correo: email },
    oferta: { id_oferta: offerId },
    aspiracion_salarial: 1500,
    fecha_aplicacion: text,
    path_curriculum: text,
    estadoAplicante: { id_estado_aplicante: 1, estado_aplicante: text },
  });
  const [, status] = await call('get', '/api/estado_aplicante');
  await call('put', `/api/aplicantes-ofertas/update/${application.id_aplicantes_ofertas}`, {
    data: { ...application, estadoAplicante: status },
  });
  const file = await request.get(`/api/descargar-cv/${application.path_curriculum}`, { headers });
  expect((await file.body()).equals(buffer)).toBe(true);
  const link = `oferta-pregunta/${question.id_ofertas_preguntas}`;
  const path = `/api/respuestas-ofertas-preguntas/${link}/aplicante/${aplicante.id_aplicantes}`;
  expect(await call('get', path)).toMatchObject({ respuesta: 'Inmediata' });
  const all: Record<string, unknown>[] = await call('get', '/api/aplicantes/ofertas');
  expect(all).toContainEqual(
    expect.objectContaining({
      aplicante: expect.objectContaining({ nombre: name }),
      oferta: expect.objectContaining({ id_oferta: offerId }),
      path_curriculum: application.path_curriculum,
      estadoAplicante: expect.objectContaining({
        id_estado_aplicante: status.id_estado_aplicante,
        estado_aplicante: status.estado_aplicante,
      }),
    }),
  );
});
