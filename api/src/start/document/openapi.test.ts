import { cachedReads } from '../../../testing/cached-reads';
import { startTestApi, type TestApi } from '../../../testing/test-api';
import { docs } from '../domains';

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
    .filter(({ method, isAlias }) => method !== 'HEAD' && !isAlias)
    .map(({ method, path }) => `${method} ${path}`);
  const documented = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );

  expect(documented.toSorted()).toEqual(declared.map(braces).toSorted());
  expect(docs.flatMap(({ calls }) => Object.keys(calls)).toSorted()).toEqual(declared.toSorted());
});

test('says who may call', () => {
  expect(document.paths['/api/ofertas'].get.security).toEqual([]);
  expect(document.paths['/api/ofertas/save'].post.security).toEqual([{ token: [] }]);
  expect(document.paths['/oauth/token'].post.security).toEqual([{ cliente: [] }]);
});

/** Every test already checks its responses against the document. */
test.each([
  ...cachedReads,
  '/api/personas/page/0',
  '/api/personas/1',
  '/api/conocimientos',
  '/api/idiomas',
  '/api/preguntas',
  '/api/nivel',
  '/api/conocimientos_ofertas/id_oferta/1',
  '/api/ofertas_preguntas/oferta/1',
  '/api/idiomas_ofertas/id_oferta/1',
  '/api/aplicantes_ofertas/id_oferta/1',
  '/api/aplicantes/ofertas',
  '/api/aplicantes/ofertas?page=0',
  '/api/aplicantes/ofertas/total?q=a',
  '/api/candidatos/vistas',
  '/api/estado_aplicante',
  '/api/candidatos/1/datos',
  '/api/privacidad/plazo',
  '/api/privacidad/conservacion?meses=1',
  '/api/privacidad/solicitudes',
  '/api/solicitudes',
  '/api/aplicantes/correo/diego.salazar%40correo.example.org/1',
  '/api/respuestas-ofertas-preguntas/oferta-pregunta/1/aplicante/1',
  '/health/ready',
])('%s is answered', async (url) => {
  expect((await api.app.inject({ url, headers: api.admin })).statusCode).toBe(200);
});

test('the page names every call and runs no script', async () => {
  const { body, headers } = await api.app.inject('/api/docs');

  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  for (const path of Object.keys(document.paths)) expect(body).toContain(`<code>${path}</code>`);
  expect(body).not.toContain('<script');
});

test('the page tells what each call takes, with its limits', async () => {
  const { body } = await api.app.inject('/api/docs');

  expect(body).toContain(
    '<li><code>titulo_vacante</code> <b>obligatorio</b> texto · de 1 a 150 caracteres</li>',
  );
  expect(body).toContain('<li><code>size</code> en la consulta · entero · de 1 a 1000</li>');
  expect(body).toContain('uno de: acceso, eliminacion');
  expect(body).toContain('<li><code>version</code> número · puede ser null</li>');
});
