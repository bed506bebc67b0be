import { renderPage } from '@portal/kit/testing/render-page';
import { screen } from '@testing-library/react';
import { DashboardPage } from './dashboard-page';

test.each([
  { name: 'Maestro', path: '/modulo-principal/maestro' },
  { name: 'Ofertas laborales', path: '/modulo-principal/ofertas-laborales' },
  { name: 'Candidatos', path: '/modulo-principal/candidatos-aplicantes' },
])('the card «$name» leads to its area', ({ name, path }) => {
  renderPage(<DashboardPage />);

  expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
});

test('there are three cards and nothing else to follow', () => {
  renderPage(<DashboardPage />);

  expect(screen.getAllByRole('link')).toHaveLength(3);
});
