import { addDays, companyDay } from '@portal/contract/company-day';
import { reviewDays } from '@portal/contract/company';
import { dayAndMonth } from '@portal/kit/format/dates';

/** The company's day before which somebody has read what was sent at a moment, as YYYY-MM-DD. */
export const reviewDay = (sentAt: string) => addDays(companyDay(sentAt), reviewDays);

/** On which day it was sent: «Hoy», «El 5 de marzo». */
export const sentDay = (sentAt: string) =>
  companyDay(sentAt) === companyDay() ? 'Hoy' : `El ${dayAndMonth(sentAt)}`;
