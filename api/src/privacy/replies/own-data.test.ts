import { mergeEntryToWire, mergesPath } from '@portal/contract/duplicates';
import { makePdf } from '../../start/demo/pdf-document';
import { textOfFile, zipOfMail } from '../../../testing/mail-attachment';
import { startMailServer } from '../../../testing/mail-server';
import { startTestApi, type TestApi } from '../../../testing/test-api';
import { until } from '../../../testing/until';
import { createVisitor, pdfFile, register } from '../../../testing/visitor';

let api: TestApi;
let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  server = await startMailServer();
  api = await startTestApi({ SMTP_URL: server.url, PUBLIC_URL: 'https://puente.example.org' });
});
afterAll(async () => {
  await api.close();
  await server.close();
});

const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  api.app.inject({ method, url, headers: api.admin, ...(payload && { payload }) });
const read = async (url: string) => (await call('GET', url)).json();
const query = async (text: string) => (await api.database.pool.query(text)).rows;

type Applied = {
  email: string;
  applicantId: number;
  applicationId: number;
  code: string;
  cv: string;
};

async function apply(email: string, name: string, offerId = 1): Promise<Applied> {
  const visitor = createVisitor(api.app, email, offerId);
  const applicantId = await register(visitor, name);
  const file = pdfFile(makePdf(`CV ${email} ${offerId}`, ['Con experiencia']), `CV ${email}.pdf`);
  const { aplicanteOferta } = (await visitor.upload(applicantId, { file })).json();
  await visitor.answer(applicantId, 1, `Respuesta de ${email}`);
  return {
    email,
    applicantId,
    applicationId: aplicanteOferta.id_aplicantes_ofertas,
    code: aplicanteOferta.codigo,
    cv: aplicanteOferta.path_curriculum,
  };
}

async function tokenOf({ email, code }: Applied) {
  const mails = await server.mailsTo(email, 1);
  const mail = mails.find((each) => each.includes(code)) ?? '';
  return /#confirmar=([\w-]+)/.exec(mail)?.[1];
}

async function confirm(applied: Applied) {
  const token = await tokenOf(applied);
  const url = '/api/mis-postulaciones/confirmar';
  const answer = await api.app.inject({ method: 'POST', url, payload: { token } });
  expect(answer.statusCode).toBe(200);
}

/** Keeps the e-mail of the first and the name of the second. */
async function merge(kept: Applied, merged: Applied) {
  const versions = await query(
    `select id, version from applicants where id in (${kept.applicantId}, ${merged.applicantId})`,
  );
  const seen = (id: number) => ({ id, version: versions.find((each) => each.id === id).version });
  const entry = {
    kept: seen(kept.applicantId),
    merged: seen(merged.applicantId),
    nameOf: merged.applicantId,
  };
  const answer = await call('POST', mergesPath, mergeEntryToWire(entry));
  expect(answer.statusCode).toBe(201);
  return Number(answer.json().id_fusion);
}

let requests = 0;
async function askFor(tipo: string, email: string, { codigo = '', detalle = '' } = {}) {
  const nombre = `Pide ${(requests += 1)}`;
  const payload = { tipo, nombre, email, codigo_postulacion: codigo, detalle };
  await api.app.inject({ method: 'POST', url: '/api/privacidad/solicitudes', payload });
  const { content } = await read(`/api/solicitudes?q=${encodeURIComponent(nombre)}`);
  return `/api/solicitudes/privacidad/${content[0].id_solicitud}`;
}

const reply = (path: string, changes: object) =>
  call('POST', `${path}/respuesta`, { texto: 'Hola', por_correo: true, ...changes });

/** Waits for the mail and everything after it. */
async function replyNow(path: string, changes: object) {
  const answer = await reply(path, changes);
  expect([answer.statusCode, answer.json().mensaje]).toEqual([200, undefined]);
  await letLeave();
  const held = `select from outgoing_notices where kind = 'reply'`;
  await until(async () => (await query(held)).length === 0);
}

