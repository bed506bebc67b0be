import { createEarlierData } from '../../testing/earlier-data';
import { withDatabase } from '../../testing/with-database';
import { migrate } from './migrations/migrate';

jest.setTimeout(120_000);

let data: Awaited<ReturnType<typeof createEarlierData>>;
beforeAll(async () => {
  data = await createEarlierData();
});
afterAll(() => data.remove());

const change = `insert into activity (at, subject, subject_id, action, changes)
  values (now() + $1::interval, 'offer', 1, 'updated', $2)`;

test('earlier applications keep what the activity knows of their offer, and else what stands today', async () => {
  await withDatabase(data.environment, async ({ db, pool }) => {
    await pool.query("update offers set title = 'Hoy', salary_range = '3.000 USD' where id = 1");
    await pool.query("update offers set salary_range = '2.500 a 3.000 us$' where id = 3");
    await pool.query(
      "insert into answers (applicant_id, offer_question_id, text) values (1, 1, 'Sí') on conflict do nothing",
    );
    const first = [
      { field: 'title', before: 'Entonces', after: 'Después' },
      { field: 'salaryRange', before: '2.000.000 CLP', after: '3.000 EUR' },
    ];
    const second = [{ field: 'title', before: 'Después', after: 'Hoy' }];
    await pool.query(change, ['1 minute', JSON.stringify(first)]);
    await pool.query(change, ['2 minutes', JSON.stringify(second)]);

    await migrate(db);

    const { rows } = await pool.query(`
      select distinct offer_id = 1 as is_changed, offer_title = 'Entonces' as then_title,
        job_applications.salary_currency as currency, offer_title = title as same_title
      from job_applications join offers on offers.id = offer_id
      where offer_id in (1, 2, 3) order by 1, 3`);
    expect(rows).toEqual([
      { is_changed: false, then_title: false, currency: 'COP', same_title: true },
      { is_changed: false, then_title: false, currency: 'USD', same_title: true },
      { is_changed: true, then_title: true, currency: 'CLP', same_title: false },
    ]);
    const { rows: unlike } = await pool.query(`
      select from answers join offer_questions on offer_questions.id = offer_question_id
        join questions on questions.id = question_id where question <> name`);
    expect(unlike).toEqual([]);
  });
});
