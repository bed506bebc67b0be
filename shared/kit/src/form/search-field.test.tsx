import { screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { SearchField } from './search-field';

const field = () => screen.getByRole('searchbox', { name: 'Buscar por nombre' });
const label = () => screen.getByText('Buscar por nombre');

test('a search shows its label, and its placeholder is only an example', () => {
  renderPage(<SearchField label="Buscar por nombre" value="" onSearch={() => {}} />);

  expect(label()).not.toHaveStyle({ position: 'absolute' });
  expect(field()).not.toHaveAttribute('placeholder');
});

test('a compact search shows its label within, and is named by it for assistive technology', () => {
  renderPage(<SearchField isCompact label="Buscar por nombre" value="" onSearch={() => {}} />);

  expect(label()).toHaveStyle({ position: 'absolute' });
  expect(field()).toHaveAttribute('placeholder', 'Buscar por nombre');
});
