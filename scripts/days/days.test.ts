import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays } from '@portal/contract/company-day';
import type { Case, Shown } from './shown-days';

const chile = 'America/Santiago';
const costaRica = 'America/Costa_Rica';
const spain = 'Europe/Madrid';
const india = 'Asia/Kolkata';

/** A local time in a zone, the same moment in UTC, and the company's day at that moment. */
type Row = readonly [zone: string, local: string, moment: string, day: string];

const rows: readonly Row[] = [
  [chile, '05/03/2026 20:30', '2026-03-05T23:30:00.000Z', '2026-03-05'],
  [chile, '05/03/2026 23:30', '2026-03-06T02:30:00.000Z', '2026-03-05'],
  [chile, '06/03/2026 00:30', '2026-03-06T03:30:00.000Z', '2026-03-06'],
  [costaRica, '05/03/2026 20:30', '2026-03-06T02:30:00.000Z', '2026-03-05'],
  [costaRica, '05/03/2026 23:30', '2026-03-06T05:30:00.000Z', '2026-03-06'],
  [costaRica, '06/03/2026 00:30', '2026-03-06T06:30:00.000Z', '2026-03-06'],
  [spain, '05/03/2026 20:30', '2026-03-05T19:30:00.000Z', '2026-03-05'],
  [spain, '05/03/2026 23:30', '2026-03-05T22:30:00.000Z', '2026-03-05'],
  [spain, '06/03/2026 00:30', '2026-03-05T23:30:00.000Z', '2026-03-05'],
  [india, '05/03/2026 20:30', '2026-03-05T15:00:00.000Z', '2026-03-05'],
  [india, '05/03/2026 23:30', '2026-03-05T18:00:00.000Z', '2026-03-05'],
  [india, '06/03/2026 00:30', '2026-03-05T19:00:00.000Z', '2026-03-05'],
  // A day of 25 hours in Chile: 23:30 occurs twice.
  [chile, '04/04/2026 23:30', '2026-04-05T02:30:00.000Z', '2026-04-04'],
  [chile, '04/04/2026 23:30', '2026-04-05T03:30:00.000Z', '2026-04-04'],
  [chile, '05/04/2026 00:30', '2026-04-05T04:30:00.000Z', '2026-04-05'],
  // A day of 23 hours: it begins at 01:00.
  [chile, '05/09/2026 23:30', '2026-09-06T03:30:00.000Z', '2026-09-05'],
  [chile, '06/09/2026 01:00', '2026-09-06T04:00:00.000Z', '2026-09-06'],
  // Both clock changes in Spain.
  [spain, '29/03/2026 00:30', '2026-03-28T23:30:00.000Z', '2026-03-28'],
  [spain, '29/03/2026 23:30', '2026-03-29T21:30:00.000Z', '2026-03-29'],
  [spain, '25/10/2026 00:30', '2026-10-24T22:30:00.000Z', '2026-10-24'],
  [spain, '25/10/2026 23:30', '2026-10-25T22:30:00.000Z', '2026-10-25'],
];

/** Start of each company day in the rows. */
const begins = {
  '2026-03-05': '2026-03-05T03:00:00.000Z',
  '2026-03-06': '2026-03-06T03:00:00.000Z',
  '2026-03-07': '2026-03-07T03:00:00.000Z',
  '2026-03-28': '2026-03-28T03:00:00.000Z',
  '2026-03-29': '2026-03-29T03:00:00.000Z',
  '2026-03-30': '2026-03-30T03:00:00.000Z',
  '2026-04-04': '2026-04-04T03:00:00.000Z',
  '2026-04-05': '2026-04-05T04:00:00.000Z',
  '2026-04-06': '2026-04-06T04:00:00.000Z',
  '2026-09-05': '2026-09-05T04:00:00.000Z',
  '2026-09-06': '2026-09-06T04:00:00.000Z',
  '2026-09-07': '2026-09-07T03:00:00.000Z',
  '2026-10-24': '2026-10-24T03:00:00.000Z',
  '2026-10-25': '2026-10-25T03:00:00.000Z',
  '2026-10-26': '2026-10-26T03:00:00.000Z',
};

const beginOf = (day: string) => String(Reflect.get(begins, day));

const months = ['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto'];
const laterMonths = ['septiembre', 'octubre', 'noviembre', 'diciembre'];
const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];

function wordsOf(day: string) {
  const [year = '', month = '', date = ''] = day.split('-');
  const monthName = [...months, ...laterMonths][Number(month) - 1];
  return {
    short: `${date}/${month}/${year}`,
    dayAndMonth: `${Number(date)} de ${monthName}`,
    long: `${Number(date)} de ${monthName} de ${year}`,
    weekday: `${weekdays[new Date(`${day}T12:00Z`).getUTCDay()]} ${date}, ${monthName} ${year}`,
  };
}

/** Expected texts for a moment of a day, in every zone. */
function expectedOn(day: string): Partial<Shown> {
  const words = wordsOf(day);
  const end = new Date(Date.parse(beginOf(addDays(day, 1))) - 1).toISOString();
  return {
    'a record, in short': words.short,
    'a record, in words': words.long,
    'a record, without the year': words.dayAndMonth,
    'a record, with its weekday': words.weekday,
    'an offer of the day before yesterday': 'hace 2 días',
    'an offer of today': 'hoy',
    'an offer for search engines': beginOf(day),
    'an offer in the feed': beginOf(day),
    'a request that is due': 'Vence hoy',
    'a request that came': 'Hoy',
    'days to a deadline': 3,
    'a deadline of the law': addDays(day, 30),
    'an erasure at the end of the day': 'hoy',
    'an erasure at the end of the next day': 'en 1 día',
    'the day until which an application is read': addDays(day, 7),
    'an application that is read': `La leemos antes del ${wordsOf(addDays(day, 7)).dayAndMonth}`,
    'an application that was sent': 'Hoy',
    'a day of an export': day,
    'the filter «Desde el día»': beginOf(day),
    'the filter «Hasta el día»': end,
  };
}

