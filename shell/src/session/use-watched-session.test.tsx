import { fakeTabs } from '@portal/kit/testing/fake-tabs';
import { sessionToken } from '@portal/kit/testing/session-token';
import { currentSession, endSession, startSession } from '@portal/runtime';
import { render } from '@testing-library/react';
import { loadAnew } from './load-anew';
import { broadcastSignOut } from './signed-out';
import { useWatchedSession } from './use-watched-session';

jest.mock('./load-anew');

function Page({ token }: { token: string }) {
  useWatchedSession(token);
  return <p>ana@example.org</p>;
}

const page = document.documentElement;
let isHidden = false;
jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
function look(hidden: boolean) {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
}
const lookAway = () => look(true);
const lookAgain = () => look(false);

const tabs = fakeTabs();
afterAll(() => tabs.remove());

let own = '';
let leavePage = () => {};
beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(loadAnew).mockClear();
  own = sessionToken({ secondsLeft: 60 });
  startSession(own);
  leavePage = render(<Page token={own} />).unmount;
});
afterEach(() => {
  leavePage();
  jest.useRealTimers();
  endSession();
  sessionStorage.clear();
  page.hidden = false;
  isHidden = false;
  delete page.dataset['unsaved'];
});

const others = sessionToken({ username: 'luis' });
const isLeft = () => page.hidden && jest.mocked(loadAnew).mock.calls.length === 1;

test('a tab that is looked at again goes on with its session', () => {
  lookAway();
  jest.advanceTimersByTime(50_000);
  lookAgain();

  expect(page).toBeVisible();
  expect(loadAnew).not.toHaveBeenCalled();
});

test.each([
  ['has ended', () => sessionStorage.clear()],
  ['is somebody else’s by now', () => sessionStorage.setItem('token', others)],
])('a tab whose stored session %s is loaded anew when it is looked at again', (_, change) => {
  lookAway();
  change();
  const kept = sessionStorage.getItem('token');
  expect(loadAnew).not.toHaveBeenCalled();

  lookAgain();

  expect(isLeft()).toBe(true);
  expect(sessionStorage.getItem('token')).toBe(kept);
});

test('a session whose time was over while nobody looked is ended, and nothing of it is shown', () => {
  lookAway();
  jest.advanceTimersByTime(61_000);

  lookAgain();

  expect(isLeft()).toBe(true);
  expect(currentSession().isAuthenticated).toBe(false);
  expect(sessionStorage).toHaveLength(0);
});

test('what is unsaved keeps its page when the time was over while nobody looked', () => {
  page.dataset['unsaved'] = '';
  lookAway();
  jest.advanceTimersByTime(61_000);

  lookAgain();

  expect(page).toBeVisible();
  expect(loadAnew).not.toHaveBeenCalled();
});

test('whoever signs out in a tab leaves its duplicates too', () => {
  broadcastSignOut(own);

  expect(isLeft()).toBe(true);
  expect(currentSession().isAuthenticated).toBe(false);
  expect(sessionStorage).toHaveLength(0);
});

test('however a session ends, the pages that the browser keeps are told, and it forgets them', () => {
  const heard = jest.fn();
  const kept = new BroadcastChannel('portal-cierre');
  kept.addEventListener('message', heard);

  leavePage();

  expect(heard).toHaveBeenCalledTimes(1);
  kept.close();
});

test('whoever signs out leaves the session of somebody else in another tab alone', () => {
  broadcastSignOut(others);

  expect(page).toBeVisible();
  expect(currentSession().token).toBe(own);
});
