import pino from 'pino';
import { createStoredFiles } from '../../platform/files/stored-files';
import { closedSince } from '../../start/migrations/0011-closed-since';
import { startTestApi, type TestApi } from '../../../testing/test-api';
import { anonymiseDue } from './anonymise-due';
import { deleteSettledRequests } from './delete-settled-requests';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const call = (method: 'GET' | 'PUT', url: string, payload?: object) =>
  api.app.inject({ method, url, headers: api.admin, ...(payload && { payload }) });
const query = async (text: string) => (await api.database.pool.query(text)).rows;

const inMonths = (count: number, moreDays = 0) => {
  const moment = new Date();
  moment.setUTCMonth(moment.getUTCMonth() + count);
  moment.setUTCDate(moment.getUTCDate() + moreDays);
  return moment;
};

async function applicantOf(name: string, statusId: number) {
  const [{ offerId }] = await query(`
    insert into offers (title, vacancies, description, salary_range, schedule, benefits,
      training_id, contract_type_id, status_id, work_mode_id)
    select '${name}', 1, '', '', '', '', 1, 1, ${statusId}, 1 returning id as "offerId"`);
  const [{ id }] = await query(`
    insert into applicants (name, email)
    values ('${name}', '${name}@plazo.example.org') returning id`);
  await query(`insert into job_applications (applicant_id, offer_id, status_id, salary_expectation)
    values (${id}, ${offerId}, 1, 100)`);
  return { id: Number(id), offerId: Number(offerId) };
}

const clockOf = async (id: number) =>
  (await call('GET', `/api/candidatos/${id}/datos`)).json().plazo;
const isNamed = async (id: number) => {
  const [row] = await query(
    `select anonymised_at is null as named from applicants where id = ${id}`,
  );
  return row.named;
};

function instance() {
  const { db } = api.database;
  return { db, storedFiles: createStoredFiles(db, api.files), logger: pino({ level: 'silent' }) };
}

const paused = 2;
const closed = 3;
const open = 1;

test('the time begins when the offer is closed, and ends anew when it is opened again', async () => {
  const { id, offerId } = await applicantOf('reloj', open);
  expect(await clockOf(id)).toEqual({ meses: 12, en_proceso: true });

  await query(`update offers set status_id = ${closed} where id = ${offerId}`);
  const { en_proceso, fecha_anonimizacion } = await clockOf(id);
  expect(en_proceso).toBe(false);
  expect(Date.parse(fecha_anonimizacion)).toBeCloseTo(inMonths(12).getTime(), -5);

  await query(`update offers set status_id = ${open} where id = ${offerId}`);
  expect((await clockOf(id)).en_proceso).toBe(true);

  await query(`update offers set deleted_at = now() where id = ${offerId}`);
  expect((await clockOf(id)).en_proceso).toBe(false);
});

const closedAt = async (offerId: number) =>
  (await query(`select closed_at from offers where id = ${offerId}`))[0].closed_at;
const moveTo = (statusId: number, offerId: number) =>
  query(`update offers set status_id = ${statusId} where id = ${offerId}`);

test('an offer that takes no applications already is not closed anew', async () => {
  const { offerId } = await applicantOf('pausada', paused);
  await query(`update offers set closed_at = now() - interval '2 months' where id = ${offerId}`);
  const since = await closedAt(offerId);

  await moveTo(closed, offerId);
  expect(await closedAt(offerId)).toEqual(since);
  await moveTo(paused, offerId);
  expect(await closedAt(offerId)).toEqual(since);

  await moveTo(open, offerId);
  expect(await closedAt(offerId)).toBeNull();
});

test('what was closed anew before gets back the time that its activity knows', async () => {
  const { offerId } = await applicantOf('registrada', closed);
  const moves = [
    ['Abierta', 'Cerrada', 9],
    ['Cerrada', 'Abierta', 8],
    ['Abierta', 'En pausa', 5],
    ['En pausa', 'Cerrada', 2],
  ] as const;
  for (const [before, after, months] of moves) {
    await query(`insert into activity (subject, subject_id, action, at, changes)
      values ('offer', ${offerId}, 'updated', now() - interval '${months} months',
        '[{"field":"offerStatus","before":"${before}","after":"${after}"}]')`);
  }
  const { offerId: unknown } = await applicantOf('sin registro', closed);
  const since = await closedAt(unknown);

  await closedSince.up(api.database.db);

  const [{ months }] = await query(
    `select extract(month from age(now(), closed_at))::int as months from offers where id = ${offerId}`,
  );
  expect(months).toBe(5);
  expect(await closedAt(unknown)).toEqual(since);
});

test('who has joined the talent pool is kept as long as the box said; the last answer counts', async () => {
  const { id, offerId } = await applicantOf('bolsa', closed);
  const answer = (joins: boolean) =>
    query(`insert into consents (applicant_id, offer_id, policy_version, joins_talent_pool)
      values (${id}, ${offerId}, '2026-01-01', ${joins})
      on conflict (applicant_id, offer_id) do update set joins_talent_pool = ${joins}`);

  await answer(true);
  const { fecha_anonimizacion, bolsa_talento_hasta } = await clockOf(id);
  expect(fecha_anonimizacion).toBe(bolsa_talento_hasta);
  expect(Date.parse(fecha_anonimizacion)).toBeCloseTo(inMonths(24).getTime(), -5);

  await answer(false);
  expect(Date.parse((await clockOf(id)).fecha_anonimizacion)).toBeCloseTo(
    inMonths(12).getTime(),
    -5,
  );
});

