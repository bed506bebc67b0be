import {
  jobApplicationFilterToWire,
  jobApplicationQueryToWire,
  type JobApplicationFilter,
  type JobApplicationOrder,
} from '@portal/contract/job-application-query';
import { foldText } from '@portal/contract/fold-text';
import { jobApplicationFromWire, type JobApplication } from '@portal/contract/job-application';
import { noCurrency, readCurrency } from '@portal/contract/salary-currency';
import fc from 'fast-check';
import { sql } from 'kysely';
import * as v from 'valibot';
import { fillDatabase } from '../../../testing/fill-database';
import { startTestApi, type TestApi } from '../../../testing/test-api';
import type { Database } from '../../platform/database/database';
import { searchJobApplications } from './job-application-search';

let api: TestApi;
let all: readonly JobApplication[];

beforeAll(async () => {
  api = await startTestApi();
  const { db } = api.database;
  await fillDatabase(db, { offers: 20, applications: 400 });
  // Milliseconds, like the responses that the expectations are built from.
  await sql`update job_applications set applied_at = date_trunc('milliseconds', applied_at)`.execute(
    db,
  );
  await sql`update offers set salary_range = 'A convenir' where id % 3 = 0`.execute(db);
  all = v.parse(v.array(jobApplicationFromWire), await read('/api/aplicantes/ofertas'));
});
afterAll(() => api.close());

const read = async (url: string) => (await api.app.inject({ url, headers: api.admin })).json();

/** Sorts «ñ» after every other «n». */
const ordered = (text: string) => foldText(text.replaceAll(/ñ/giu, 'n~'));

type Key = (application: JobApplication) => string | number;

const keys: Record<JobApplicationOrder, Key> = {
  appliedAt: ({ appliedAt }) => appliedAt,
  applicantName: ({ applicant }) => ordered(applicant.name),
  applicantEmail: ({ applicant }) => ordered(applicant.email),
  offerTitle: ({ offer }) => ordered(offer.title),
  salaryExpectation: ({ salaryExpectation }) => salaryExpectation,
  status: ({ status }) => status.id,
};

const currencyOf: Key = ({ salaryCurrency = '' }) => salaryCurrency;

const isKnown = (application: JobApplication) => application.salaryCurrency !== noCurrency;

function expected(
  filter: JobApplicationFilter,
  orderBy: JobApplicationOrder,
  isDescending: boolean,
) {
  const key = keys[orderBy];
  const compareBy = (keyOf: Key) => (one: JobApplication, other: JobApplication) => {
    if (keyOf(one) === keyOf(other)) return 0;
    return keyOf(one) < keyOf(other) ? -1 : 1;
  };
  const compare = (one: JobApplication, other: JobApplication) =>
    (orderBy === 'salaryExpectation' && compareBy(currencyOf)(one, other)) ||
    compareBy(key)(one, other) ||
    one.id - other.id;
  const sorted = all
    .filter((application) => isWanted(application, filter))
    .toSorted((one, other) => (isDescending ? compare(other, one) : compare(one, other)));
  if (orderBy !== 'salaryExpectation') return sorted;
  return [...sorted.filter(isKnown), ...sorted.filter((application) => !isKnown(application))];
}

function isWanted(
  { applicant, offer, ...application }: JobApplication,
  filter: JobApplicationFilter,
) {
  const wanted = foldText(filter.text);
  const isWithin = (value: number | string, least?: number | string, most?: number | string) =>
    (least === undefined || value >= least) && (most === undefined || value <= most);
  return (
    [applicant.name, applicant.email, offer.title].some((text) =>
      foldText(text).includes(wanted),
    ) &&
    (filter.offerId === undefined || offer.id === filter.offerId) &&
    (filter.statusId === undefined || application.status.id === filter.statusId) &&
    (filter.currency === undefined || application.salaryCurrency === filter.currency) &&
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
  currency: maybe(fc.constantFrom('CLP', 'USD', 'PEN', 'ninguna')),
  minimumSalary: maybe(fc.integer({ min: 0, max: 4_000_000 })),
  maximumSalary: maybe(fc.integer({ min: 1000, max: 6_000_000 })),
});

