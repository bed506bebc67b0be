import { startTestApi, type TestApi } from '../../testing/test-api';
import { multipart, pdfFile, sampleCv } from '../../testing/visitor';

// The calls of specification §7, literally: no name comes from the code.
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

let cookies: Record<string, string> = {};

/** Calls as the administrator and expects success. */
async function send(method: Method, url: string, content: Content = {}) {
  const { payload, headers } = content;
  const answer = await api.app.inject({
    method,
    url,
    cookies,
    headers: { ...headers, ...api.admin },
    ...(payload && { payload }),
  });
  const given = answer.cookies.map(({ name, value }) => [name, value] as const);
  cookies = { ...cookies, ...Object.fromEntries(given) };
  expect(`${method} ${url}: ${answer.statusCode}`).toMatch(/: 2\d\d$/);
  return answer;
}

type Content = { payload?: object; headers?: Record<string, string> };

const call = async (method: Method, url: string, payload?: object) =>
  (await send(method, url, payload && { payload })).json();

const callWithFile = async (url: string, fields: Record<string, string | File>) =>
  (await send('POST', url, await multipart(fields))).json();

const id = expect.any(Number);
const text = expect.any(String);
const place = { id, nombre: text };

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

test('S7.28 the public calls have the fields of the specification', async () => {
  const contact = { nombre: 'Ana', email: 'ana@example.org', celular: '9', descripcion: 'Hola' };
  await call('POST', '/api/contacto', contact);
  const { data } = await call('GET', '/api/parametros/nosotros');
  expect(data[0]).toMatchObject({ nombre_parametro: text, descripcion: text });
  const [country] = await call('GET', '/api/personas/paises');
  expect(country).toMatchObject(place);
  const [city] = await call('GET', `/api/personas/ciudades/${country.id}`);
  expect(city).toMatchObject({ id_ciudad: id, nombre_ciudad: text, pais: place });
});