/** Makes held mails due, and waits for a later mail. */
async function letLeave() {
  await query(`update outgoing_notices set next_attempt_at = now() where kind = 'reply'`);
  const late = () => server.mails.filter((mail) => mail.includes('Despierta')).length;
  const before = late();
  const payload = { nombre: 'A', email: 'a@b.cl', celular: '1', descripcion: 'Despierta' };
  await api.app.inject({ method: 'POST', url: '/api/contacto', payload });
  await until(async () => late() > before);
}

async function copyFor(email: string) {
  const raw = server.mails.findLast((mail) => mail.includes(`To: ${email}`)) ?? '';
  const files = zipOfMail(raw);
  if (!files) throw new Error('The mail carries no copy.');
  const curriculums = Object.keys(files).filter((name) => name.startsWith('curriculums/'));
  const text = Object.values(files).map(textOfFile).join('\n');
  return { data: JSON.parse(textOfFile(files['datos.json'])), curriculums, text };
}

const dataOf = (id: number) => read(`/api/candidatos/${id}/datos`);
const hasCurriculum = async ({ cv }: Applied) => (await api.files.read('cv', cv)) !== undefined;

describe('a stranger who applied under the name of somebody, and was merged with them', () => {
  async function merged(label: string, isStrangerKept: boolean) {
    const owner = await apply(`${label}.duena@correo.example.org`, `Dueña ${label} Soto`);
    const stranger = await apply(`${label}.extrana@otro.example.org`, `Soto ${label} dueña`);
    await confirm(owner);
    await (isStrangerKept ? merge(stranger, owner) : merge(owner, stranger));
    return { owner, stranger };
  }

  test.each([
    ['kept', true],
    ['joined', false],
  ])('gets a copy of what came by the own e-mail alone, %s', async (label, isStrangerKept) => {
    const { owner, stranger } = await merged(label, isStrangerKept);
    const path = await askFor('acceso', stranger.email, { codigo: stranger.code });
    expect(await read(path)).toMatchObject({
      codigo_correcto: true,
      datos_guardados: {
        postulaciones: 1,
        curriculums: 1,
        respuestas: 1,
        otros_correos: [{ correo: owner.email, postulaciones: 1, curriculums: 1, respuestas: 1 }],
      },
    });

    await replyNow(path, { con_copia: true });

    const { data, curriculums, text } = await copyFor(stranger.email);
    expect(curriculums).toEqual([
      `curriculums/postulacion-${stranger.applicationId}/CV ${stranger.email}.pdf`,
    ]);
    expect(data.aplicante).toEqual({
      id_aplicantes: stranger.applicantId,
      nombre: `Soto ${label} dueña`,
      correo: stranger.email,
    });
    expect(data).not.toHaveProperty('tambien_como');
    expect(data.postulaciones).toHaveLength(1);
    expect(data.postulaciones[0].respuestas).toMatchObject([
      { respuesta: `Respuesta de ${stranger.email}` },
    ]);
    expect(text).not.toContain(owner.email);
    expect(text).not.toContain(`Dueña ${label}`);
    expect(text).not.toContain('fusion');
  });

  test.each([
    ['quien-queda', true],
    ['quien-se-une', false],
  ])('has only what came by the own e-mail erased, %s', async (label, isStrangerKept) => {
    const { owner, stranger } = await merged(label, isStrangerKept);
    const path = await askFor('eliminacion', stranger.email, { codigo: stranger.code });

    await replyNow(path, { elimina_datos: true });

    expect(await hasCurriculum(stranger)).toBe(false);
    expect((await dataOf(stranger.applicantId)).aplicante.nombre).toBe('Persona anonimizada');
    expect(await hasCurriculum(owner)).toBe(true);
    const left = await dataOf(owner.applicantId);
    expect(left.aplicante).toEqual({
      id_aplicantes: owner.applicantId,
      nombre: `Dueña ${label} Soto`,
      correo: owner.email,
    });
    expect(left).not.toHaveProperty('tambien_como');
    expect(left.postulaciones).toHaveLength(1);
    expect(left.postulaciones[0]).toMatchObject({
      respuestas: [{ respuesta: `Respuesta de ${owner.email}` }],
    });
    expect((await read(`/api/aplicantes/ofertas?q=${owner.email}`)).content).toHaveLength(1);
  });

  test('cannot be separated any more once the data of one of them are erased', async () => {
    const { owner, stranger } = await merged('sin-vuelta', false);
    const [{ id }] = await query(
      `select id from applicant_merges where merged_id = ${stranger.applicantId}`,
    );
    await replyNow(await askFor('eliminacion', owner.email), { elimina_datos: true });

    expect((await call('POST', `${mergesPath}/${id}/deshacer`, {})).statusCode).toBe(404);
    expect((await dataOf(stranger.applicantId)).aplicante.correo).toBe(stranger.email);
  });
});

