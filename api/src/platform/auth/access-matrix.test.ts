import { apiAddresses } from '@portal/contract/api-addresses';
import { currentSessionPath } from '@portal/contract/own-account';
import { signIn, startTestApi, type TestApi } from '../../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** The decided access rules; the aliases of reading A07 follow their route. */
const matrix = {
  public: [
    'GET /health/live',
    'GET /health/ready',
    'GET /api/openapi.json',
    'GET /api/docs',
    'GET /.well-known/jwks.json',
    'POST /oauth/token',
    'POST /api/cuenta/enlace',
    'POST /api/cuenta/activar',
    'POST /api/cuenta/olvide',
    'POST /api/contacto',
    'GET /api/parametros/nosotros',
    'GET /api/empresa',
    'GET /api/empresa/inicio',
    'GET /api/empresa/trabajo',
    'GET /api/personas/paises',
    'GET /api/personas/ciudades/:id',
    'GET /api/uploads/img/:fileName',
    'GET /api/ofertas',
    'GET /api/ofertas/id/:id',
    'GET /api/ofertas/tipoContrato',
    'GET /api/ofertas/formacion',
    'GET /api/ofertas/modalidadTrabajo',
    'GET /api/ofertas/estados',
    'GET /api/ofertas_preguntas/oferta/:id',
    'GET /api/conocimientos_ofertas/id_oferta/:id',
    'GET /api/idiomas_ofertas/id_oferta/:id',
    'GET /api/aplicantes/correo/:email/:offerId',
    'POST /api/aplicantes/save',
    'POST /api/aplicantes-ofertas/upload-curriculum',
    'POST /api/respuestas-ofertas-preguntas/guardar',
    'POST /api/consentimientos',
    'POST /api/mis-postulaciones',
    'POST /api/mis-postulaciones/enlace',
    'POST /api/mis-postulaciones/retirar',
    'POST /api/mis-postulaciones/confirmar',
    'POST /api/mis-postulaciones/reenviar',
    'POST /api/privacidad/solicitudes',
    'GET /api/privacidad/plazo',
  ],
  session: [
    'GET /api/personas/page/:page',
    'GET /api/personas/:id',
    'GET /api/cuenta',
    'PUT /api/cuenta/clave',
    'DELETE /api/cuenta/sesiones',
    'DELETE /api/cuenta/sesiones/:id',
    'DELETE /api/cuenta/sesiones/actual',
    'POST /api/cuenta/segundo-factor',
    'POST /api/cuenta/segundo-factor/activar',
    'POST /api/cuenta/segundo-factor/quitar',
    'POST /api/cuenta/segundo-factor/codigos',
    'GET /api/cuentas/administradores',
  ],
  ROLE_ADMIN: [
    'GET /api/contacto/solicitudes',
    'PUT /api/contacto/solicitudes/:id',
    'DELETE /api/contacto/solicitudes/:id',
    'GET /api/privacidad/solicitudes',
    'PUT /api/privacidad/solicitudes/:id',
    'DELETE /api/privacidad/solicitudes/:id',
    'GET /api/solicitudes',
    'GET /api/solicitudes/:clase/:id',
    'POST /api/solicitudes/:clase/:id/respuesta',
    'DELETE /api/solicitudes/:clase/:id/respuesta',
    'GET /api/empresa/partes',
    'PUT /api/empresa/partes/identidad',
    'PUT /api/empresa/partes/redes',
    'PUT /api/empresa/partes/formulario',
    'PUT /api/empresa/partes/video',
    'PUT /api/empresa/partes/testimonios',
    'PUT /api/empresa/partes/beneficios',
    'PUT /api/empresa/partes/inicio',
    'PUT /api/empresa/partes/nosotros',
    'GET /api/privacidad/conservacion',
    'PUT /api/privacidad/conservacion',
    'GET /api/candidatos/:id/datos',
    'PUT /api/candidatos/:id/datos',
    'GET /api/candidatos/:id/exportar',
    'POST /api/candidatos/:id/anonimizar',
    'GET /api/candidatos/duplicados',
    'GET /api/candidatos/duplicados/total',
    'POST /api/candidatos/duplicados/descartes',
    'GET /api/candidatos/fusiones',
    'POST /api/candidatos/fusiones',
    'POST /api/candidatos/fusiones/:id/deshacer',
    'POST /api/personas',
    'PUT /api/personas/update/:id',
    'DELETE /api/personas/delete/:id',
    'POST /api/personas/upload',
    'GET /api/conocimientos',
    'POST /api/conocimientos/save',
    'PUT /api/conocimientos/update/:id',
    'DELETE /api/conocimientos/delete/:id',
    'GET /api/idiomas',
    'POST /api/idiomas/save',
    'PUT /api/idiomas/update/:id',
    'DELETE /api/idiomas/delete/:id',
    'GET /api/preguntas',
    'POST /api/preguntas/guardarPregunta',
    'PUT /api/preguntas/updatePregunta/:id',
    'DELETE /api/preguntas/deletePregunta/:id',
    'GET /api/nivel',
    'POST /api/ofertas/save',
    'PUT /api/ofertas/update/:id',
    'DELETE /api/ofertas/delete/:id',
    'POST /api/conocimientos_ofertas/save',
    'PUT /api/conocimientos_ofertas/update/:id',
    'DELETE /api/conocimientos_ofertas/delete/:id',
    'POST /api/ofertas_preguntas/guardar',
    'DELETE /api/ofertas_preguntas/eliminar/:id',
    'POST /api/idiomas_ofertas/save',
    'DELETE /api/idiomas_ofertas/delete/:id',
    'GET /api/aplicantes_ofertas/por_oferta',
    'GET /api/aplicantes_ofertas/id_oferta/:id',
    'GET /api/aplicantes_ofertas/id_oferta/:id/encontrados',
    'GET /api/aplicantes_ofertas/id_oferta/:id/elegidos',
    'POST /api/aplicantes-ofertas/curriculums',
    'PUT /api/aplicantes-ofertas/cambios-de-estado',
    'POST /api/ofertas/duplicar/:id',
    'GET /api/aplicantes/ofertas',
    'GET /api/aplicantes/ofertas/total',
    'GET /api/candidatos/vistas',
    'PUT /api/candidatos/vistas',
    'GET /api/estado_aplicante',
    'PUT /api/estado_aplicante/update/:id',
    'PUT /api/aplicantes-ofertas/update/:id',
    'PUT /api/aplicantes-ofertas/estados',
    'GET /api/descargar-cv/:fileName',
    'GET /api/actividad',
    'GET /api/resumen',
    'GET /api/resumen/pendientes',
    'GET /api/eventos',
    'GET /api/respuestas-ofertas-preguntas/oferta-pregunta/:offerQuestionId/aplicante/:applicantId',
    'GET /api/respuestas-ofertas-preguntas/aplicante-oferta/:id',
    'GET /api/papelera',
    'POST /api/papelera/restaurar',
    'GET /api/cuentas',
    'GET /api/cuentas/resumen',
    'POST /api/cuentas',
    'PUT /api/cuentas/:id/rol',
    'PUT /api/cuentas/:id/estado',
    'POST /api/cuentas/:id/enlace',
    'DELETE /api/cuentas/:id/sesiones',
    'DELETE /api/cuentas/:id/segundo-factor',
    'DELETE /api/cuentas/:id',
  ],
} as const;

