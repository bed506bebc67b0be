const day = 86_400_000;

/** «en 34 días», counted from a moment; what is due is done by the next hour. */
export function inDays(date: string, now = Date.now()) {
  const days = Math.ceil((Date.parse(date) - now) / day);
  if (days <= 0) return 'hoy';
  return days === 1 ? 'en 1 día' : `en ${days} días`;
}