test('of a person of three e-mails the two that did not ask stay one person', async () => {
  const [one, two, three] = [
    await apply('tres.una@correo.example.org', 'Tres Correos Uno'),
    await apply('tres.dos@correo.example.org', 'Tres Correos Dos'),
    await apply('tres.tres@correo.example.org', 'Tres Correos Tres'),
  ] as const;
  await merge(two, three);
  await merge(one, two);
  await replyNow(await askFor('eliminacion', one.email, { codigo: one.code }), {
    elimina_datos: true,
  });

  const left = await dataOf(three.applicantId);
  expect(left).toEqual(await dataOf(two.applicantId));
  expect(left.postulaciones).toHaveLength(2);
  expect([
    left.aplicante.correo,
    left.tambien_como.map((each: { correo: string }) => each.correo),
  ]).toEqual([two.email, [three.email]]);
  expect((await dataOf(one.applicantId)).aplicante.nombre).toBe('Persona anonimizada');
});

test('the name of who was erased comes back by no merge that is taken back', async () => {
  const [one, two, three] = [
    await apply('nombre.uno@correo.example.org', 'Nombre Uno'),
    await apply('nombre.dos@correo.example.org', 'Nombre Dos'),
    await apply('nombre.tres@correo.example.org', 'Nombre Tres'),
  ] as const;
  await merge(one, two);
  const last = await merge(one, three);
  await replyNow(await askFor('eliminacion', two.email, { codigo: two.code }), {
    elimina_datos: true,
  });

  expect((await call('POST', `${mergesPath}/${last}/deshacer`, {})).statusCode).toBe(200);
  expect((await dataOf(one.applicantId)).aplicante.nombre).toBe('Nombre Uno');
});

