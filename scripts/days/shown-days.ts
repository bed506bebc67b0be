import { mock } from 'node:test';
import { addDays, companyDay } from '@portal/contract/company-day';
import { endOfDay } from '@portal/contract/day-bounds';
import { daysUntil, lastDay, legalPeriod } from '@portal/contract/legal-periods';
import { aStaffRequest, anErasureRequest } from '@portal/contract/testing/a-request';
import { anOffer } from '@portal/contract/testing/an-offer';
import { chile } from '@portal/contract/testing/places';
import {
  companyTime,
  dateAndTime,
  dayAndMonth,
  longDate,
  recentTime,
  shortDate,
  timeOfDay,
  weekdayDate,
} from '@portal/kit/format/dates';
import { noFilters } from '@portal/kit/job-applications/list-query';
import { toServerFilter } from '@portal/kit/job-applications/server-query';
import { requestStatus } from '../../mf-backoffice/src/requests/due';
import { inDays } from '../../mf-backoffice/src/retention/in-days';
import { jobPosting } from '../../mf-offers/src/offer-detail/job-posting';
import { daysAgo } from '../../mf-offers/src/offer/days-ago';
import { fromServer, stateDetail } from '../../mf-offers/src/own-applications/listed-application';
import { reviewDay, sentDay } from '../../mf-offers/src/receipt/review-day';
import { publishedAt } from '../../shell/server/offer-feed';

/** A moment and the company's day at that moment. */
export type Case = readonly [moment: string, day: string];

/** Every place that shows or counts a day, for this moment in the time zone of this process. */
const places = (now: string, day: string) => ({
  'a record, in short': shortDate(now),
  'a record, in words': longDate(now),
  'a record, without the year': dayAndMonth(now),
  'a record, with its weekday': weekdayDate(now),
  'an offer of the day before yesterday': daysAgo(addDays(day, -2)),
  'an offer of today': daysAgo(day),
  'an offer for search engines': postedAt(day),
  'an offer in the feed': publishedAt(day),
  'a request that is due': requestStatus(anErasureRequest({ dueOn: day })).text,
  'a request that came': requestStatus(aStaffRequest({ receivedAt: now })).text,
  'days to a deadline': daysUntil(addDays(day, 3)),
  'a deadline of the law': lastDay(new Date(), legalPeriod('erasure', 'Chile')),
  'an erasure at the end of the day': inDays(endOf(day)),
  'an erasure at the end of the next day': inDays(endOf(addDays(day, 1))),
  'the day until which an application is read': reviewDay(now),
  'an application that is read': readBefore(now),
  'an application that was sent': sentDay(now),
  'a day of an export': companyDay(now),
  'a time of an export': companyTime(now),
  ...filterOf(day),
  'time beside a record': dateAndTime(now),
  'time beside a record of late': recentTime(now),
  'time of a draft': timeOfDay(Date.now()),
});

const endOf = (day: string) => endOfDay(day)?.toISOString() ?? '';

const readBefore = (appliedAt: string) =>
  stateDetail(
    fromServer(
      undefined,
      {
        code: 'P-4-ABCDEF',
        offer: { id: 1, title: 'Desarrollo Angular' },
        offerTitle: 'Desarrollo Angular',
        isOfferOpen: true,
        offerClosedAt: undefined,
        appliedAt,
        state: 'received',
        stateSince: appliedAt,
        curriculum: undefined,
        isEmailConfirmed: undefined,
        sent: undefined,
      },
      false,
    ),
  );

function postedAt(createdAt: string) {
  const offer = anOffer({ createdAt, countries: [chile] });
  const requirements = { skills: [], languages: [] };
  const [posting] = jobPosting({ offer, requirements, company: 'Puente' }, 'https://example.org');
  return new Date(String(Reflect.get(Object(posting), 'datePosted'))).toISOString();
}

function filterOf(day: string) {
  const filters = { ...noFilters, firstDay: day, lastDay: day };
  const { from, until } = toServerFilter({ search: '', filters });
  return { 'the filter «Desde el día»': from, 'the filter «Hasta el día»': until };
}

export type Shown = ReturnType<typeof places>;

const cases: readonly Case[] = JSON.parse(process.argv[2] ?? '[]');
const shown = cases.map(([moment, day]) => {
  mock.timers.enable({ apis: ['Date'], now: new Date(moment) });
  const result = places(moment, day);
  mock.timers.reset();
  return result;
});
process.stdout.write(JSON.stringify(shown));
