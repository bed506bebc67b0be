import { renderPage } from '@portal/kit/testing/render-page';
import { screen } from '@testing-library/react';
import { ReferralProgramPage } from './referral-program-page';

test('shows that the page is under construction, and nothing else', () => {
  const { container } = renderPage(<ReferralProgramPage />);

  expect(screen.getByRole('img', { name: /^En construcción/ })).toBeVisible();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(container.querySelector('img')?.parentElement).toHaveTextContent('');
});
