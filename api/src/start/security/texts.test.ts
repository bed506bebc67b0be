import { offerToSave } from '@portal/contract/testing/an-offer';
import { startTestApi, type TestApi } from '../../../testing/test-api';
import { createVisitor } from '../../../testing/visitor';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const email = 'ana@correo.example.org';
const offer = {
  ...offerToSave,
  titulo_vacante: 'Analista',
  descripcion_vacante: 'Uno\r\nDos',
  beneficios: 'Uno\rDos',
};
const contact = { nombre: 'Ana', email, celular: '1', descripcion: 'Uno\r\nDos' };
const privacy = { tipo: 'acceso', nombre: 'Ana', email, codigo_postulacion: '', detalle: 'a\r\nb' };
const person = { nombre: 'Berta', apellido: 'Sáez', correo: 'berta@correo.example.org' };

const post = (url: string, payload: object) =>
  api.app.inject({ method: 'POST', url, headers: api.admin, payload });
const rows = async (text: string) => (await api.database.pool.query(text)).rows;

describe.each(['\n', '\r', '\r\n', '\u2028'])('the line break %j', (lineBreak) => {
  const broken = `uno${lineBreak}Bcc: dos@correo.example.org`;

  test.each([
    ['/api/contacto', contact, 'nombre'],
    ['/api/contacto', contact, 'email'],
    ['/api/contacto', contact, 'celular'],
    ['/api/privacidad/solicitudes', privacy, 'nombre'],
    ['/api/privacidad/solicitudes', privacy, 'email'],
    ['/api/privacidad/solicitudes', privacy, 'codigo_postulacion'],
    ['/api/personas', person, 'nombre'],
    ['/api/personas', person, 'apellido'],
    ['/api/personas', person, 'correo'],
    ['/api/conocimientos/save', {}, 'conocimientos'],
    ['/api/preguntas/guardarPregunta', {}, 'des_pregunta'],
    ['/api/idiomas/save', {}, 'nombre_idioma'],
    ['/api/ofertas/save', offer, 'titulo_vacante'],
    ['/api/ofertas/save', offer, 'rango_salarial'],
    ['/api/ofertas/save', offer, 'horario'],
  ])('is refused where a person types one line: %s %j %s', async (url, payload, field) => {
    const answer = await post(url, { ...payload, [field]: broken });

    expect(answer.statusCode).toBe(400);
    expect(answer.json().mensaje).toBe('Escribe este dato en una sola línea.');
  });

  test('is refused in the name of an applicant', async () => {
    const visitor = createVisitor(api.app, email, 1);
    await visitor.check();

    expect((await visitor.save(broken)).statusCode).toBe(400);
  });
});

test('texts of many lines are stored with one kind of line break', async () => {
  await post('/api/contacto', contact);
  await post('/api/privacidad/solicitudes', privacy);
  const { id_oferta: id } = (await post('/api/ofertas/save', offer)).json();

  expect(await rows('select description from contact_requests')).toEqual([
    { description: 'Uno\nDos' },
  ]);
  expect(await rows('select details from privacy_requests')).toEqual([{ details: 'a\nb' }]);
  expect(await rows(`select description, benefits from offers where id = ${id}`)).toEqual([
    { description: 'Uno\nDos', benefits: 'Uno\nDos' },
  ]);
});

test('a name cannot be shown in another order than it has', async () => {
  await post('/api/conocimientos/save', { conocimientos: 'C\u202Efdp.exe' });

  expect(await rows(`select name from skills where name like 'C%exe'`)).toEqual([
    { name: 'Cfdp.exe' },
  ]);
});
