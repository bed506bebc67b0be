import { addDays, clockAt, companyDay, daysBetween, isWeekday } from './company-day';
import type { PrivacyRequestKind } from './privacy-request';

/** Statutory time for an answer. Working days are Monday to Friday. */
export type LegalPeriod = {
  days: number;
  unit: 'calendar' | 'working';
  /** Westernmost time zone of the country, if its days begin after the company's. */
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
 * Periods by the country's name in the catalog. A period of one month counts as the shortest month.
 * Public holidays are ignored, so a period in working days may end earlier than the law requires,
 * never later. The company's lawyers should confirm these values.
 */
const periodsByCountry: ReadonlyMap<string, Periods> = new Map([
  // Ley 25.326, art. 14 (access, calendar days) and art. 16 (others, working days).
  ['Argentina', queriesAndClaims(calendar(10), working(5))],
  // PIPEDA, schedule 1, 4.9.4, and section 8(3).
  ['Canadá', forAll(calendar(30, 'America/Vancouver'))],
  // Ley 19.628 as of Ley 21.719, art. 11: thirty calendar days.
  ['Chile', forAll(calendar(30))],
  // Ley 1581 de 2012, art. 14 (queries) and art. 15 (claims).
  ['Colombia', queriesAndClaims(working(10, 'America/Bogota'), working(15, 'America/Bogota'))],
  // Ley 8968, art. 7.
  ['Costa Rica', forAll(working(5, 'America/Costa_Rica'))],
  // RGPD, art. 12.3: one month, minus a day because the company's day ends hours after Spain's.
  ['España', forAll(calendar(27))],
  // California's CCPA, § 1798.130(a)(2), the best known of the state laws.
  ['Estados Unidos', forAll(calendar(45, 'Pacific/Honolulu'))],
  // LFPDPPP: twenty days to communicate the decision, counted as working days.
  ['México', forAll(working(20, 'America/Tijuana'))],
  // Ley 81 de 2019: ten working days for access, five for the others.
  ['Panamá', queriesAndClaims(working(10, 'America/Panama'), working(5, 'America/Panama'))],
  // Regulation of Ley 29733: twenty working days for access, ten for the others.
  ['Perú', queriesAndClaims(working(20, 'America/Lima'), working(10, 'America/Lima'))],
]);

/** The shortest period, for unknown countries and for laws without a period. */
const shortest = working(5);

/** Returns the period for a country of the catalog, or the shortest one if it has none. */
export const legalPeriod = (kind: PrivacyRequestKind, country: string | undefined): LegalPeriod =>
  periodsByCountry.get(country ?? '')?.[kind] ?? shortest;

/**
 * Last day to answer (YYYY-MM-DD), not counting the day of the request. Starts at the earlier of
 * the company's and the country's day, so the result is never later than the law allows.
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

/** Days left until a day (YYYY-MM-DD), counted in the company's zone; negative afterwards. */
export const daysUntil = (day: string, now = new Date()) => daysBetween(companyDay(now), day);
