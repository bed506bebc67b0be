import { tryAgainIn } from './waiting-time';

test.each([
  [0, '1 segundo'],
  [1, '1 segundo'],
  [1.2, '2 segundos'],
  [59, '59 segundos'],
  [60, '1 minuto'],
  [61, '2 minutos'],
  [150, '3 minutos'],
  [600, '10 minutos'],
  [5400, '90 minutos'],
  [5401, '2 horas'],
  [86_400, '24 horas'],
])('%d seconds are %s', (seconds, words) => {
  expect(tryAgainIn(seconds)).toBe(`Inténtalo de nuevo en ${words}.`);
});
