import { addDays, companyDay } from '@portal/contract/company-day';
import { endOfDay, startOfDay } from '@portal/contract/day-bounds';
import { summaryDays } from '@portal/contract/summary';
import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { readSummary } from '../records/summary/summary-repository';
import type { Database } from '../platform/database/database';
import { clockOf, findDueCandidates } from '../privacy/retention/retention-repository';
import { dayBefore, momentBefore } from './demo/days';
import { legalDeadlines } from './migrations/0034-legal-deadlines';

// All code that counts days: none may depend on the time zone of the process, the database or a
// reader.

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const query = async (text: string) => (await api.database.pool.query(text)).rows;

/**
 * 20:30, 23:30 and 00:30 in Chile, Costa Rica, Spain and India, both clock changes of Chile, and
 * the company's day.
 */
const evenings = [
  ['2026-03-05T23:30:00Z', '2026-03-05'],
  ['2026-03-06T02:30:00Z', '2026-03-05'],
  ['2026-03-06T03:30:00Z', '2026-03-06'],
  ['2026-03-06T05:30:00Z', '2026-03-06'],
  ['2026-03-06T06:30:00Z', '2026-03-06'],
  ['2026-03-05T19:30:00Z', '2026-03-05'],
  ['2026-03-05T22:30:00Z', '2026-03-05'],
  ['2026-03-05T15:00:00Z', '2026-03-05'],
  ['2026-03-05T18:00:00Z', '2026-03-05'],
  ['2026-03-05T19:00:00Z', '2026-03-05'],
  ['2026-04-05T02:30:00Z', '2026-04-04'],
  ['2026-04-05T03:30:00Z', '2026-04-04'],
  ['2026-04-05T04:30:00Z', '2026-04-05'],
  ['2026-09-06T03:30:00Z', '2026-09-05'],
  ['2026-09-06T04:30:00Z', '2026-09-06'],
  ['2026-09-15T04:30:00Z', '2026-09-15'],
] as const;

/** Rolls the work back afterwards. */
async function inZones(work: (db: Database, zone: string) => Promise<void>) {
  for (const zone of ['UTC', 'America/Santiago', 'Europe/Madrid', 'Asia/Kolkata']) {
    const transaction = await api.database.db.startTransaction().execute();
    try {
      await sql`set local timezone to ${sql.lit(zone)}`.execute(transaction);
      await work(transaction, zone);
    } finally {
      await transaction.rollback().execute();
    }
  }
}

test.each(evenings)('at %s the dashboard ends with %s, and counts all of its days', (at, day) =>
  inZones(async (db, zone) => {
    const first = addDays(day, 1 - summaryDays);
    await sql`update job_applications set applied_at = '2000-01-01'`.execute(db);
    for (const [id, moment] of [startOfDay(first), new Date(at)].entries()) {
      await sql`update job_applications set applied_at = ${moment} where id = ${id + 1}`.execute(
        db,
      );
    }

    const { days } = await readSummary(db, new Date(at));

    const received = new Map([
      [first, 1],
      [day, 1],
    ]);
    expect({ zone, days: days.map((each) => [each.day, each.received]) }).toEqual({
      zone,
      days: Array.from({ length: summaryDays }, (_none, index) => {
        const each = addDays(first, index);
        return [each, received.get(each) ?? 0];
      }),
    });
  }),
);

test.each(evenings)('what came at %s is in the list of %s', async (at, day) => {
  await query(
    `update job_applications set applied_at = '${at.replace('Z', '.0006Z')}' where id = 1`,
  );
  const numbers = await Promise.all(
    [addDays(day, -1), day, addDays(day, 1)].map(async (each) => {
      const asked = new URLSearchParams({
        desde: startOfDay(each)?.toISOString() ?? '',
        hasta: endOfDay(each)?.toISOString() ?? '',
        page: '0',
      });
      const url = `/api/aplicantes/ofertas?${asked}`;
      const { content } = (await api.app.inject({ url, headers: api.admin })).json();
      return content.length;
    }),
  );

  expect(numbers).toEqual([0, 1, 0]);
});