describe('an application that nobody confirmed may be a stranger’s', () => {
  async function contested(label: string) {
    const email = `${label}@correo.example.org`;
    const confirmed = await apply(email, 'Olga Dueña');
    await confirm(confirmed);
    const unproved = await apply(email, 'Olga Dueña', 2);
    return { email, confirmed, unproved };
  }

  test('it stays out of the copy, and staff are told of it', async () => {
    const { email, confirmed, unproved } = await contested('dudosa');
    const path = await askFor('acceso', email);
    expect((await read(path)).datos_guardados).toMatchObject({
      postulaciones: 1,
      curriculums: 1,
      sin_comprobar: { postulaciones: 1, curriculums: 1, respuestas: 0 },
    });

    await replyNow(path, { con_copia: true });

    const { curriculums, data } = await copyFor(email);
    expect(curriculums).toEqual([
      `curriculums/postulacion-${confirmed.applicationId}/CV ${email}.pdf`,
    ]);
    expect(JSON.stringify(data)).not.toContain(unproved.code);
  });

  test('its code takes it along, also where the code stands in what was written', async () => {
    const { email, confirmed, unproved } = await contested('con-codigo');
    const path = await askFor('acceso', email, {
      detalle: `Mi código es ${unproved.code.toLowerCase()}.`,
    });
    expect((await read(path)).codigo_correcto).toBe(true);
    await replyNow(path, { con_copia: true });

    expect((await copyFor(email)).curriculums.toSorted()).toEqual(
      [confirmed, unproved]
        .map(({ applicationId }) => `curriculums/postulacion-${applicationId}/CV ${email}.pdf`)
        .toSorted(),
    );
  });

  test('what is erased leaves it as it was, under its name and e-mail', async () => {
    const { email, confirmed, unproved } = await contested('se-queda');
    await replyNow(await askFor('eliminacion', email), { elimina_datos: true });

    expect([await hasCurriculum(confirmed), await hasCurriculum(unproved)]).toEqual([false, true]);
    const left = await dataOf(unproved.applicantId);
    expect(left.aplicante).toMatchObject({ nombre: 'Olga Dueña', correo: email });
    expect(left.postulaciones).toMatchObject([{ postulacion: { codigo: unproved.code } }]);
    const found = await read('/api/aplicantes_ofertas/id_oferta/1');
    expect(
      found.find(
        (each: { id_aplicantes_ofertas: number }) =>
          each.id_aplicantes_ofertas === confirmed.applicationId,
      ),
    ).toMatchObject({ aplicante: { nombre: 'Persona anonimizada' } });
    expect(await query(`select text from answers where text = 'Respuesta de ${email}'`)).toEqual(
      [],
    );
    const own = await api.app.inject({
      method: 'POST',
      url: '/api/mis-postulaciones',
      payload: { postulaciones: [{ codigo: unproved.code, correo: email }] },
    });
    expect(own.json().postulaciones[0].encontrada).toBe(true);
  });

  test('a withdrawn one that was confirmed does not bring the answers of the one after it', async () => {
    const email = 'retirada@correo.example.org';
    const first = await apply(email, 'Olga Dueña');
    await confirm(first);
    const key = { codigo: first.code, correo: email };
    await api.app.inject({ method: 'POST', url: '/api/mis-postulaciones/retirar', payload: key });
    const second = await apply(email, 'Olga Dueña');
    await replyNow(await askFor('acceso', email), { con_copia: true });
    expect((await copyFor(email)).text).not.toContain(`Respuesta de ${email}`);

    await replyNow(await askFor('eliminacion', email), { elimina_datos: true });
    expect(await hasCurriculum(second)).toBe(true);
    expect(await query(`select from answers where text = 'Respuesta de ${email}'`)).toHaveLength(1);
  });

  test('where there is nothing else, nothing is sent and nothing erased', async () => {
    const { email } = await apply('solo-dudosa@correo.example.org', 'Ana Sola');
    const path = await askFor('eliminacion', email, { codigo: 'P-1-AAAAAA' });
    expect(await read(path)).toMatchObject({
      codigo_correcto: false,
      datos_guardados: { postulaciones: 0, sin_comprobar: { postulaciones: 1 } },
    });
    for (const change of [{ elimina_datos: true }, { con_copia: true }]) {
      const answer = await reply(path, change);
      expect([answer.statusCode, answer.json().mensaje]).toEqual([
        400,
        'Nadie ha confirmado lo que llegó con este correo. Pide el código de la postulación antes de enviar o eliminar datos.',
      ]);
    }
  });

  test('a message of the contact form that anybody may have signed stays out', async () => {
    const owner = await apply('mensaje@correo.example.org', 'Olga Dueña');
    const payload = {
      nombre: 'Otra Persona',
      email: owner.email,
      celular: '+56 9 8765 4321',
      descripcion: 'Llámenme',
    };
    await api.app.inject({ method: 'POST', url: '/api/contacto', payload });
    await replyNow(await askFor('acceso', owner.email, { codigo: owner.code }), {
      con_copia: true,
    });

    const { data, text } = await copyFor(owner.email);
    expect(text).not.toContain('8765 4321');
    expect(data.solicitudes_de_privacidad).toMatchObject([
      { codigo_postulacion: owner.code, email: owner.email },
    ]);
  });
});

