import { startTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const read = async (url: string, headers = {}) => (await api.app.inject({ url, headers })).json();
const parts = () => read('/api/empresa/partes', api.admin);
const unconfirmed = async () =>
  (await read('/api/resumen/pendientes', api.admin)).empresa_sin_confirmar;
const save = (part: string, payload: object, headers: object = api.admin) =>
  api.app.inject({
    method: 'PUT',
    url: `/api/empresa/partes/${part}`,
    headers: { ...headers },
    payload,
  });

const identity = {
  nombre: 'Ñandú & Cía.',
  lema: 'Equipos que duran',
  correo: 'hola@nandu.example.org',
  whatsapp: '56911112222',
};

test('everybody reads the examples until something is saved', async () => {
  expect(await read('/api/empresa')).toEqual({
    nombre: 'Puente',
    lema: 'Talento y software',
    correo: 'contacto@puente.example.org',
    whatsapp: '56900000000',
    redes: {
      whatsapp: 'https://whatsapp.example.org/channel/puente',
      youtube: 'https://youtube.example.org/@puente',
      tiktok: 'https://tiktok.example.org/@puente',
      facebook: 'https://facebook.example.org/puente',
      instagram: 'https://instagram.example.org/puente',
      linkedin: 'https://linkedin.example.org/company/puente',
      telegram: 'https://telegram.example.org/puente',
      x: 'https://x.example.org/puente',
    },
  });
  const { diapositivas } = await read('/api/empresa/inicio');
  expect(diapositivas).toHaveLength(10);
  expect(diapositivas[9]).toEqual({
    titulo: 'Cuéntalo con tus palabras',
    texto: 'No necesitas un documento técnico para empezar a hablar.',
  });
  expect(await read('/api/empresa/trabajo')).toMatchObject({
    formulario: 'https://formularios.example.org/puente/postula',
    video: '',
    video_titulo: 'Tu primera semana, en veinte segundos',
    testimonios: [{ nombre: 'Valeria Núñez' }, { cargo: 'Analista de pruebas, Bogotá' }, {}],
    beneficios: [{ titulo: 'Trabajas donde vives' }, {}, {}],
  });
});

test('the parameters of «Nosotros» stand under data', async () => {
  const { data } = await read('/api/parametros/nosotros');

  expect(data).toHaveLength(6);
  expect(data[1]).toEqual({
    nombre_parametro: 'Misión',
    descripcion: expect.stringMatching(/^Acercar a nuestros clientes/),
  });
});

test('what is saved is read at once by everybody, and is confirmed; the rest stays an example', async () => {
  const { identidad } = await parts();
  expect(identidad).toMatchObject({ nombre: 'Puente', confirmado: false, version: 1 });
  expect(await unconfirmed()).toBe(8);

  const saved = await save('identidad', { ...identity, version: 1 });

  expect(saved.json()).toEqual({
    mensaje: '«Identidad y contacto» quedó guardado.',
    ...identity,
    confirmado: true,
    version: 2,
  });
  expect(await read('/api/empresa')).toMatchObject(identity);
  expect(await parts()).toMatchObject({
    identidad: { confirmado: true },
    redes: { confirmado: false },
  });
  expect(await unconfirmed()).toBe(7);
});

test('an example is confirmed by saving it as it is, and is one again when that is taken back', async () => {
  const { testimonios } = await parts();
  const confirmed = await save('testimonios', { ...testimonios, confirmado: true });
  expect(confirmed.json()).toMatchObject({
    testimonios: testimonios.testimonios,
    confirmado: true,
  });

  const back = await save('testimonios', { ...testimonios, confirmado: false, version: 2 });

  expect(back.json()).toMatchObject({ confirmado: false, version: 3 });
  const { content } = await read('/api/actividad?sobre=empresa&id=5', api.admin);
  expect(content).toMatchObject([
    { cambios: [{ campo: 'empresa.confirmado', antes: 'Confirmado' }] },
    { cambios: [{ antes: 'Ejemplo sin confirmar', despues: 'Confirmado' }] },
  ]);
});

test('who edits what a colleague has saved since is refused, and nothing is lost', async () => {
  await save('redes', { x: 'https://x.com/nandu', version: 1 });

  const late = await save('redes', { x: 'https://x.com/otra', version: 1 });

  expect(late.statusCode).toBe(409);
  expect(late.json().mensaje).toContain('Otra persona guardó cambios');
  expect((await read('/api/empresa')).redes).toEqual({
    whatsapp: '',
    youtube: '',
    tiktok: '',
    facebook: '',
    instagram: '',
    linkedin: '',
    telegram: '',
    x: 'https://x.com/nandu',
  });
  expect((await save('redes', { x: '' })).statusCode).toBe(200);
});

test('the activity tells who changed which piece, from what to what', async () => {
  const { inicio } = await parts();
  const [first, second, ...others] = inicio.diapositivas;
  const changed = { titulo: 'Otro título', texto: second.texto };
  await save('inicio', { diapositivas: [first, changed, ...others], version: inicio.version });

  const { content } = await read('/api/actividad?sobre=empresa&id=7', api.admin);

  expect(content).toMatchObject([
    {
      autor: 'Valentina Rojas',
      accion: 'edicion',
      titulo: 'Diapositivas del inicio',
      cambios: [
        {
          campo: 'empresa.diapositivas.2',
          etiqueta: 'Diapositiva 2',
          antes: `La persona que buscas ya tiene trabajo · ${second.texto}`,
          despues: `Otro título · ${second.texto}`,
        },
        { campo: 'empresa.confirmado' },
      ],
    },
  ]);
});

test('«Nosotros» holds as many texts as there are, in their order', async () => {
  const { nosotros } = await parts();
  const [who, mission] = nosotros.data;

  const saved = await save('nosotros', { data: [mission, who], version: 1 });

  expect(saved.statusCode).toBe(200);
  expect(await read('/api/parametros/nosotros')).toEqual({ data: [mission, who] });
  expect((await save('nosotros', { data: [] })).statusCode).toBe(200);
  expect(await read('/api/parametros/nosotros')).toEqual({ data: [] });
});

test.each([
  ['identidad', { ...identity, nombre: ' ' }, 'Este campo es obligatorio.'],
  [
    'identidad',
    { ...identity, nombre: '<b>Ñandú</b>' },
    'Escribe solo texto, sin los signos < y >.',
  ],
  [
    'identidad',
    { ...identity, correo: 'hola' },
    'Escribe un correo válido, como contacto@ejemplo.com.',
  ],
  [
    'identidad',
    { ...identity, whatsapp: '+56 9 1111 2222' },
    'Escribe solo cifras, con el código del país: por ejemplo, 56912345678.',
  ],
  [
    'redes',
    { x: 'http://x.com/nandu' },
    'Escribe la dirección completa, desde https://, como https://www.ejemplo.com/empresa.',
  ],
  [
    'video',
    { video: 'javascript:alert(1)', video_titulo: 'Un día', video_texto: 'Con nosotros' },
    'Escribe la dirección completa, desde https://, como https://www.ejemplo.com/empresa.',
  ],
  ['formulario', { formulario: '' }, 'Este campo es obligatorio.'],
  ['beneficios', { beneficios: [] }, '«Beneficios» tiene 3 partes.'],
  [
    'nosotros',
    { data: Array.from({ length: 31 }, () => ({ nombre_parametro: 'A', descripcion: 'B' })) },
    'No puedes guardar más de 30.',
  ],
])('«%s» is refused with its reason: %j', async (part, payload, message) => {
  const answer = await save(part, payload);

  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toEqual([message]);
});

test('only administrators edit, and read what is still an example', async () => {
  for (const headers of [{}, api.user]) {
    const status = headers === api.user ? 403 : 401;
    expect((await save('identidad', identity, headers)).statusCode).toBe(status);
    const answer = await api.app.inject({ url: '/api/empresa/partes', headers });
    expect(answer.statusCode).toBe(status);
  }
});

test('a conditional read tells that nothing changed, and then that something did', async () => {
  const { headers } = await api.app.inject('/api/empresa');
  const ask = () =>
    api.app.inject({ url: '/api/empresa', headers: { 'if-none-match': String(headers.etag) } });
  expect((await ask()).statusCode).toBe(304);

  await save('identidad', { ...identity, lema: 'Otro lema' });

  expect((await ask()).statusCode).toBe(200);
});
