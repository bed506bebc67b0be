import { renderPage } from '@portal/kit/testing/render-page';
import { screen } from '@testing-library/react';
import { PrivacyPage } from './privacy-page';

test('says why no cookie notice is needed and where to ask for one’s data', () => {
  renderPage(<PrivacyPage />);

  expect(
    screen.getByRole('heading', { name: 'Por qué aquí no hay aviso de cookies' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: /@/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
});