test('when the time is over, the job anonymises, and nobody else', async () => {
  const due = await applicantOf('vencido', closed);
  const inProcess = await applicantOf('vigente', open);
  const pooled = await applicantOf('esperado', closed);
  await query(`insert into consents (applicant_id, offer_id, policy_version, joins_talent_pool)
    values (${pooled.id}, ${pooled.offerId}, '2026-01-01', true)`);
  const own = instance();

  expect(await anonymiseDue(own, inMonths(12, -1))).toBe(0);
  expect(await isNamed(due.id)).toBe(true);

  expect(await anonymiseDue(own, inMonths(12, 1))).toBeGreaterThan(0);
  expect(await Promise.all([due, inProcess, pooled].map(({ id }) => isNamed(id)))).toEqual([
    false,
    true,
    true,
  ]);
  const { historial } = (await call('GET', `/api/candidatos/${due.id}/datos`)).json();
  expect(historial).toEqual([{ fecha: expect.any(String), accion: 'anonimizacion' }]);
  expect(await anonymiseDue(own, inMonths(12, 1))).toBe(0);

  await anonymiseDue(own, inMonths(24, 1));
  expect(await isNamed(pooled.id)).toBe(false);
  expect(await isNamed(inProcess.id)).toBe(true);
});

test('of several instances that find the time over, each person is anonymised by one', async () => {
  const names = Array.from({ length: 25 }, (_name, index) => `turno${index}`);
  const ids = [];
  for (const name of names) ids.push((await applicantOf(name, closed)).id);
  const instances = [instance(), instance(), instance()];

  const counts = await Promise.all(instances.map((own) => anonymiseDue(own, inMonths(12, 1))));

  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(names.length);
  for (const id of ids) {
    const { historial } = (await call('GET', `/api/candidatos/${id}/datos`)).json();
    expect(historial).toEqual([{ fecha: expect.any(String), accion: 'anonimizacion' }]);
  }
});

test('another setting shows whom it would reach, and reaches nobody for 30 days', async () => {
  const { id } = await applicantOf('margen', closed);
  await query(`update applicants set created_at = now() - interval '5 months' where id = ${id}`);
  await query(
    `update job_applications set applied_at = now() - interval '5 months' where applicant_id = ${id}`,
  );
  await query(`update offers set closed_at = now() - interval '4 months' where title = 'margen'`);
  const names = ({ proximas }: { proximas: { aplicante: { nombre: string } }[] }) =>
    proximas.map(({ aplicante }) => aplicante.nombre);

  const now = (await call('GET', '/api/privacidad/conservacion')).json();
  const trial = (await call('GET', '/api/privacidad/conservacion?meses=3')).json();

  expect(now).toMatchObject({ meses: 12, meses_bolsa: 24 });
  expect(names(now)).not.toContain('margen');
  expect(trial.meses).toBe(3);
  expect(names(trial)).toContain('margen');
  expect((await call('GET', '/api/privacidad/conservacion')).json().meses).toBe(12);

  const saved = await call('PUT', '/api/privacidad/conservacion', { meses: 3 });
  expect(saved.json()).toEqual({ mensaje: 'El plazo quedó guardado.' });
  const own = instance();
  await anonymiseDue(own, inMonths(0, 29));
  expect(await isNamed(id)).toBe(true);
  await anonymiseDue(own, inMonths(0, 31));
  expect(await isNamed(id)).toBe(false);
});

test('what visitors read of the time is what staff have set', async () => {
  const read = async () => (await api.app.inject('/api/privacidad/plazo')).json();
  await call('PUT', '/api/privacidad/conservacion', { meses: 12 });
  expect(await read()).toEqual({ meses: 12, meses_bolsa: 24 });

  await call('PUT', '/api/privacidad/conservacion', { meses: 18 });

  expect(await read()).toEqual({ meses: 18, meses_bolsa: 24 });
  expect((await call('GET', '/api/privacidad/conservacion')).json()).toMatchObject({
    meses: 18,
    autor: 'Valentina Rojas',
  });
});

test.each([0, 61, 1.5, '12'])('%p months are refused', async (meses) => {
  const answer = await call('PUT', '/api/privacidad/conservacion', { meses });

  expect(answer.statusCode).toBe(400);
  expect(answer.json().mensaje).toBe('El plazo debe ser un número entero entre 1 y 60 meses.');
});

test('what was dealt with long ago is deleted, what waits is not', async () => {
  await query('update retention_settings set months = 12, changed_at = now()');
  await query(`insert into contact_requests (name, email, phone, description, answered_at)
    values ('Atendida', 'a@b.cl', '1', 'x', now()), ('Pendiente', 'a@b.cl', '1', 'x', null)`);
  await query(`insert into privacy_requests (kind, name, email, answered_at, due_on) values
    ('access', 'Atendida', 'a@b.cl', now(), '2026-03-12'),
    ('access', 'Pendiente', 'a@b.cl', null, '2026-03-12')`);
  const names = async () =>
    (
      await query(`select name from contact_requests union all select name from privacy_requests`)
    ).map(({ name }) => name);

  await deleteSettledRequests(api.database.db, inMonths(12, -1));
  expect(await names()).toHaveLength(4);
  await deleteSettledRequests(api.database.db, inMonths(12, 1));
  expect(await names()).toEqual(['Pendiente', 'Pendiente']);
});
