import { addDays, clockAt, companyDay, daysBetween, isWeekday } from './company-day';
import type { PrivacyRequestKind } from './privacy-request';

/** How long the law gives to answer; working days are Monday to Friday. */
export type LegalPeriod = {
  days: number;
  unit: 'calendar' | 'working';
  /** The country's westernmost time zone, where its days begin after the company's. */
  zone?: string;
};

const calendar = (days: number, zone?: string): LegalPeriod => ({
  days,
  unit: 'calendar',
  ...(zone && { zone }),
});
const working = (days: number, zone?: string): LegalPeriod => ({
  ...calendar(days, zone),
  unit: 'working',
});

type Periods = Readonly<Record<PrivacyRequestKind, LegalPeriod>>;

const queriesAndClaims = (access: LegalPeriod, claims: LegalPeriod): Periods => ({
  access,
  rectification: claims,
  erasure: claims,
});

const forAll = (period: LegalPeriod) => queriesAndClaims(period, period);

/**
 * By the country's name in the catalog. Where the law gives a month, its shortest counts. Public holidays are not
 * known here, so a time in working days may end a little earlier than the law has it, never later. The company's
 * lawyers should confirm them before they are relied on.
 */
const periodsByCountry: ReadonlyMap<string, Periods> = new Map([
  // Ley 25.326, art. 14 (access, days as they come) and art. 16 (others, working days).
  ['Argentina', queriesAndClaims(calendar(10), working(5))],
  // PIPEDA, schedule 1, 4.9.4, and section 8(3).
  ['Canadá', forAll(calendar(30, 'America/Vancouver'))],
  // Ley 19.628 as of Ley 21.719, art. 11: thirty days as they come.
  ['Chile', forAll(calendar(30))],
  // Ley 1581 de 2012, art. 14 (queries) and art. 15 (claims).
  ['Colombia', queriesAndClaims(working(10, 'America/Bogota'), working(15, 'America/Bogota'))],
  // Ley 8968, art. 7.
  ['Costa Rica', forAll(working(5, 'America/Costa_Rica'))],
  // RGPD, art. 12.3: one month, less a day, as the company's day ends hours after Spain's.
  ['España', forAll(calendar(27))],
  // California's CCPA, § 1798.130(a)(2), the best known of the states' laws.
  ['Estados Unidos', forAll(calendar(45, 'Pacific/Honolulu'))],
  // LFPDPPP: twenty days to tell what was decided, counted as working days.
  ['México', forAll(working(20, 'America/Tijuana'))],
  // Ley 81 de 2019: ten working days for access, five for the others.
  ['Panamá', queriesAndClaims(working(10, 'America/Panama'), working(5, 'America/Panama'))],
  // Regulation of Ley 29733: twenty working days for access, ten for the others.
  ['Perú', queriesAndClaims(working(20, 'America/Lima'), working(10, 'America/Lima'))],
]);

/** For a country that nobody knows, or whose law names no time: the shortest of all. */
const shortest = working(5);

export const legalPeriod = (kind: PrivacyRequestKind, country: string | undefined): LegalPeriod =>
  periodsByCountry.get(country ?? '')?.[kind] ?? shortest;

/**
 * The last day to answer, as YYYY-MM-DD; the day of the request does not count. That is the company's day or, where it
 * is still the day before in the country whose law counts, that one. So the day is never later than the law has it.
 */
export function lastDay(receivedAt: Date, { days, unit, zone }: LegalPeriod): string {
  const received = companyDay(receivedAt);
  const there = zone === undefined ? received : clockAt(receivedAt, zone).day;
  let day = there < received ? there : received;
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (unit === 'calendar' || isWeekday(day)) left -= 1;
  }
  return day;
}

/** How many of the company's days are left until a day; negative once it is over. */
export const daysUntil = (day: string, now = new Date()) => daysBetween(companyDay(now), day);
