import { expect, test } from '../support/test';
import { StaffApi } from '../support/staff-api';

const guardedCalls = [
  ['GET', '/api/aplicantes_ofertas/id_oferta/1'],
  ['GET', '/api/estado_aplicante'],
  ['PUT', '/api/aplicantes-ofertas/update/1'],
  ['GET', '/api/aplicantes/ofertas'],
  ['GET', '/api/respuestas-ofertas-preguntas/oferta-pregunta/1/aplicante/1'],
  ['GET', '/api/descargar-cv/cv.pdf'],
  ['POST', '/api/personas'],
  ['PUT', '/api/personas/update/1'],
  ['DELETE', '/api/personas/delete/1'],
  ['POST', '/api/personas/upload'],
] as const;

for (const [method, path] of guardedCalls) {
  test(`S6.12 ${method} ${path} is refused to visitors with 401 and to ROLE_USER with 403`, async ({
    request,
  }) => {
    const { token } = await StaffApi.signIn(request, 'usuario');

    const asVisitor = await request.fetch(path, { method });
    const asUser = await request.fetch(path, {
      method,
      headers: { authorization: `Bearer ${token}` },
    });

    expect([asVisitor.status(), asUser.status()]).toEqual([401, 403]);
  });
}
