import { sessionToken } from '@portal/kit/testing/session-token';
import { endSession, startSession } from '@portal/runtime';
import { hidePageOnLeave } from './hide-page-on-leave';

const loadAnew = jest.fn();
hidePageOnLeave(loadAnew);

const page = document.documentElement;
const leave = () => window.dispatchEvent(new Event('pagehide'));
const show = () => window.dispatchEvent(new Event('pageshow'));

afterEach(() => {
  loadAnew.mockClear();
  endSession();
  sessionStorage.clear();
  page.hidden = false;
});

test('the page of somebody signed in is hidden as it is left, and loaded anew when it comes back', () => {
  startSession(sessionToken({ roles: ['ROLE_ADMIN'] }));

  leave();
  expect(page).not.toBeVisible();
  expect(loadAnew).not.toHaveBeenCalled();
  show();

  expect(page).not.toBeVisible();
  expect(loadAnew).toHaveBeenCalledTimes(1);
});

test('a page that is shown for the first time stays as it is', () => {
  startSession(sessionToken({}));

  show();

  expect(page).toBeVisible();
  expect(loadAnew).not.toHaveBeenCalled();
});

test('the page of a visitor comes back as it was', () => {
  leave();
  expect(page).toBeVisible();
  show();

  expect(loadAnew).not.toHaveBeenCalled();
});

test('the page of a visitor who has signed in meanwhile is loaded anew', () => {
  leave();
  sessionStorage.setItem('token', sessionToken({}));
  show();

  expect(loadAnew).toHaveBeenCalledTimes(1);
});