describe('an e-mail that staff corrected', () => {
  const correct = ({ applicantId }: Applied, email: string) =>
    call('PUT', `/api/candidatos/${applicantId}/datos`, { nombre: 'Ana', correo: email });

  test('has confirmed nothing', async () => {
    const applied = await apply('antes.correcta@correo.example.org', 'Ana');
    await confirm(applied);
    await correct(applied, 'despues.correcta@correo.example.org');

    const path = await askFor('acceso', 'despues.correcta@correo.example.org');
    expect((await read(path)).datos_guardados).toMatchObject({
      postulaciones: 0,
      sin_comprobar: { postulaciones: 1 },
    });
  });

  test('is confirmed by no mail that went to the earlier one', async () => {
    const applied = await apply('antes.enlace@correo.example.org', 'Ana');
    const token = await tokenOf(applied);
    await correct(applied, 'despues.enlace@correo.example.org');

    const payload = { token };
    const url = '/api/mis-postulaciones/confirmar';
    expect((await api.app.inject({ method: 'POST', url, payload })).statusCode).toBe(404);
  });

  test('is told of no erasure that cannot be made any more', async () => {
    const applied = await apply('antes.borrada@correo.example.org', 'Ana');
    await confirm(applied);
    const path = await askFor('eliminacion', applied.email);
    expect((await reply(path, { elimina_datos: true })).statusCode).toBe(200);
    await correct(applied, 'despues.borrada@correo.example.org');
    await letLeave();

    expect(await query(`select attempts from outgoing_notices where kind = 'reply'`)).toEqual([
      { attempts: 1 },
    ]);
    expect(server.mails.filter((mail) => mail.includes(`To: ${applied.email}`))).toHaveLength(1);
    expect(await hasCurriculum(applied)).toBe(true);
    await query(`delete from outgoing_notices where kind = 'reply'`);
  });

  test('stays confirmed where only the name was corrected', async () => {
    const applied = await apply('solo.nombre@correo.example.org', 'Anna');
    await confirm(applied);
    await correct(applied, 'Solo.Nombre@correo.example.org');

    const path = await askFor('acceso', applied.email);
    expect((await read(path)).datos_guardados).toMatchObject({ nombre: 'Ana', postulaciones: 1 });
  });
});

test('where the site sends no mails to visitors the code is the proof', async () => {
  const plain = await startTestApi({ SMTP_URL: server.url });
  const visitor = createVisitor(plain.app, 'sin-enlace@correo.example.org', 1);
  const applicantId = await register(visitor, 'Ana Pérez');
  const { codigo } = (await visitor.upload(applicantId, {})).json().aplicanteOferta;
  const heldBy = async (codigo_postulacion: string) => {
    const email = 'sin-enlace@correo.example.org';
    const payload = { tipo: 'acceso', nombre: 'Ana', email, codigo_postulacion };
    await plain.app.inject({ method: 'POST', url: '/api/privacidad/solicitudes', payload });
    const url = '/api/solicitudes?estado=pendiente&clase=privacidad';
    const { content } = (await plain.app.inject({ url, headers: plain.admin })).json();
    const [{ id_solicitud }] = content.toSorted(
      (one: { id_solicitud: number }, other: { id_solicitud: number }) =>
        other.id_solicitud - one.id_solicitud,
    );
    return (
      await plain.app.inject({
        url: `/api/solicitudes/privacidad/${id_solicitud}`,
        headers: plain.admin,
      })
    ).json().datos_guardados;
  };

  expect(await heldBy('')).toMatchObject({ postulaciones: 0, sin_comprobar: { postulaciones: 1 } });
  expect(await heldBy(codigo)).toMatchObject({ postulaciones: 1 });
  expect(await heldBy(codigo)).not.toHaveProperty('sin_comprobar');
  await plain.close();
});
