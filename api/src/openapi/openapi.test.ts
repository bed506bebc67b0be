import { startTestApi, type TestApi } from '../testing/test-api';
import { createVisitor, register } from '../testing/visitor';
import { createAnswerCheck } from '../testing/answer-problem';
import { routeDocs } from './route-docs';

let api: TestApi;
let document: ReturnType<typeof JSON.parse>;
beforeAll(async () => {
  api = await startTestApi();
  document = (await api.app.inject('/api/openapi.json')).json();
});
afterAll(() => api.close());

const braces = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');

test('every route is in the document, and no other', () => {
  const declared = api.app.declaredRoutes
    .filter(({ method, isTwin }) => method !== 'HEAD' && !isTwin)
    .map(({ method, path }) => `${method} ${path}`);
  const documented = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );

  expect(documented.toSorted()).toEqual(declared.map(braces).toSorted());
  expect(Object.keys(routeDocs).toSorted()).toEqual(declared.toSorted());
});

test('says who may call', () => {
  expect(document.paths['/api/ofertas'].get.security).toEqual([]);
  expect(document.paths['/api/ofertas/save'].post.security).toEqual([{ token: [] }]);
  expect(document.paths['/oauth/token'].post.security).toEqual([{ cliente: [] }]);
});

const problemOf = (method: string, path: string, answer: Answer) =>
  createAnswerCheck(document)({ method, path }, { ...answer, status: answer.statusCode });

type Answer = Awaited<ReturnType<typeof api.app.inject>>;

const reads = [
  ['/api/ofertas', '/api/ofertas'],
  ['/api/ofertas/id/{id}', '/api/ofertas/id/1'],
  ['/api/ofertas/tipoContrato', '/api/ofertas/tipoContrato'],
  ['/api/ofertas/formacion', '/api/ofertas/formacion'],
  ['/api/ofertas/modalidadTrabajo', '/api/ofertas/modalidadTrabajo'],
  ['/api/ofertas/estados', '/api/ofertas/estados'],
  ['/api/parametros/nosotros', '/api/parametros/nosotros'],
  ['/api/personas/paises', '/api/personas/paises'],
  ['/api/personas/ciudades/{id}', '/api/personas/ciudades/3'],
  ['/api/personas/page/{page}', '/api/personas/page/0'],
  ['/api/personas/{id}', '/api/personas/1'],
  ['/api/conocimientos', '/api/conocimientos'],
  ['/api/idiomas', '/api/idiomas'],
  ['/api/preguntas', '/api/preguntas'],
  ['/api/nivel', '/api/nivel'],
  ['/api/conocimientos_ofertas/id_oferta/{id}', '/api/conocimientos_ofertas/id_oferta/1'],
  ['/api/ofertas_preguntas/oferta/{id}', '/api/ofertas_preguntas/oferta/1'],
  ['/api/idiomas_ofertas/id_oferta/{id}', '/api/idiomas_ofertas/id_oferta/1'],
  ['/api/aplicantes_ofertas/id_oferta/{id}', '/api/aplicantes_ofertas/id_oferta/1'],
  ['/api/aplicantes/ofertas', '/api/aplicantes/ofertas'],
  ['/api/aplicantes/ofertas', '/api/aplicantes/ofertas?page=0'],
  ['/api/aplicantes/ofertas/total', '/api/aplicantes/ofertas/total?q=a'],
  ['/api/candidatos/vistas', '/api/candidatos/vistas'],
  ['/api/estado_aplicante', '/api/estado_aplicante'],
  ['/api/candidatos/{id}/datos', '/api/candidatos/1/datos'],
  ['/api/privacidad/plazo', '/api/privacidad/plazo'],
  ['/api/privacidad/conservacion', '/api/privacidad/conservacion?meses=1'],
  ['/api/privacidad/solicitudes', '/api/privacidad/solicitudes'],
  [
    '/api/aplicantes/correo/{email}/{offerId}',
    '/api/aplicantes/correo/diego.salazar%40correo.example.org/1',
  ],
  [
    '/api/respuestas-ofertas-preguntas/oferta-pregunta/{offerQuestionId}/aplicante/{applicantId}',
    '/api/respuestas-ofertas-preguntas/oferta-pregunta/1/aplicante/1',
  ],
  ['/health/ready', '/health/ready'],
] as const;

test.each(reads)('the answer of %s (%s) fits the document', async (path, url) => {
  const answer = await api.app.inject({ url, headers: api.admin });

  expect(answer.statusCode).toBe(200);
  expect(problemOf('GET', path, answer)).toBeUndefined();
});

test('the answers of the wizard fit the document', async () => {
  const visitor = createVisitor(api.app, 'documento@correo.example.org', 1);
  const applicantId = await register(visitor);
  const upload = await visitor.upload(applicantId, {});
  const answer = await visitor.answer(applicantId, 1, 'Inmediata');

  const uploadPath = '/api/aplicantes-ofertas/upload-curriculum';
  const answerPath = '/api/respuestas-ofertas-preguntas/guardar';
  expect(problemOf('POST', uploadPath, upload)).toBeUndefined();
  expect(problemOf('POST', answerPath, answer)).toBeUndefined();
});

test('an error fits the document', async () => {
  const answer = await api.app.inject({ method: 'POST', url: '/api/contacto', payload: {} });

  expect(problemOf('POST', '/api/contacto', answer)).toBeUndefined();
});

describe('what does not fit is found', () => {
  const countries = { method: 'GET', path: '/api/personas/paises' };
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  const fitting = { status: 200, headers, body: '[{"id":1,"nombre":"Chile"}]' };

  test('a fitting answer', () => {
    expect(createAnswerCheck(document)(countries, fitting)).toBeUndefined();
  });

  test.each([
    ['a status', { status: 202 }, 'an undocumented status 202'],
    [
      'a media type',
      { headers: { 'content-type': 'text/html' } },
      'an undocumented media type «text/html»',
    ],
    ['a field', { body: '[{"id":1}]' }, "body/0 must have required property 'nombre'"],
    ['a type', { body: '[{"id":"1","nombre":""}]' }, 'body/0/id must be number'],
    ['a body', { status: 304 }, 'a body where none is documented'],
  ])('%s', (_name, change, problem) => {
    expect(createAnswerCheck(document)(countries, { ...fitting, ...change })).toBe(problem);
  });
});

test('the page names every call and runs no script', async () => {
  const { body, headers } = await api.app.inject('/api/docs');

  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  for (const path of Object.keys(document.paths)) expect(body).toContain(`<code>${path}</code>`);
  expect(body).not.toContain('<script');
});
