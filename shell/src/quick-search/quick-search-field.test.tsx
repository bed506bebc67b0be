import { fakeApi } from '@portal/kit/testing/fake-api';
import { currentPath, renderPage } from '@portal/kit/testing/render-page';
import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { QuickSearchField } from './quick-search-field';

test('arrows and Enter lead to what was found', async () => {
  fakeApi({ 'GET /api/ofertas': [], 'GET /api/aplicantes/ofertas': [] });
  const { user } = renderPage(<QuickSearchField field={createRef<HTMLInputElement>()} />);

  await user.type(screen.getByRole('combobox'), 'idiom');
  const found = await screen.findByRole('option', { name: /^Idiomas/, selected: true });
  expect(screen.getAllByRole('option')).toEqual([found]);
  await user.keyboard('{Enter}');

  expect(currentPath()).toBe('/modulo-principal/maestro/idiomas');
});
