import { makePdf } from './pdf-document';
import { seedDemo } from './seed-demo';
import { looksLikePdf } from '@portal/contract/curriculum-bytes';
import { startTestApi, type TestApi } from '../../../testing/test-api';
import { appliedApplicantEmail, knownApplicantEmail } from './content/applicants';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const rows = async (query: string) => (await api.database.pool.query(query)).rows;
const total = async (table: string) =>
  (await rows(`select count(*)::int as total from ${table}`))[0].total;

test('has people for the pager, offers, applications and one of them without a CV', async () => {
  expect(await total('people')).toBeGreaterThan(60);
  expect(await total('offers')).toBeGreaterThanOrEqual(12);
  expect(await total('job_applications')).toBeGreaterThan(40);
  expect(await total('job_applications where cv_name is null')).toBe(1);
  expect(await total('countries')).toBe(12);
});

test('has an offer with nothing assigned and one with three questions', async () => {
  const questions = await rows(
    'select offer_id, count(*)::int as total from offer_questions group by 1 order by 1',
  );

  expect(questions).toContainEqual({ offer_id: 1, total: 3 });
  for (const table of ['offer_countries', 'offer_cities', 'offer_questions']) {
    expect(await total(`${table} where offer_id = 12`)).toBe(0);
  }
});

test('has an applicant who applied, and a known one who has not', async () => {
  const applied = async (email: string) =>
    total(
      `job_applications join applicants on applicants.id = applicant_id where email = '${email}'`,
    );

  expect(await applied(appliedApplicantEmail)).toBeGreaterThan(0);
  expect(await applied(knownApplicantEmail)).toBe(0);
  expect(await total(`applicants where email = '${knownApplicantEmail}'`)).toBe(1);
});

test('every CV is there and is a PDF', async () => {
  for (const { name } of await rows(
    'select cv_name as name from job_applications where cv_name is not null',
  )) {
    expect(looksLikePdf((await api.files.read('cv', name)) ?? Buffer.alloc(0))).toBe(true);
  }
});

test('every answer belongs to a question of the offer that was applied to', async () => {
  const strays = await rows(`
    select answers.id from answers
    join offer_questions on offer_questions.id = offer_question_id
    left join job_applications on job_applications.offer_id = offer_questions.offer_id
      and job_applications.applicant_id = answers.applicant_id
    where job_applications.id is null`);

  expect(strays).toEqual([]);
});

test('is seeded once', async () => {
  const before = await total('people');
  await seedDemo(api.database.db, api.files);
  expect(await total('people')).toBe(before);
});

test('a PDF counts its own bytes', () => {
  const text = makePdf('Íñigo (Núñez)', ['Línea']).toString('latin1');
  const table = Number(/startxref\n(\d+)/.exec(text)?.[1]);

  expect(text.slice(table, table + 4)).toBe('xref');
  const first = Number(/\n(\d{10}) 00000 n/.exec(text)?.[1]);
  expect(text.slice(first, first + 7)).toBe('1 0 obj');
  expect(text).toContain('(Íñigo \\(Núñez\\)) Tj');
});
