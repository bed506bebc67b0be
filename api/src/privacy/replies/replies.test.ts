import { answeredMeanwhile, replyHasLeft } from '@portal/contract/staff-request-entry';
import { addDays, companyDay } from '@portal/contract/company-day';
import pino from 'pino';
import { startMailServer } from '../../../testing/mail-server';
import { startTestApi, type TestApi } from '../../../testing/test-api';
import { createVisitor, register } from '../../../testing/visitor';
import { createApp } from '../../start/app';
import { readConfig } from '../../start/config';

let api: TestApi;
let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  server = await startMailServer();
  api = await startTestApi({ SMTP_URL: server.url });
});
afterAll(async () => {
  await api.close();
  await server.close();
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  api.app.inject({ method, url, headers: api.admin, ...(payload && { payload }) });

const read = async (url: string) => (await call('GET', url)).json();

const idOf = async (name: string) =>
  (await read(`/api/solicitudes?q=${encodeURIComponent(name)}`)).content[0].id_solicitud;

async function askFor(tipo: string, nombre: string, asker: string | Applied) {
  const { email, code } = typeof asker === 'string' ? { email: asker, code: '' } : asker;
  await api.app.inject({
    method: 'POST',
    url: '/api/privacidad/solicitudes',
    payload: { tipo, nombre, email, codigo_postulacion: code, detalle: 'Por favor.' },
  });
  return `/api/solicitudes/privacidad/${await idOf(nombre)}`;
}

async function write(nombre: string, descripcion = 'Necesitamos dos personas.') {
  await api.app.inject({
    method: 'POST',
    url: '/api/contacto',
    payload: { nombre, email: 'quien@empresa.example.org', celular: '1', descripcion },
  });
  return `/api/solicitudes/contacto/${await idOf(nombre)}`;
}

type Applied = { email: string; code: string };

async function apply(email: string) {
  const visitor = createVisitor(api.app, email, 1);
  const applicantId = await register(visitor, "Íñigo «Ñandú» O'Hara");
  const sent = await visitor.upload(applicantId, { key: `llave-${email}` });
  await visitor.answer(applicantId, 1, 'Desde marzo');
  return { email, applicantId, code: sent.json().aplicanteOferta.codigo };
}

const reply = (path: string, changes: object = {}) =>
  call('POST', `${path}/respuesta`, { texto: 'Hola,\n\nlisto.', por_correo: true, ...changes });

const takeBack = (path: string) => call('DELETE', `${path}/respuesta`);

let others = 0;

/** Ends the undo time, and sends another mail to trigger sending. */
async function letLeave() {
  await api.database.pool.query(
    `update outgoing_notices set next_attempt_at = now() where kind = 'reply'`,
  );
  await write(`Otra ${(others += 1)}`);
}

const nameOf = async (applicantId: number) =>
  (await read(`/api/candidatos/${applicantId}/datos`)).aplicante.nombre;

test('contact and privacy stand in one list, what is due first first', async () => {
  await write('Lista tercera');
  await askFor('acceso', 'Lista segunda', 'nadie@correo.example.org');
  await askFor('eliminacion', 'Lista primera', 'nadie@correo.example.org');
  await api.database.pool.query(
    `update privacy_requests set due_on = due_on - 1 where name = 'Lista primera'`,
  );

  const page = await read('/api/solicitudes?q=LISTA&estado=pendiente');
  expect(page.content.map(({ nombre }: { nombre: string }) => nombre)).toEqual([
    'Lista primera',
    'Lista segunda',
    'Lista tercera',
  ]);
  expect([page.pendientes, page.atendidas]).toEqual([3, 0]);
  expect(page.content[0]).toMatchObject({
    clase: 'privacidad',
    tipo: 'eliminacion',
    vence: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  const second = await read('/api/solicitudes?q=lista&size=2&page=1');
  expect(second).toMatchObject({ number: 1, totalPages: 2, last: true });
  const contacts = await read('/api/solicitudes?q=lista&clase=contacto');
  expect(contacts.content).toHaveLength(1);
});

test('the country of the offer applied to says how long there is', async () => {
  const { code } = await apply('pais@correo.example.org');
  const email = 'PAIS@correo.example.org';
  await api.database.pool.query('delete from offer_countries where offer_id = 1');
  await api.database.pool.query(
    `insert into offer_countries select 1, id from countries where name = 'Chile'`,
  );
  const path = await askFor('acceso', 'Plazo Chile', { email, code });
  const stranger = await askFor('acceso', 'Plazo de nadie', 'nadie@correo.example.org');

  const known = await read(path);
  expect(known).toMatchObject({
    pais: 'Chile',
    datos_guardados: { postulaciones: 1, curriculums: 1, respuestas: 1 },
    envia_correos: true,
  });
  expect(known.vence).toBe(addDays(companyDay(known.fecha), 30));
  const unknown = await read(stranger);
  expect(unknown.vence < known.vence).toBe(true);
  expect(unknown).not.toHaveProperty('pais');
  expect(unknown).not.toHaveProperty('datos_guardados');
});

test('an answer is noted and settles the request at once, while its mail waits', async () => {
  const path = await write('Ana «la de datos»');

  const answer = await reply(path, { texto: 'x'.repeat(255) });

  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    fecha_atencion: expect.stringMatching(/Z$/),
    respuesta: { texto: 'x'.repeat(255), autor: expect.any(String), por_correo: true },
  });
  expect(answer.json().respuesta.segundos_para_deshacer).toBeGreaterThan(20);
  expect(server.mails.filter((mail) => mail.includes('To: quien@empresa'))).toEqual([]);

  await letLeave();
  const [mail = ''] = await server.mailsTo('quien@empresa.example.org', 1);
  expect(mail).toContain('Tu solicitud a Puente');
  expect(mail).toMatch(/^Reply-To: Puente <contacto@puente\.example\.org>/m);
});

test('an answer that is taken back never leaves, and the request waits again', async () => {
  const path = await askFor('acceso', 'Deshecha', 'deshecha@correo.example.org');
  await reply(path);

  const undone = await takeBack(path);

  expect(undone.statusCode).toBe(200);
  expect(undone.json()).not.toHaveProperty('respuesta');
  expect(undone.json()).not.toHaveProperty('fecha_atencion');
  expect((await takeBack(path)).statusCode).toBe(409);
  await letLeave();
  expect(server.mails.filter((mail) => mail.includes('deshecha@'))).toEqual([]);
});

test('the copy goes with the mail, and the data go when it has left and no sooner', async () => {
  const email = 'borrar@correo.example.org';
  const { applicantId, code } = await apply(email);
  const path = await askFor('eliminacion', 'Borrar', { email, code });

  await reply(path, { con_copia: true, elimina_datos: true });
  expect(await nameOf(applicantId)).toBe("Íñigo «Ñandú» O'Hara");

  await letLeave();
  const [mail = ''] = await server.mailsTo(email, 1);
  expect(mail).toContain('datos-puente.zip');
  await expect(untilSent(path)).resolves.toMatch(/Z$/);
  expect(await nameOf(applicantId)).toBe('Persona anonimizada');
  const late = await takeBack(path);
  expect([late.statusCode, late.json().mensaje]).toEqual([409, replyHasLeft]);
  expect((await read(`/api/candidatos/${applicantId}/datos`)).historial).toHaveLength(2);
});

async function untilSent(path: string): Promise<string> {
  for (;;) {
    const { respuesta } = await read(path);
    if (respuesta.fecha_envio) return respuesta.fecha_envio;
  }
}

test('a restart in between loses neither the mail nor the erasure', async () => {
  const email = 'reinicio@correo.example.org';
  const { applicantId, code } = await apply(email);
  const path = await askFor('eliminacion', 'Reinicio', { email, code });
  await reply(path, { elimina_datos: true });
  await api.database.pool.query(
    `update outgoing_notices set next_attempt_at = now() where kind = 'reply'`,
  );

  const { database, files, directory } = api;
  const config = readConfig({ DATA_DIR: directory, SMTP_URL: server.url });
  const logger = pino({ level: 'silent' });
  const restarted = await createApp({ config, database, files, logger });
  await server.mailsTo(email, 1);
  await untilSent(path);
  await restarted.close();

  expect(await nameOf(applicantId)).toBe('Persona anonimizada');
});

test('of two who answer at once, the second is refused and nothing of hers leaves', async () => {
  const path = await write('Disputada');

  const answers = await Promise.all([reply(path), reply(path)]);

  expect(answers.map(({ statusCode }) => statusCode)).toEqual(expect.arrayContaining([200, 409]));
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json().mensaje).toBe(answeredMeanwhile);
  const { rows } = await api.database.pool.query(
    `select count(*)::int as replies from request_replies
     join contact_requests on contact_requests.id = contact_request_id where name = 'Disputada'`,
  );
  expect(rows).toEqual([{ replies: 1 }]);
});

test('an answer whose request is opened again stays here, also when another one follows', async () => {
  const path = await askFor('acceso', 'Reabierta', 'reabierta@correo.example.org');
  const open = () =>
    call('PUT', path.replace('solicitudes/privacidad', 'privacidad/solicitudes'), {
      atendida: false,
    });
  await reply(path, { texto: 'La primera.' });
  await open();
  await reply(path, { texto: 'La segunda.' });

  await letLeave();
  await untilSent(path);
  const sent = await server.mailsTo('reabierta@correo.example.org', 1);
  expect(sent.join()).toContain('La segunda.');
  expect(sent.join()).not.toContain('La primera.');

  await open();
  await reply(path, { texto: 'La tercera.' });
  await open();
  await letLeave();
  await reply(path, { texto: 'La cuarta.' });
  await letLeave();
  expect((await server.mailsTo('reabierta@correo.example.org', 2)).join()).not.toContain(
    'La tercera.',
  );
});

test('a request that is deleted takes its answer along', async () => {
  const path = await askFor('eliminacion', 'Eliminada', 'eliminada@correo.example.org');
  await reply(path);
  await call('DELETE', path.replace('solicitudes/privacidad', 'privacidad/solicitudes'));

  await letLeave();
  expect(server.mails.filter((mail) => mail.includes('eliminada@'))).toEqual([]);
  expect((await call('GET', path)).statusCode).toBe(404);
  expect((await reply(path)).statusCode).toBe(404);
});

test('what makes no sense is refused in Spanish', async () => {
  const contact = await write('Sin sentido');
  const privacy = await askFor('acceso', 'Sin datos', 'nadie@correo.example.org');
  const messageOf = async (path: string, changes: object) => {
    const answer = await reply(path, changes);
    return [answer.statusCode, answer.json().mensaje];
  };

  expect(await messageOf(contact, { texto: ' ' })).toEqual([400, 'Escribe la respuesta.']);
  expect(await messageOf(contact, { texto: 'x'.repeat(6001) })).toEqual([
    400,
    'No debe superar los 6000 caracteres.',
  ]);
  for (const path of [contact, privacy]) {
    expect(await messageOf(path, { elimina_datos: true })).toEqual([
      400,
      'No hay datos guardados de quien escribió esta solicitud.',
    ]);
  }
  expect(await messageOf(privacy, { por_correo: false, con_copia: true })).toEqual([
    400,
    'La copia y la eliminación van con el correo.',
  ]);
  expect((await call('GET', '/api/solicitudes/otra/1')).statusCode).toBe(400);
  expect((await call('GET', '/api/solicitudes?estado=otro')).statusCode).toBe(400);
});

test('without a mail server an answer is noted, and none is promised', async () => {
  const silent = await startTestApi();
  await silent.app.inject({
    method: 'POST',
    url: '/api/contacto',
    payload: { nombre: 'A', email: 'a@b.cl', celular: '1', descripcion: 'Hola' },
  });
  const answer = (porCorreo: boolean) =>
    silent.app.inject({
      method: 'POST',
      url: '/api/solicitudes/contacto/1/respuesta',
      headers: silent.admin,
      payload: { texto: 'Hola', por_correo: porCorreo },
    });

  expect((await answer(true)).statusCode).toBe(400);
  const noted = await answer(false);
  expect(noted.json()).toMatchObject({
    envia_correos: false,
    respuesta: { por_correo: false, segundos_para_deshacer: 0 },
  });
  await silent.close();
});

test('5,000 requests are listed page by page', async () => {
  await api.database.pool.query(
    `insert into contact_requests (name, email, phone, description)
     select 'Muchas ' || n, 'a@b.cl', '1', 'Hola' from generate_series(1, 5000) n`,
  );
  const page = await read('/api/solicitudes?q=muchas&page=249');
  expect(page).toMatchObject({ totalPages: 250, last: true, pendientes: 5000 });
  expect(page.content).toHaveLength(20);
});
