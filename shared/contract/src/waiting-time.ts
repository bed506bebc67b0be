/** Duration in words, rounded up: «20 segundos», «2 minutos», «3 horas». */
export function waitingTime(seconds: number): string {
  if (seconds < 60) return counted(Math.max(1, seconds), 'segundo');
  return seconds <= 90 * 60 ? counted(seconds / 60, 'minuto') : counted(seconds / 3600, 'hora');
}

/** Advice to repeat a call after this many seconds. */
export const tryAgainIn = (seconds: number) => `Inténtalo de nuevo en ${waitingTime(seconds)}.`;

function counted(amount: number, unit: string) {
  const count = Math.ceil(amount);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
