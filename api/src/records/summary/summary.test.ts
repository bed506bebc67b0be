import { summaryDays } from '@portal/contract/summary';
import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../../../testing/test-api';
import { readSummary } from './summary-repository';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const read = async (url: string) => (await api.app.inject({ url, headers: api.admin })).json();

test('the figures of the dashboard are those of the lists', async () => {
  const summary = await read('/api/resumen');
  const applications = await read('/api/aplicantes/ofertas');
  const offers = await read('/api/ofertas');

  const unreviewed = applications.filter(
    (each: { estadoAplicante: { id_estado_aplicante: number } }) =>
      each.estadoAplicante.id_estado_aplicante === 1,
  ).length;
  expect(summary).toMatchObject({ sin_revisar: unreviewed, ofertas: offers.length });
  expect(summary.estados).toHaveLength(7);
  expect(summary.estados[0]).toEqual({
    estadoAplicante: { id_estado_aplicante: 1, estado_aplicante: 'Recibida' },
    cantidad: unreviewed,
    dias_promedio: expect.any(Number),
    dias_maximo: expect.any(Number),
  });
  const total = summary.estados.reduce(
    (sum: number, { cantidad }: { cantidad: number }) => sum + cantidad,
    0,
  );
  expect(total).toBe(applications.length);
  expect(summary.dias).toHaveLength(14);
});

test('a change of status begins its time anew, and counts as today', async () => {
  const [application] = await read('/api/aplicantes_ofertas/id_oferta/1');
  const before = await read('/api/resumen');

  await api.app.inject({
    method: 'PUT',
    url: `/api/aplicantes-ofertas/update/${application.id_aplicantes_ofertas}`,
    headers: api.admin,
    payload: { ...application, estadoAplicante: { id_estado_aplicante: 5 } },
  });
  const after = await read('/api/resumen');

  expect(after.estados[4].cantidad).toBe(before.estados[4].cantidad + 1);
  expect(after.dias.at(-1).revisadas).toBe(before.dias.at(-1).revisadas + 1);
  const row = await api.database.db
    .selectFrom('jobApplications')
    .select('statusSince')
    .where('id', '=', application.id_aplicantes_ofertas)
    .executeTakeFirstOrThrow();
  expect(Date.now() - row.statusSince.getTime()).toBeLessThan(60_000);
});

test('no application stands in its status for less than no time, though the clock was set back', async () => {
  await api.database.pool.query(
    `update job_applications set status_since = now() + interval '3 days'`,
  );

  const { estados } = await read('/api/resumen');

  for (const { dias_promedio, dias_maximo } of estados) {
    expect([dias_promedio, dias_maximo]).toEqual([0, 0]);
  }
});

/**
 * Returns a zone whose clocks went forward at midnight three days ago, as in Chile in September.
 */
function zoneWithoutMidnight() {
  const day = new Date(Date.now() - 3 * 86_400_000);
  const number = Date.UTC(2027, day.getUTCMonth(), day.getUTCDate()) - Date.UTC(2027, 0, 0);
  return `STD4DST3,J${number / 86_400_000}/0,J${number / 86_400_000 > 180 ? 1 : 300}/0`;
}

test('the days end today wherever the database believes to be, and though a midnight was left out', async () => {
  const { db } = api.database;
  const here = await readSummary(db);
  const there = await db.transaction().execute(async (transaction) => {
    await sql`set local timezone to ${sql.lit(zoneWithoutMidnight())}`.execute(transaction);
    return readSummary(transaction);
  });

  expect(there.days).toEqual(here.days);
  expect(there.days).toHaveLength(summaryDays);
});
