const dayMilliseconds = 86_400_000;

/** The moment so many days ago, at a time of the day given in minutes. */
export function momentBefore(days: number, minuteOfDay: number): Date {
  const midnight = Math.floor(Date.now() / dayMilliseconds) * dayMilliseconds;
  return new Date(midnight - days * dayMilliseconds + minuteOfDay * 60_000);
}

/** The day so many days ago, as YYYY-MM-DD. */
export const dayBefore = (days: number): string => momentBefore(days, 0).toISOString().slice(0, 10);
