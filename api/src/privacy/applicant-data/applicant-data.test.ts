import {
  anonymisationToWire,
  applicantCorrectionToWire,
} from '@portal/contract/applicant-data-changes';
import { consentEntryToWire, privacyPolicyVersion, talentPoolText } from '@portal/contract/consent';
import { mergeEntryToWire, mergesPath } from '@portal/contract/duplicates';
import { strFromU8, unzipSync } from 'fflate';
import { startTestApi, type TestApi } from '../../../testing/test-api';
import { createVisitor, register, sampleCv } from '../../../testing/visitor';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function apply(email: string, name = 'Íñigo Ñandú') {
  const visitor = createVisitor(api.app, email, 1);
  const applicantId = await register(visitor, name);
  const key = `llave-${email}`;
  const { aplicanteOferta } = (await visitor.upload(applicantId, { key })).json();
  await visitor.answer(applicantId, 1, 'Desde marzo');
  await api.app.inject({
    method: 'POST',
    url: '/api/consentimientos',
    cookies: visitor.cookies(),
    payload: consentEntryToWire({
      offerId: 1,
      policyVersion: privacyPolicyVersion,
      joinsTalentPool: true,
    }),
  });
  return { visitor, applicantId, application: aplicanteOferta };
}

const call = (method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) =>
  api.app.inject({ method, url, headers: api.admin, ...(payload && { payload }) });

const read = async (id: number) => (await call('GET', `/api/candidatos/${id}/datos`)).json();

const anonymise = (id: number, typed: string) =>
  call('POST', `/api/candidatos/${id}/anonimizar`, anonymisationToWire(typed));

const rows = async (query: string) => (await api.database.pool.query(query)).rows;

test('everything that is stored about a person is read at once', async () => {
  const { applicantId, application } = await apply('todo@correo.example.org');

  const answer = await call('GET', `/api/candidatos/${applicantId}/datos`);

  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual({
    aplicante: {
      id_aplicantes: applicantId,
      nombre: 'Íñigo Ñandú',
      correo: 'todo@correo.example.org',
    },
    fecha_registro: expect.stringMatching(/Z$/),
    plazo: {
      meses: 12,
      en_proceso: true,
      bolsa_talento_hasta: expect.stringMatching(/Z$/),
    },
    postulaciones: [
      {
        postulacion: application,
        nombre_curriculum: 'CV Ana Pérez.pdf',
        respuestas: [{ pregunta: expect.any(String), respuesta: 'Desde marzo' }],
        consentimiento: {
          version_politica: privacyPolicyVersion,
          texto: talentPoolText,
          bolsa_talento: true,
          fecha: expect.stringMatching(/Z$/),
        },
      },
    ],
    historial: [],
  });
});

test('each download of a CV is told: who, when, and which', async () => {
  const { applicantId, application } = await apply('descarga@correo.example.org');

  await call('GET', `/api/descargar-cv/${application.path_curriculum}`);

  expect((await read(applicantId)).historial).toEqual([
    {
      fecha: expect.stringMatching(/Z$/),
      autor: 'Valentina Rojas',
      accion: 'descarga',
      oferta: application.oferta.titulo_vacante,
    },
  ]);
});

test('the export is a ZIP with the data, the CV, and what the person has asked for', async () => {
  const { applicantId, application } = await apply('copia@correo.example.org');
  await api.app.inject({
    method: 'POST',
    url: '/api/privacidad/solicitudes',
    payload: { tipo: 'acceso', nombre: 'Íñigo', email: 'Copia@correo.example.org' },
  });

  const answer = await call('GET', `/api/candidatos/${applicantId}/exportar`);

  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringContaining(`"datos-candidato-${applicantId}.zip"`),
    'cache-control': 'private, no-store',
  });
  const files = unzipSync(new Uint8Array(answer.rawPayload));
  const cv = `curriculums/postulacion-${application.id_aplicantes_ofertas}/CV Ana Pérez.pdf`;
  expect(Object.keys(files).toSorted()).toEqual([cv, 'datos.json']);
  expect(Buffer.from(files[cv] ?? []).equals(sampleCv)).toBe(true);
  expect(JSON.parse(strFromU8(files['datos.json'] ?? new Uint8Array()))).toMatchObject({
    aplicante: { nombre: 'Íñigo Ñandú', correo: 'copia@correo.example.org' },
    postulaciones: [{ archivo: cv, respuestas: [{ respuesta: 'Desde marzo' }] }],
    solicitudes_de_contacto: [],
    solicitudes_de_privacidad: [{ tipo: 'acceso', nombre: 'Íñigo' }],
  });
  expect((await read(applicantId)).historial).toMatchObject([
    { accion: 'exportacion', autor: 'Valentina Rojas' },
  ]);
});

test('the export of a merged person says which e-mails it holds, and which came with each', async () => {
  const one = await apply('varias.una@gmail.com');
  const other = await apply('variasuna@gmail.com');
  const versions = await rows('select id, version from applicants');
  const seen = (id: number) => ({ id, version: versions.find((row) => row.id === id).version });
  const [kept, merged] = [seen(one.applicantId), seen(other.applicantId)];
  await call('POST', mergesPath, mergeEntryToWire({ kept, merged, nameOf: kept.id }));

  const answer = await call('GET', `/api/candidatos/${other.applicantId}/exportar`);

  const files = unzipSync(new Uint8Array(answer.rawPayload));
  const data = JSON.parse(strFromU8(files['datos.json'] ?? new Uint8Array()));
  expect(data.correos).toEqual([
    { correo: 'varias.una@gmail.com', postulaciones: 1 },
    { correo: 'variasuna@gmail.com', postulaciones: 1 },
  ]);
  expect(
    data.postulaciones.map((each: Record<string, unknown>) => each['enviada_con']).toSorted(),
  ).toEqual(['varias.una@gmail.com', 'variasuna@gmail.com']);
});

