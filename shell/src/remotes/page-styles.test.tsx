import { act, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { describeFailures } from '../panel/running-applications';
import { loadLog, noteAsked, recordLoaded, noteShown } from './load-log';
import { pageStyles } from './page-styles';

const sheets = (id: string) =>
  [...document.querySelectorAll<HTMLLinkElement>('link')].filter(({ href }) =>
    href.includes(`/mf-a/${id}/`),
  );
const mediaOf = (id: string) => sheets(id).map(({ media }) => media);

/** Simulates the browser's response, because jsdom does not load style sheets. */
const answer = (id: string, outcome: 'load' | 'error') =>
  act(async () => sheets(id).forEach((link) => link.dispatchEvent(new Event(outcome))));

const routeOf = (...ids: readonly string[]) => ({
  application: 'mf-a',
  page: 'lab/lab-page',
  styles: Object.fromEntries(ids.map((id) => [id, { 'lab.css': `sha256-${id}` }])),
});

const Lab = () => <h1>Laboratorio</h1>;

/** Simulates a style sheet in the server's HTML that is already loaded. */
function serve(id: string, cssRules: readonly object[] = [{}]) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.dataset['served'] = '';
  link.href = `/releases/mf-a/${id}/lab.css`;
  Object.defineProperty(link, 'sheet', { value: { cssRules } });
  document.head.append(link);
  return link;
}

afterEach(() => document.querySelectorAll('link').forEach((link) => link.remove()));

test('a page waits for its sheets, is shown with them, and takes them along', async () => {
  const dressing = pageStyles(routeOf('a1'), 'a1')(Lab, 'a1');
  expect(mediaOf('a1')).toEqual(['not all']);
  expect(sheets('a1')[0]?.integrity).toBe('sha256-a1');
  await answer('a1', 'load');

  const Page = await dressing;
  const { unmount, rerender } = render(<Page />);
  expect(screen.getByRole('heading')).toBeInTheDocument();
  expect(mediaOf('a1')).toEqual(['all']);

  rerender(<p>Otra página</p>);
  expect(mediaOf('a1')).toEqual(['not all']);
  rerender(<Page />);
  expect(mediaOf('a1')).toEqual(['all']);
  unmount();
});

test('a sheet that the server put into the page is not fetched again', async () => {
  const link = serve('b1');

  const Page = await pageStyles(routeOf('b1'), 'b1')(Lab, 'b1');
  const { unmount } = render(<Page />);
  expect(sheets('b1')).toEqual([link]);
  unmount();

  expect(mediaOf('b1')).toEqual(['not all']);
});

test('a sheet of the server that the browser could not have is fetched again', async () => {
  serve('f1', []);
  const dressing = pageStyles(routeOf('f1'), 'f1')(Lab, 'f1');
  await act(async () => sheets('f1')[1]?.dispatchEvent(new Event('load')));
  render(createElement(await dressing));

  expect(mediaOf('f1').at(-1)).toBe('all');
});

test('a release that takes over has its own sheets alone', async () => {
  serve('c2');
  const styles = pageStyles(routeOf('c3', 'c1'), 'c3');
  await answer('c3', 'load');

  const dressing = styles(Lab, 'c1');
  await act(async () => undefined);
  await answer('c1', 'load');
  const Page = await dressing;
  render(<Page />);

  expect([mediaOf('c3'), mediaOf('c2'), mediaOf('c1')]).toEqual([
    ['not all'],
    ['not all'],
    ['all'],
  ]);
});

test('a release without sheets takes over from one that has some', async () => {
  serve('d2');
  const Page = await pageStyles(routeOf('d2'), 'd2')(Lab, 'd1');
  render(<Page />);

  expect(mediaOf('d2')).toEqual(['not all']);
});

test('a page is shown without a sheet that cannot be had, which is told', async () => {
  const place = { application: 'mf-a', page: 'lab/lab-page' };
  noteAsked({ ...place, path: '/lab', title: '', access: 'public', render: 'client' }, 'e1');
  recordLoaded(place, 'e1');
  const dressing = pageStyles(routeOf('e1'), 'e1')(Lab, 'e1');
  await answer('e1', 'error');
  expect(sheets('e1').map(({ href }) => new URL(href).search)).toEqual(['?retry=1']);
  await answer('e1', 'error');

  const Page = await dressing;
  render(<Page />);
  expect(screen.getByRole('heading')).toBeInTheDocument();
  noteShown(place);
  const [told] = loadLog.snapshot();
  expect(told).toMatchObject({ came: 'e1', outcome: 'style' });
  expect(told && describeFailures(told)).toEqual([
    expect.stringMatching(
      /^e1 no .*Style sheet .*\/mf-a\/e1\/lab\.css\?retry=1 failed to load or took more than 6000 ms\.$/,
    ),
  ]);
});
