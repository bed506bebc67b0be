import { addDays, companyDay } from '@portal/contract/company-day';
import { reviewDays } from '@portal/contract/company';
import { dayAndMonth } from '@portal/kit/format/dates';

/** Date by which an application is reviewed, in the company's time zone, as YYYY-MM-DD. */
export const reviewDay = (sentAt: string) => addDays(companyDay(sentAt), reviewDays);

/** Day of sending: «Hoy», «El 5 de marzo». */
export const sentDay = (sentAt: string) =>
  companyDay(sentAt) === companyDay() ? 'Hoy' : `El ${dayAndMonth(sentAt)}`;