type Access = keyof typeof matrix;
type Caller = 'anonymous' | 'user' | 'admin';

const refusals: Record<Access, Partial<Record<Caller, number>>> = {
  public: {},
  session: { anonymous: 401 },
  ROLE_ADMIN: { anonymous: 401, user: 403 },
};

const withTwin = (route: string) => {
  const [method = '', path = ''] = route.split(' ');
  const [, resource = ''] = /^\/api\/([^/]+)/.exec(path) ?? [];
  const alias = resource.includes('_')
    ? resource.replaceAll('_', '-')
    : resource.replaceAll('-', '_');
  return [...new Set([route, `${method} ${path.replace(resource, alias)}`])];
};

const written = Object.entries(matrix).flatMap(([access, routes]) =>
  routes.flatMap(withTwin).map((route) => `${access} ${route}`),
);

test('every route is in the matrix, and the matrix has no other', () => {
  const declared = api.app.declaredRoutes
    .filter(({ method }) => method !== 'HEAD')
    .map(({ access, method, path }) => `${access} ${method} ${path}`);

  expect(declared.toSorted()).toEqual(written.toSorted());
});

/** Responses that a shared cache may store. */
const forEverybody = new Set([
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /.well-known/jwks.json',
]);

const sample = (path: string) =>
  path
    .replace(':email', 'a@b.cl')
    .replace(':page', '0')
    .replace(':clase', 'contacto')
    .replace(/:\w+/g, '2000000000');

describe.each(['anonymous', 'user', 'admin'] as const)('S6.12 called by %s', (caller) => {
  test.each(written)('%s', async (line) => {
    const [access = 'public', method = '', path = ''] = line.split(' ');
    const headers = caller === 'anonymous' ? {} : await headersOf(caller, path);

    const answer = await api.app.inject({
      method: method as 'GET',
      url: sample(path),
      headers,
      // One of the responses is an endless stream.
      payloadAsStream: true,
      ...(method !== 'GET' && method !== 'DELETE' && { payload: {} }),
    });

    answer.stream().destroy();
    expect(verdict(answer.statusCode, path)).toBe(refusals[access as Access][caller] ?? 'let in');
    // Restricted responses must not be stored.
    const mayBeKept = !String(answer.headers['cache-control']).includes('no-store');
    expect(mayBeKept && access !== 'public').toBe(false);
    const isForEverybody = /public|s-maxage/.test(String(answer.headers['cache-control']));
    expect(isForEverybody && !forEverybody.has(`${method} ${path}`)).toBe(false);
  });
});

/** Signing out would end the session of later tests, so it gets its own. */
const headersOf = (caller: 'user' | 'admin', path: string) =>
  path === currentSessionPath
    ? signIn(api.app, caller === 'user' ? 'usuario' : 'admin')
    : api[caller];

/** Returns the decision of access control, not the outcome. */
function verdict(status: number, path: string) {
  if (status >= 500) return 'failed';
  // Without its Basic header the token endpoint refuses the client, not the caller.
  return [401, 403].includes(status) && path !== '/oauth/token' ? status : 'let in';
}

test('HEAD is refused like GET', async () => {
  const answer = await api.app.inject({ method: 'HEAD', url: '/api/aplicantes/ofertas' });
  expect(answer.statusCode).toBe(401);
});

test('the site passes on every address of the API but those of its own health', () => {
  const isPassedOn = (path: string) =>
    apiAddresses.some((address) => path === address || path.startsWith(`${address}/`));
  const paths = new Set(api.app.declaredRoutes.map(({ path }) => path));

  expect([...paths].filter((path) => !isPassedOn(path))).toEqual(['/health/live', '/health/ready']);
});
