import { renderPage } from '@portal/kit/testing/render-page';
import { screen, within } from '@testing-library/react';
import { ReferralProgramPage } from './referral-program-page';

test('S2.27 shows that the page is under construction, and nothing else', () => {
  renderPage(<ReferralProgramPage />);

  const heading = screen.getByRole('heading', { level: 1, name: /programa de referencia/ });
  expect(within(heading).getByRole('img', { name: /^En construcción/ })).toBeVisible();
  expect(heading.parentElement?.children).toHaveLength(1);
  expect(heading).toHaveTextContent('');
});
