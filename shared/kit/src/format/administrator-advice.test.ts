import { administratorAdvice } from './administrator-advice';

const valentina = { name: 'Valentina Rojas', email: 'valentina.rojas@example.org' };
const ignacio = { name: 'Ignacio Soto', email: 'ignacio.soto@example.org' };

test.each([
  [undefined, 'Pídelo a quien administra las cuentas.'],
  [[], 'Pídelo a quien administra las cuentas.'],
  [[valentina], 'Puedes pedirlo a Valentina Rojas (valentina.rojas@example.org).'],
  [
    [valentina, ignacio],
    'Puedes pedirlo a Valentina Rojas (valentina.rojas@example.org) o Ignacio Soto (ignacio.soto@example.org).',
  ],
])('of %j it says «%s»', (administrators, text) => {
  expect(administratorAdvice(administrators)).toBe(text);
});
