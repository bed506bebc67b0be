import { startTestApi, type TestApi } from '../../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const read = async (url: string) => (await api.app.inject({ url, headers: api.admin })).json();
const pending = () => read('/api/resumen/pendientes');

const send = (url: string, payload: object) => api.app.inject({ method: 'POST', url, payload });
const settle = (url: string, isAnswered: boolean) =>
  api.app.inject({
    method: 'PUT',
    url,
    headers: api.admin,
    payload: { atendida: isAnswered },
  });

test('what waits is what the lists and the dashboard say', async () => {
  const { sin_revisar, ofertas_abiertas } = await read('/api/resumen');

  expect(await pending()).toEqual({
    ofertas_abiertas,
    sin_revisar,
    solicitudes_contacto: (await read('/api/contacto/solicitudes?estado=pendiente')).content.length,
    solicitudes_privacidad: (await read('/api/privacidad/solicitudes?estado=pendiente')).content
      .length,
    empresa_sin_confirmar: Object.values<{ confirmado: boolean }>(
      await read('/api/empresa/partes'),
    ).filter(({ confirmado }) => !confirmado).length,
  });
});

test('an application waits until its status changes', async () => {
  const before = await pending();
  const [application] = (await read('/api/aplicantes/ofertas')).filter(
    (each: { estadoAplicante: { id_estado_aplicante: number } }) =>
      each.estadoAplicante.id_estado_aplicante === 1,
  );

  await api.app.inject({
    method: 'PUT',
    url: `/api/aplicantes-ofertas/update/${application.id_aplicantes_ofertas}`,
    headers: api.admin,
    payload: { ...application, estadoAplicante: { id_estado_aplicante: 2 } },
  });

  expect(await pending()).toEqual({ ...before, sin_revisar: before.sin_revisar - 1 });
});

test('requests wait until somebody has dealt with them, and again if it was a mistake', async () => {
  const before = await pending();

  await send('/api/contacto', {
    nombre: 'Íñigo "el Ñato" Soto',
    email: 'inigo@empresa.example.org',
    celular: '+56 9 1234 5678',
    descripcion: 'ñ'.repeat(255),
  });
  await send('/api/privacidad/solicitudes', {
    tipo: 'acceso',
    nombre: 'Ana',
    email: 'ana@correo.example.org',
  });
  const sent = await pending();
  expect(sent).toEqual({
    ...before,
    solicitudes_contacto: before.solicitudes_contacto + 1,
    solicitudes_privacidad: before.solicitudes_privacidad + 1,
  });

  const [newest] = (await read('/api/contacto/solicitudes')).content;
  await settle(`/api/contacto/solicitudes/${newest.id_contacto}`, true);
  expect((await pending()).solicitudes_contacto).toBe(before.solicitudes_contacto);
  await settle(`/api/contacto/solicitudes/${newest.id_contacto}`, false);
  expect(await pending()).toEqual(sent);
});

test('nobody but an administrator is told', async () => {
  const answer = await api.app.inject({ url: '/api/resumen/pendientes', headers: api.user });

  expect(answer.statusCode).toBe(403);
});