test('the last millisecond of a day is in its list, however exact the table is', async () => {
  await query(`update job_applications set applied_at = '2026-04-05T03:59:59.9996Z' where id = 1`);
  const url =
    '/api/aplicantes/ofertas?hasta=2026-04-05T03:59:59.999Z&desde=2026-04-05T00:00:00Z&page=0';

  expect((await api.app.inject({ url, headers: api.admin })).json().content).toHaveLength(1);
});

test('months are those of the company’s calendar', () =>
  inZones(async (db, zone) => {
    const months = { months: 6, changedAt: new Date(0) };
    // 28 February, 22:30 in Chile.
    const id = await applicantOf(db, '2026-03-01T01:30:00Z');
    const clock = await clockOf(db, id, months);

    expect({ zone, day: companyDay(clock?.anonymisedFrom ?? '') }).toEqual({
      zone,
      day: '2026-08-28',
    });
  }));

test('at the end of a month the data go when their clock says so', () =>
  inZones(async (db) => {
    const id = await applicantOf(db, '2026-01-31T15:00:00Z');
    const due = await findDueCandidates(
      db,
      { months: 1, changedAt: new Date(0) },
      new Date('2026-02-28T15:00:00Z'),
    );

    expect(due.map((each) => each.id)).toContain(id);
  }));

async function applicantOf(db: Database, createdAt: string) {
  const { rows } = await sql<{ id: number }>`
    insert into applicants (name, email, created_at)
    values ('Ana', 'ana@plazo.example.org', ${createdAt}) returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

describe('at a given time', () => {
  const setTime = (at: string) =>
    jest.useFakeTimers({
      now: new Date(at),
      doNotFake: [
        'hrtime',
        'nextTick',
        'performance',
        'queueMicrotask',
        'setImmediate',
        'clearImmediate',
        'setInterval',
        'clearInterval',
        'setTimeout',
        'clearTimeout',
      ],
    });
  afterEach(() => jest.useRealTimers());

  test.each(evenings)('at %s the demo counts back from %s', (at, day) => {
    setTime(at);

    expect(dayBefore(2)).toBe(addDays(day, -2));
    expect(momentBefore(2, 0)).toEqual(startOfDay(addDays(day, -2)));
  });

  test.each([
    ['2026-03-06T02:30:00Z', '2026-03-12'],
    ['2026-03-06T03:30:00Z', '2026-03-13'],
    ['2026-03-07T15:00:00Z', '2026-03-13'],
    ['2026-03-08T15:00:00Z', '2026-03-13'],
  ])('what is asked at %s is due on %s, five working days later', async (at, due) => {
    setTime(at);
    await api.app.inject({
      method: 'POST',
      url: '/api/privacidad/solicitudes',
      payload: {
        tipo: 'acceso',
        nombre: at,
        email: 'ana@plazo.example.org',
        codigo_postulacion: '',
        detalle: 'x',
      },
    });

    const [row] = await query(`select due_on from privacy_requests where name = '${at}'`);
    expect(row.due_on).toBe(due);
  });
});

test('deadlines that were counted too long are counted again, and none moves to a later day', async () => {
  await query(`insert into privacy_requests (kind, name, email, country, created_at, due_on) values
    ('access', 'sábado', 'a@b.cl', null, '2026-03-07T15:00Z', '2026-03-14'),
    ('access', 'domingo', 'a@b.cl', null, '2026-03-08T15:00Z', '2026-03-15'),
    ('access', 'tarde', 'a@b.cl', 'Chile', '2026-03-06T02:30Z', '2026-04-05'),
    ('erasure', 'noche', 'a@b.cl', 'Costa Rica', '2026-03-06T03:30Z', '2026-03-13'),
    ('access', 'antes', 'a@b.cl', 'Chile', '2026-03-06T15:00Z', '2026-03-10')`);

  await legalDeadlines.up(api.database.db);

  const rows = await query(`select name, due_on from privacy_requests where email = 'a@b.cl'`);
  expect(Object.fromEntries(rows.map(({ name, due_on: due }) => [name, due]))).toEqual({
    sábado: '2026-03-13',
    domingo: '2026-03-13',
    tarde: '2026-04-04',
    noche: '2026-03-12',
    antes: '2026-03-10',
  });
});
