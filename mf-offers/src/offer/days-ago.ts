const day = 24 * 60 * 60 * 1000;

/** How long ago a day of the calendar was, in the words one says it with: «hace 3 días». */
export function daysAgo(date: string, now = new Date()) {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return inWords(Math.round((today - dayOf(date)) / day));
}

/** «5 de marzo de 2026», by the browser itself: a list need not load what knows all other formats. */
export const dayInWords = (date: string) => longFormat.format(dayOf(date));

const longFormat = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' });

/** A day of the calendar, not a moment, so that no time zone moves it against another. */
function dayOf(date: string) {
  const [year = 0, month = 1, dayOfMonth = 1] = date.slice(0, 10).split('-').map(wholeOf);
  return Date.UTC(year, month - 1, dayOfMonth);
}

function inWords(days: number) {
  if (days < 1) return 'hoy';
  if (days === 1) return 'ayer';
  if (days < 7) return `hace ${days} días`;
  if (days < 30) return ago(days / 7, 'semana', 'semanas');
  if (days < 365) return ago(days / 30.4, 'mes', 'meses');
  return ago(days / 365, 'año', 'años');
}

function ago(amount: number, one: string, many: string) {
  const whole = Math.max(1, Math.floor(amount));
  return `hace ${whole} ${whole === 1 ? one : many}`;
}

/** What is no date must not take the whole list away. */
const wholeOf = (text: string) => Number(text) || 1;
