import { fakeApi } from '@portal/kit/testing/fake-api';
import { currentPath, renderPage } from '@portal/kit/testing/render-page';
import { useLocation } from '@portal/runtime';
import { act, screen, waitFor } from '@testing-library/react';
import { use } from 'react';
import { BarSearch } from './bar-search';

/** Chooses a result on a site with pages that load only when the test allows it. */
async function choose(text: string) {
  fakeApi({ 'GET /api/ofertas': [] });
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  function Page() {
    if (useLocation().pathname !== '/') use(arrival);
    return <BarSearch />;
  }
  const { user } = renderPage(<Page />);
  const field = screen.getByRole('combobox');
  await user.type(field, text);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 resultado'));
  await act(() => user.keyboard('{Enter}'));
  return { user, field, arrive: () => act(async () => arrive()) };
}

test('who types on while what was chosen is on its way keeps the field and what stands there', async () => {
  const { user, field, arrive } = await choose('reclutamiento');

  await act(() => user.type(field, ' o idiomas', { skipClick: true }));
  await arrive();

  await waitFor(() => expect(currentPath()).not.toBe('/'));
  expect(field).toHaveValue('reclutamiento o idiomas');
  expect(field).toHaveFocus();
});

test('what was chosen empties the field once it is there', async () => {
  const { field, arrive } = await choose('reclutamiento');
  expect(field).toHaveValue('reclutamiento');

  await arrive();

  await waitFor(() => expect(field).toHaveValue(''));
  expect(field).not.toHaveFocus();
});