/** Returns the texts shown by a process in this time zone. */
function shownIn(zone: string, cases: readonly Case[]): readonly Shown[] {
  const child = join(import.meta.dirname, 'shown-days.ts');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', child, JSON.stringify(cases)],
    { encoding: 'utf8', env: { ...process.env, TZ: zone } },
  );
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

const cases = rows.map(([, , moment, day]): Case => [moment, day]);

test.each([chile, costaRica, spain, india])(
  'a day is the company’s, and a time of the clock the reader’s: %s',
  (reader) => {
    for (const [index, shown] of shownIn(reader, cases).entries()) {
      const [zone = '', local = '', moment = '', day = ''] = rows[index] ?? [];
      const time = local.slice(11);
      const clock: Partial<Shown> = {
        'time beside a record': local,
        'time beside a record of late': `Hoy ${time}`,
        'time of a draft': time,
      };
      const companyClock: Partial<Shown> = { 'a time of an export': `${day} ${time}` };

      expect({ moment, ...shown }).toMatchObject({
        moment,
        ...expectedOn(day),
        ...(zone === reader && clock),
        ...(zone === chile && companyClock),
      });
    }
  },
);

/** The only files that may count days or format them. */
const helpers = [
  'api/src/platform/database/company-day.ts',
  'shared/contract/src/company-day.ts',
  'shared/kit/src/format/dates.ts',
  'shared/kit/src/format/long-date.ts',
];

/** Matches code that reads or writes days without a zone, or in the session's zone. */
const ownMeans =
  /\.[gs]et(?:UTC)?(?:Date|Day|Month|FullYear|Hours)\(|toLocale(?:Date|Time)?String\(|to(?:Date|Time)String\(|(?:DateTime|RelativeTime)Format|dayjs|toISOString\(\)\.slice\(0, 10\)|(?<!null)::date\b|current_date|date_trunc|at time zone|to_char|interval '[^']*(?:month|year)|make_interval\(months/;

/** Matches the length of a day. */
const wholeDays = /86_?400|24 \* 60 \* 60/;

/** Files with durations in multiples of 24 hours, which show no day. */
const lengths = [
  'api/src/job-applications/applicants/submissions.ts',
  'api/src/job-applications/duplicates/merge-repository.ts',
  'api/src/records/summary/summary-repository.ts',
  'api/src/records/trash/trash-repository.ts',
  'api/src/people/accounts/sign-in/known-browsers.ts',
  'api/src/platform/jobs/cautious-clock.ts',
  'api/src/platform/jobs/start-upkeep.ts',
  'api/src/platform/mail/mail-turn.ts',
  'api/src/privacy/retention/retention-repository.ts',
  'api/src/start/config.ts',
  'mf-offers/src/on-device/draft-storage.ts',
  'shared/releases/src/bucket/download-release.ts',
  'shared/releases/src/needed-releases.ts',
  'shared/releases/src/release-overrides.ts',
  'shell/server/crawlers.ts',
  'shell/server/pages/page-freshness.ts',
  'shell/server/starter/draw-share.js',
];

/**
 * Files that count days with the contract's helper. A new one needs a row above, in the API's
 * `days.test.ts`, or a test beside it.
 */
const counting = [
  'api/src/platform/database/company-day.ts',
  'api/src/start/demo/days.ts',
  'mf-backoffice/src/candidates/export/export-candidates.ts',
  'mf-backoffice/src/retention/in-days.ts',
  'mf-offers/src/offer-detail/job-posting.ts',
  'mf-offers/src/offer/days-ago.ts',
  'mf-offers/src/own-applications/listed-application.ts',
  'mf-offers/src/receipt/review-day.ts',
  'shared/contract/src/day-bounds.ts',
  'shared/contract/src/legal-periods.ts',
  'shared/kit/src/format/dates.ts',
  'shared/kit/src/format/long-date.ts',
  'shared/kit/src/job-applications/server-query.ts',
  'shell/server/crawlers.ts',
  'shell/server/offer-feed.ts',
  'shell/server/pages/page-cache.ts',
];

const root = join(import.meta.dirname, '..', '..');
const folders = [
  'api/src',
  'mf-backoffice/src',
  'mf-offers/src',
  'mf-public/src',
  'shell/src',
  'shell/server',
];
const shared = readdirSync(join(root, 'shared')).map((name) => `shared/${name}/src`);

/** Production sources, without tests, and without migrations, which never change. */
const sources = [...folders, ...shared].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (path) => /\.(?:tsx?|js)$/.test(path) && !/\.test\.|(?:testing|migrations)\//.test(path),
    )
    .map((path) => `${folder}/${path}`),
);

const sourcesWith = (pattern: RegExp) =>
  sources.filter((path) => pattern.test(readFileSync(join(root, path), 'utf8'))).toSorted();

test('no place counts days by means of its own', () => {
  expect(sourcesWith(ownMeans)).toEqual(helpers);
  expect(sourcesWith(wholeDays)).toEqual(
    [
      ...lengths,
      'shared/contract/src/company-day.ts',
      'shared/contract/src/day-bounds.ts',
    ].toSorted(),
  );
  expect(sourcesWith(/from '(?:@portal\/contract|\.)\/(?:company-day|day-bounds)'/)).toEqual(
    counting,
  );
});