test('S7.28 the calls of people are served', async () => {
  const page = await call('GET', '/api/personas/page/0');
  expect(page).toMatchObject({ number: 0, totalPages: id, first: true, last: false });
  expect(page.content[0]).toMatchObject({ id_persona: id, nombre: text, fecha_creacion: text });

  const correo = 'berta@puente.example.org';
  const entry = { nombre: 'Berta', apellido: 'Sáez', correo, pais: { id: 3, nombre: 'Chile' } };
  const { persona } = await call('POST', '/api/personas', entry);
  expect(await call('GET', `/api/personas/${persona.id_persona}`)).toMatchObject(entry);
  const uploaded = await callWithFile('/api/personas/upload', {
    archivo: new File([Buffer.from(onePixel, 'base64')], 'foto.png', { type: 'image/png' }),
    id: String(persona.id_persona),
  });
  expect(uploaded).toMatchObject({ persona: { foto: text }, mensaje: text });
  const shown = await send('GET', `/api/uploads/img/${uploaded.persona.foto}`);
  expect(shown.headers['content-type']).toBe('image/webp');
  await call('PUT', `/api/personas/update/${persona.id_persona}`, {
    ...uploaded.persona,
    apellido: 'Sáez Díaz',
  });
  await call('DELETE', `/api/personas/delete/${persona.id_persona}`);
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
  test(`S7.28 the calls of «${list}» are served`, async () => {
    const [save, update, remove] = paths;
    const entry = 'Dato nuevo';
    await call('POST', `/api/${list}/${save}`, { [name]: entry });
    const all: Record<string, unknown>[] = await call('GET', `/api/${list}`);
    const created = all.find((item) => item[name] === entry);
    expect(created).toMatchObject({ [key]: id, [name]: entry });
    await call('PUT', `/api/${list}/${update}/${Number(created?.[key])}`, {
      ...created,
      [name]: `${entry} 2`,
    });
    await call('DELETE', `/api/${list}/${remove}/${Number(created?.[key])}`);
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

/** Uses only calls of the specification. */
async function createdOffer(title: string) {
  expect(await call('POST', '/api/ofertas/save', newOffer(title))).toMatchObject({
    Mensaje: text,
  });
  const offers: Record<string, unknown>[] = await call('GET', '/api/ofertas');
  return offers.find((offer) => offer['titulo_vacante'] === title) ?? {};
}

test('S7.28 the calls of offers and their assignments are served', async () => {
  const offer = await createdOffer('Asignaciones');
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
  expect(await call('GET', `/api/ofertas/id/${offerId}`)).toMatchObject(offer);
  for (const [catalog, fields] of [
    ['tipoContrato', { id_tipo_contrato: id, tipo_contrato: text }],
    ['formacion', { id_formacion: id, nombre_formacion: text }],
    ['modalidadTrabajo', { id_modalidad_trabajo: id, modalidad_trabajo: text }],
    ['estados', { id_estado: id, estado: text }],
  ] as const) {
    expect((await call('GET', `/api/ofertas/${catalog}`))[0]).toMatchObject(fields);
  }
  const [level] = await call('GET', '/api/nivel');
  expect(level).toMatchObject({ id_nivel: id, descripcion_nivel: text });

  const skill = { id_conocimientos: 1 };
  await call('POST', '/api/conocimientos_ofertas/save', {
    experiencia_minima: '2 años',
    oferta: { id_ofertas: offerId },
    conocimientos: skill,
  });
  const [link] = await call('GET', `/api/conocimientos_ofertas/id_oferta/${offerId}`);
  expect(link).toMatchObject({ id_ofertas_conocimientos: id, experiencia_minima: '2 años' });
  const linkId = link.id_ofertas_conocimientos;
  await call('PUT', `/api/conocimientos_ofertas/update/${linkId}`, {
    ...link,
    experiencia_minima: '3 años',
    oferta: { id_ofertas: offerId },
  });
  await call('DELETE', `/api/conocimientos_ofertas/delete/${linkId}`);

  await call('POST', '/api/ofertas_preguntas/guardar', {
    preguntas: { id_pregunta: 1 },
    ofertas: { id_oferta: offerId },
  });
  const [question] = await call('GET', `/api/ofertas_preguntas/oferta/${offerId}`);
  expect(question).toMatchObject({
    id_ofertas_preguntas: id,
    preguntas: { id_pregunta: 1, des_pregunta: text },
  });
  await call('DELETE', `/api/ofertas_preguntas/eliminar/${question.id_ofertas_preguntas}`);

  await call('POST', '/api/idiomas_ofertas/save', {
    idioma: { id_idioma: 1 },
    nivel: { id_nivel: 1 },
    ofertas: { id_oferta: offerId },
  });
  const [language] = await call('GET', `/api/idiomas_ofertas/id_oferta/${offerId}`);
  expect(language).toMatchObject({
    id_oferta_idioma: id,
    idioma: { id_idioma: 1, nombre_idioma: text },
    nivel: { id_nivel: 1, descripcion_nivel: text },
  });
  await call('DELETE', `/api/idiomas_ofertas/delete/${language.id_oferta_idioma}`);

  await call('PUT', `/api/ofertas/update/${offerId}`, { ...offer, horario: 'Tardes' });
  await call('DELETE', `/api/ofertas/delete/${offerId}`);
});

test('S7.28 the calls of applicants and applications are served', async () => {
  const offerId = Number((await createdOffer('Postulaciones'))['id_oferta']);
  await call('POST', '/api/ofertas_preguntas/guardar', {
    preguntas: { id_pregunta: 1 },
    ofertas: { id_oferta: offerId },
  });
  const [question] = await call('GET', `/api/ofertas_preguntas/oferta/${offerId}`);
  const [email, name] = ['ana+llamadas@correo.example.org', 'Ana Ñandú'];
  const check = `/api/aplicantes/correo/${encodeURIComponent(email)}/${offerId}`;
  expect(await call('GET', check)).toMatchObject({
    Registro_Aplicante: false,
    Registro_AplicanteOferta: false,
    Mensaje: text,
  });
  const { aplicante } = await call('POST', '/api/aplicantes/save', { correo: email, nombre: name });
  expect(aplicante).toMatchObject({ id_aplicantes: id, nombre: name, correo: email });
  await callWithFile('/api/aplicantes-ofertas/upload-curriculum', {
    path_curriculum: pdfFile(),
    aspiracion_salarial: '1500',
    id_aplicantes: String(aplicante.id_aplicantes),
    id_oferta: String(offerId),
    id_estado_aplicante: '1',
  });
  const saved = await call('POST', '/api/respuestas-ofertas-preguntas/guardar', {
    id_respuestas_ofertas_preguntas: 0,
    respuesta: 'Inmediata',
    aplicante: { id_aplicantes: aplicante.id_aplicantes },
    ofertasPreguntas: { id_ofertas_preguntas: question.id_ofertas_preguntas },
  });
  expect(saved).toMatchObject({ mensaje: text });
  expect(await call('GET', check)).toMatchObject({
    Registro_Aplicante: true,
    Registro_AplicanteOferta: true,
    Aplicante: { nombre: name },
  });

  const [application] = await call('GET', `/api/aplicantes_ofertas/id_oferta/${offerId}`);
  expect(application).toMatchObject({
    id_aplicantes_ofertas: id,
    aplicante: { id_aplicantes: aplicante.id_aplicantes, nombre: name, correo: email },
    oferta: { id_oferta: offerId },
    aspiracion_salarial: 1500,
    fecha_aplicacion: text,
    path_curriculum: text,
    estadoAplicante: { id_estado_aplicante: 1, estado_aplicante: text },
  });
  const [, status] = await call('GET', '/api/estado_aplicante');
  await call('PUT', `/api/aplicantes-ofertas/update/${application.id_aplicantes_ofertas}`, {
    ...application,
    estadoAplicante: status,
  });
  const file = await send('GET', `/api/descargar-cv/${application.path_curriculum}`);
  expect(file.rawPayload.equals(sampleCv)).toBe(true);
  const link = `oferta-pregunta/${question.id_ofertas_preguntas}`;
  const path = `/api/respuestas-ofertas-preguntas/${link}/aplicante/${aplicante.id_aplicantes}`;
  expect(await call('GET', path)).toMatchObject({ respuesta: 'Inmediata' });
  const all: Record<string, unknown>[] = await call('GET', '/api/aplicantes/ofertas');
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