test('anonymising leaves nothing that names the person, and every count as it was', async () => {
  const { visitor, applicantId, application } = await apply('adios@correo.example.org');
  const total = async () => (await call('GET', '/api/aplicantes/ofertas/total')).json();
  const before = await total();

  const answer = await anonymise(applicantId, ' Adios@correo.example.org ');

  expect(answer.json()).toEqual({ mensaje: 'Los datos fueron anonimizados.' });
  expect(await total()).toEqual(before);
  const data = await read(applicantId);
  expect(data).toMatchObject({
    aplicante: {
      nombre: 'Persona anonimizada',
      correo: `anonimo-${applicantId}@sin-correo.invalid`,
    },
    fecha_anonimizado: expect.stringMatching(/Z$/),
    plazo: { meses: 12, en_proceso: false },
    historial: [{ accion: 'anonimizacion', autor: 'Valentina Rojas' }],
  });
  expect(data.postulaciones).toEqual([
    {
      postulacion: {
        ...application,
        codigo: undefined,
        path_curriculum: undefined,
        aplicante: data.aplicante,
      },
      respuestas: [],
    },
  ]);
  expect(await api.files.read('cv', application.path_curriculum)).toBeUndefined();
  expect(await rows('select name from unfinished_files')).toEqual([]);
  const leftovers = await rows(`
    select 1 from job_applications
      where applicant_id = ${applicantId} and search_key similar to '%(nandu|adios)%'
    union all select 1 from answers where applicant_id = ${applicantId}
    union all select 1 from consents where applicant_id = ${applicantId}
    union all select 1 from idempotent_answers where body like '%adios@%'`);
  expect(leftovers).toEqual([]);
  expect((await visitor.answer(applicantId, 1, 'Otra vez')).statusCode).toBe(404);
});

test('nothing stays of the e-mail that was corrected before either', async () => {
  const { applicantId } = await apply('antes@correo.example.org', 'Ñusta «Ñandú»');
  const after = { name: 'Ñusta Ñandú', email: 'despues@correo.example.org' };
  await call('PUT', `/api/candidatos/${applicantId}/datos`, applicantCorrectionToWire(after));

  expect((await anonymise(applicantId, after.email)).statusCode).toBe(200);

  expect(
    await rows(
      `select 1 from idempotent_answers where body like '%antes@%' or body like '%Ñusta%'`,
    ),
  ).toEqual([]);
});

test('whoever is anonymised can apply anew, as somebody new', async () => {
  const { applicantId } = await apply('regreso@correo.example.org');
  await anonymise(applicantId, 'regreso@correo.example.org');

  const again = await apply('regreso@correo.example.org');

  expect(again.applicantId).not.toBe(applicantId);
  expect((await read(again.applicantId)).postulaciones).toHaveLength(1);
});

test('a form that is still open does not bring a person back', async () => {
  const email = 'tarde@correo.example.org';
  const { applicantId } = await apply(email);
  const other = createVisitor(api.app, email, 2);
  await register(other);
  await anonymise(applicantId, email);

  const answer = await other.upload(applicantId, {});

  expect([answer.statusCode, answer.json().mensaje]).toEqual([
    409,
    'Tus datos fueron eliminados. Vuelve a empezar tu postulación.',
  ]);
  expect(await rows('select name from unfinished_files')).toEqual([]);
});

test('without the e-mail typed right, or a second time, nothing happens', async () => {
  const { applicantId } = await apply('dudas@correo.example.org');

  const mistyped = await anonymise(applicantId, 'duda@correo.example.org');
  expect([mistyped.statusCode, mistyped.json().mensaje]).toEqual([
    400,
    'Escribe el correo tal como aparece arriba.',
  ]);
  expect((await read(applicantId)).aplicante.nombre).toBe('Íñigo Ñandú');

  const statuses = await Promise.all(
    [1, 2].map(async () => (await anonymise(applicantId, 'dudas@correo.example.org')).statusCode),
  );
  expect(statuses).toHaveLength(2);
  expect(statuses).toEqual(expect.arrayContaining([200, 409]));
  expect((await anonymise(2_000_000, 'a@b.cl')).statusCode).toBe(404);
});

test('name and e-mail are corrected when the person asks for it, and found by them', async () => {
  const { applicantId } = await apply('antes@correo.example.org');
  const correct = (id: number, nombre: string, correo: string) =>
    call('PUT', `/api/candidatos/${id}/datos`, { nombre, correo });

  await correct(applicantId, 'Iñaki Ñandú', 'Despues@correo.example.org');

  expect(await read(applicantId)).toMatchObject({
    aplicante: { nombre: 'Iñaki Ñandú', correo: 'despues@correo.example.org' },
    historial: [{ accion: 'correccion' }],
  });
  const found = await call('GET', '/api/aplicantes/ofertas?q=inaki&page=0');
  expect(found.json().content).toHaveLength(1);

  const taken = await correct(applicantId, 'Iñaki', 'camila.torres@correo.example.org');
  expect([taken.statusCode, taken.json().mensaje]).toEqual([
    409,
    'Ya hay otra persona con ese correo.',
  ]);
  expect((await correct(applicantId, '', 'a@b.cl')).json().mensaje).toBe(
    'El nombre es obligatorio.',
  );
  await anonymise(applicantId, 'despues@correo.example.org');
  expect((await correct(applicantId, 'Iñaki', 'iñaki@b.cl')).statusCode).toBe(400);
  expect((await correct(applicantId, 'Iñaki', 'inaki@b.cl')).statusCode).toBe(409);
});
