import { renderPage } from '@portal/kit/testing/render-page';
import { screen } from '@testing-library/react';
import { MasterDataPage } from './master-data-page';

test.each([
  { name: 'Preguntas', path: '/modulo-principal/maestro/preguntas' },
  { name: 'Conocimientos', path: '/modulo-principal/maestro/conocimientos' },
  { name: 'Idiomas', path: '/modulo-principal/maestro/idiomas' },
  { name: 'Atrás', path: '/modulo-principal' },
])('S2.37 «$name» leads to $path', ({ name, path }) => {
  renderPage(<MasterDataPage />);

  expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
});
