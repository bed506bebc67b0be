import { reviewDays } from '@portal/contract/company';

/** By when somebody has read what was sent at a moment. */
export function reviewDay(sentAt: string) {
  const day = new Date(sentAt);
  day.setDate(day.getDate() + reviewDays);
  return day;
}
