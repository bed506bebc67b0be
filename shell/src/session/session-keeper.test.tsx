import { renderPage } from '@portal/kit/testing/render-page';
import { act, screen } from '@testing-library/react';
import { SessionKeeper } from './session-keeper';

const now = 1_800_000_000;

beforeEach(() => jest.useFakeTimers({ now: now * 1000 }));
afterEach(() => jest.useRealTimers());

test.each([
  [3600, 3480, 'en dos minutos'],
  [110, 0, 'en dos minutos'],
  [80, 0, 'en un minuto'],
  [60, 0, 'en un minuto'],
  [30, 0, 'en menos de un minuto'],
])('with %i seconds left, %i later it warns of an end «%s»', (left, later, text) => {
  renderPage(<SessionKeeper expiresAt={now + left} username="ana" />);

  act(() => jest.advanceTimersByTime(later * 1000));

  expect(screen.getByRole('status')).toHaveTextContent(`Tu sesión termina ${text}.`);
});
