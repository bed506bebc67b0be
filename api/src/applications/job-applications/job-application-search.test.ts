import {
  jobApplicationFilterToWire,
  jobApplicationQueryToWire,
  type JobApplicationFilter,
  type JobApplicationOrder,
} from '@portal/contract/job-application-query';
import { jobApplicationFromWire, type JobApplication } from '@portal/contract/job-application';
import fc from 'fast-check';
import { sql } from 'kysely';
import * as v from 'valibot';
import { fillDatabase } from '../../../testing/fill-database';
import { startTestApi, type TestApi } from '../../../testing/test-api';
import { searchJobApplications } from './job-application-search';

let api: TestApi;
let all: readonly JobApplication[];

beforeAll(async () => {
  api = await startTestApi();
  const { db } = api.database;
  await fillDatabase(db, { offers: 20, applications: 400 });
  // As exact as the answers, which the expectations are made of.
  await sql`update job_applications set applied_at = date_trunc('milliseconds', applied_at)`.execute(
    db,
  );
  all = v.parse(v.array(jobApplicationFromWire), await read('/api/aplicantes/ofertas'));
});
afterAll(() => api.close());

const read = async (url: string) => (await api.app.inject({ url, headers: api.admin })).json();

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

const keys: Record<JobApplicationOrder, (application: JobApplication) => string | number> = {
  appliedAt: ({ appliedAt }) => appliedAt,
  applicantName: ({ applicant }) => plain(applicant.name),
  applicantEmail: ({ applicant }) => plain(applicant.email),
  offerTitle: ({ offer }) => plain(offer.title),
  salaryExpectation: ({ salaryExpectation }) => salaryExpectation,
  status: ({ status }) => status.id,
};

function expected(
  filter: JobApplicationFilter,
  orderBy: JobApplicationOrder,
  isDescending: boolean,
) {
  const key = keys[orderBy];
  const compare = (one: JobApplication, other: JobApplication) => {
    if (key(one) === key(other)) return one.id - other.id;
    return key(one) < key(other) ? -1 : 1;
  };
  return all
    .filter((application) => isWanted(application, filter))
    .toSorted((one, other) => (isDescending ? compare(other, one) : compare(one, other)));
}

function isWanted(
  { applicant, offer, ...application }: JobApplication,
  filter: JobApplicationFilter,
) {
  const wanted = plain(filter.text);
  const isWithin = (value: number | string, least?: number | string, most?: number | string) =>
    (least === undefined || value >= least) && (most === undefined || value <= most);
  return (
    [applicant.name, applicant.email, offer.title].some((text) => plain(text).includes(wanted)) &&
    (filter.offerId === undefined || offer.id === filter.offerId) &&
    (filter.statusId === undefined || application.status.id === filter.statusId) &&
    isWithin(application.appliedAt, filter.from, filter.until) &&
    isWithin(application.salaryExpectation, filter.minimumSalary, filter.maximumSalary)
  );
}

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 });

const filters = fc.record({
  text: fc.oneof(
    fc.constantFrom(
      '',
      '',
      'a',
      'ÑE',
      'peña',
      'Camila TORRES',
      'persona1',
      'datos',
      'soto',
      '%',
      '_',
      '\\',
      'zzz',
    ),
    fc
      .string({ maxLength: 3, unit: fc.constantFrom(...Array.from('aeionrstlcñá .@')) })
      .map((text) => text.trim()),
  ),
  offerId: maybe(fc.integer({ min: 1, max: 21 })),
  statusId: maybe(fc.integer({ min: 1, max: 6 })),
  from: maybe(momentOfAny()),
  until: maybe(momentOfAny()),
  minimumSalary: maybe(fc.integer({ min: 0, max: 4_000_000 })),
  maximumSalary: maybe(fc.integer({ min: 1000, max: 6_000_000 })),
});

/** Often the very moment of an application, where «until» must still hold it. */
function momentOfAny() {
  return fc
    .nat()
    .map((number) => all[number % all.length]?.appliedAt ?? '2026-01-01T00:00:00.000Z');
}

const queries = fc.record({
  filter: filters,
  orderBy: fc.constantFrom(...(Object.keys(keys) as JobApplicationOrder[])),
  isDescending: fc.boolean(),
  page: fc.oneof(fc.constant(0), fc.nat({ max: 60 })),
  size: fc.constantFrom(1, 5, 10, 50, 100, 1000),
});

test('a page is a slice of the whole list, and the total counts it', async () => {
  await fc.assert(
    fc.asyncProperty(queries, async ({ filter, page, size, orderBy, isDescending }) => {
      const wanted = expected(filter, orderBy, isDescending);
      const query = jobApplicationQueryToWire({ ...filter, page, size, orderBy, isDescending });
      const answer = await read(`/api/aplicantes/ofertas?${new URLSearchParams(query)}`);
      const counting = new URLSearchParams(jobApplicationFilterToWire(filter));
      const count = await read(`/api/aplicantes/ofertas/total?${counting}`);

      const items = v.parse(v.array(jobApplicationFromWire), answer.content);
      expect(items).toEqual(wanted.slice(page * size, (page + 1) * size));
      expect(answer).toMatchObject({
        totalElements: wanted.length,
        totalExacto: true,
        totalPages: Math.ceil(wanted.length / size),
        last: page >= Math.ceil(wanted.length / size) - 1,
      });
      expect(count).toEqual({ total: wanted.length });
    }),
    { numRuns: 150 },
  );
}, 120_000);

test('where there are many, a page is the same slice, and the total counts as far as it has seen', async () => {
  await fc.assert(
    fc.asyncProperty(queries, async ({ filter, page, size, orderBy, isDescending }) => {
      const query = { ...filter, page, size, orderBy, isDescending };
      const found = await searchJobApplications(api.database.db, query, {
        counted: 10,
        walked: 40,
      });
      const wanted = expected(filter, orderBy, isDescending).map(({ id }) => id);

      expect(found.ids).toEqual(wanted.slice(page * size, (page + 1) * size));
      expect(found.total).toBeLessThanOrEqual(wanted.length);
      expect(found.total).toBeGreaterThan(
        found.isTotalExact ? wanted.length - 1 : (page + 1) * size,
      );
    }),
    { numRuns: 150 },
  );
}, 120_000);

test('a new name and a new title are found and sorted by at once', async () => {
  const { db } = api.database;
  await db.updateTable('applicants').set({ name: 'Ángela Zzyzx' }).where('id', '=', 1).execute();
  await db.updateTable('offers').set({ title: 'Aaa Ñandú' }).where('id', '=', 2).execute();

  const byName = await read('/api/aplicantes/ofertas?q=angela+zzyzx');
  const byTitle = await read('/api/aplicantes/ofertas?q=NANDU&sort=titulo_vacante&size=1');
  const first = await read('/api/aplicantes/ofertas?sort=titulo_vacante&size=1');

  expect(byName.content[0].aplicante.nombre).toBe('Ángela Zzyzx');
  expect(byTitle.content[0].oferta.titulo_vacante).toBe('Aaa Ñandú');
  expect(first.content).toEqual(byTitle.content);
});