/** Often the exact time of an application, which «until» includes. */
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

test.each([
  ['Bernarda O’Higgins', "o'higgins"],
  ['Bernarda O’Higgins', 'ohiggins'],
  ['Bernarda Pérez‑Cotapos', 'pérez cotapos'],
  ['Luka Petrović', 'petrovic'],
  ['Łukasz Groß', 'LUKASZ GROSS'],
  ['Ángela Muñoz', 'a\u0301ngela mun\u0303oz'],
])('«%s» is found by «%s», in the list of all and in that of an offer', async (name, sought) => {
  const { db } = api.database;
  await db.updateTable('applicants').set({ name }).where('id', '=', 1).execute();
  const q = encodeURIComponent(sought);

  const everywhere = await read(`/api/aplicantes/ofertas?q=${q}`);
  const { oferta } = everywhere.content[0];
  const within = await read(`/api/aplicantes_ofertas/id_oferta/${oferta.id_oferta}?size=9&q=${q}`);

  expect(everywhere.content[0].aplicante.nombre).toBe(name);
  expect(within.content[0].aplicante.nombre).toBe(name);
});

const someRanges = [
  '$1.500.000 - $2.000.000 CLP',
  'USD 1.500 a USD 2.000',
  'S/ 3.000 - S/. 4.500',
  'B/.900',
  'Q 8.000 a Q.9.000',
  '₡900.000',
  '3.000 €',
  '₹ 90000',
  '$3.600',
  'Entre 1.000 EUR y 2.000 USD',
  '1.000 EUR (1.000 €)',
  'CLPX 5, xUSD, clp',
  'US$ 2.000 a 3.000 al mes',
  '2.000 a 3.000 usd al mes',
  'U$S2.000, COL$ 8.000.000',
  'AR$ 900.000 a AR$ 1.100.000 por mes',
  'S/\u00A03.500 y B/. 1.200',
  'A convenir s/ experiencia',
  'Año 1: clp, ñusd',
  'A convenir',
  '(COP)\n1',
  '',
];

const rangeParts = [
  'CLP',
  'us$',
  'cop',
  'c$',
  'USD',
  'S/',
  'B/.',
  'Q',
  '€',
  '₡',
  '₹',
  '$',
  ' ',
  '.',
  '1',
  '-',
  'a',
  'é',
  '\n',
];

test('the database reads the currency of a range as everybody else does', async () => {
  const { db } = api.database;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...rangeParts), { maxLength: 8 }), async (parts) => {
      await expect(currenciesInDatabase(db, [parts.join('')])).resolves.toEqual([
        readCurrency(parts.join('')) ?? null,
      ]);
    }),
    { numRuns: 100 },
  );

  expect(await currenciesInDatabase(db, someRanges)).toEqual(
    someRanges.map((range) => readCurrency(range) ?? null),
  );
});

async function currenciesInDatabase(db: Database, ranges: string[]) {
  const { rows } = await sql<{ code: string | null }>`
    select currency_of(range) as code
    from unnest(${ranges}::text[]) with ordinality as ranges (range, position)
    order by position`.execute(db);
  return rows.map(({ code }) => code);
}

test('aspirations in no known currency are found, and an unknown one is refused', async () => {
  const { content } = await read('/api/aplicantes/ofertas?moneda=ninguna&size=5');
  const refused = await api.app.inject({
    url: '/api/aplicantes/ofertas?moneda=XXX',
    headers: api.admin,
  });

  expect(content.map(({ moneda }: { moneda: string }) => moneda)).toEqual(
    Array.from({ length: 5 }, () => 'ninguna'),
  );
  expect([refused.statusCode, refused.json().mensaje]).toEqual([400, 'La moneda no es válida.']);
});
