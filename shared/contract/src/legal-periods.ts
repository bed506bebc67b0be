import type { PrivacyRequestKind } from './privacy-request';

/** How long the law gives to answer; working days are Monday to Friday. */
export type LegalPeriod = { days: number; unit: 'calendar' | 'working' };

const calendar = (days: number): LegalPeriod => ({ days, unit: 'calendar' });
const working = (days: number): LegalPeriod => ({ days, unit: 'working' });

type Periods = Readonly<Record<PrivacyRequestKind, LegalPeriod>>;

const forAll = (period: LegalPeriod): Periods => ({
  access: period,
  rectification: period,
  erasure: period,
});

/**
 * By the country's name in the catalog. Where the law gives a month, its shortest counts. Public holidays are not
 * known here, so a time in working days may end a little earlier than the law has it, never later. The company's
 * lawyers should confirm them before they are relied on.
 */
const periodsByCountry: ReadonlyMap<string, Periods> = new Map([
  // Ley 25.326, art. 14 (access, days as they come) and art. 16 (others, working days).
  ['Argentina', { access: calendar(10), rectification: working(5), erasure: working(5) }],
  // PIPEDA, schedule 1, 4.9.4, and section 8(3).
  ['Canadá', forAll(calendar(30))],
  // Ley 19.628 as of Ley 21.719, art. 11: thirty days as they come.
  ['Chile', forAll(calendar(30))],
  // Ley 1581 de 2012, art. 14 (queries) and art. 15 (claims).
  ['Colombia', { access: working(10), rectification: working(15), erasure: working(15) }],
  // Ley 8968, art. 7.
  ['Costa Rica', forAll(working(5))],
  // RGPD, art. 12.3: one month.
  ['España', forAll(calendar(28))],
  // California's CCPA, § 1798.130(a)(2), the best known of the states' laws.
  ['Estados Unidos', forAll(calendar(45))],
  // LFPDPPP: twenty days to tell what was decided, counted as working days.
  ['México', forAll(working(20))],
  // Ley 81 de 2019: ten working days for access, five for the others.
  ['Panamá', { access: working(10), rectification: working(5), erasure: working(5) }],
  // Regulation of Ley 29733: twenty working days for access, ten for the others.
  ['Perú', { access: working(20), rectification: working(10), erasure: working(10) }],
]);

/** For a country that nobody knows, or whose law names no time: the shortest of all. */
const shortest = working(5);

export const legalPeriod = (kind: PrivacyRequestKind, country: string | undefined): LegalPeriod =>
  periodsByCountry.get(country ?? '')?.[kind] ?? shortest;

const dayMilliseconds = 86_400_000;

/** The last day to answer, as YYYY-MM-DD; the day of the request does not count. */
export function lastDay(receivedAt: Date, { days, unit }: LegalPeriod): string {
  const day = new Date(receivedAt);
  for (let left = days; left > 0;) {
    day.setTime(day.getTime() + dayMilliseconds);
    if (unit === 'calendar' || isWorkingDay(day)) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}

const isWorkingDay = (day: Date) => ![0, 6].includes(day.getUTCDay());

/** Negative once it is over. Both are counted as days of the calendar on the wall. */
export const daysUntil = (day: string, now = new Date()) =>
  Math.round(
    (Date.parse(day) - Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())) /
      dayMilliseconds,
  );
