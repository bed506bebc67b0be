import { renderPage } from '../testing/render-page';
import { useUnsavedGuard } from './use-unsaved-guard';

function Form() {
  useUnsavedGuard(true, false);
  return <input />;
}

/** True if the browser would ask before closing or reloading the page. */
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

afterEach(() => (document.documentElement.hidden = false));

test('the browser asks before unsaved changes go with the page', () => {
  renderPage(<Form />);

  expect(isAsked()).toBe(true);
});

test('whoever comes after the session is not asked about changes that the page no longer shows', () => {
  renderPage(<Form />);
  document.documentElement.hidden = true;

  expect(isAsked()).toBe(false);
});
