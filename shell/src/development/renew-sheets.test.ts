import { reloadOnNewSheets, renewSheets } from './renew-sheets';

const hrefs = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));

function add(href: string, media = 'all') {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.media = media;
  link.href = href;
  document.head.append(link);
  return link;
}

test('an edit of a sheet shows in an open page, which keeps the one before until it is there', () => {
  const sheet = add('/releases/mf-a/dev/lab.css', 'not all');
  add('/releases/mf-b/b1/board.css');
  renewSheets({ 'mf-a': 'h1' });
  expect(hrefs()).toHaveLength(2);

  renewSheets({ 'mf-a': 'h2' });
  const next = sheet.nextElementSibling;
  expect(next?.getAttribute('href')).toBe('/releases/mf-a/dev/lab.css?h2');
  expect(next?.getAttribute('media')).toBe('not all');
  expect(hrefs()).toHaveLength(3);
  next?.dispatchEvent(new Event('load'));

  expect(hrefs()).toEqual(['/releases/mf-a/dev/lab.css?h2', '/releases/mf-b/b1/board.css']);
});

test('a page begins anew once its application has a sheet more or less', () => {
  // jsdom cannot reload and reports this error instead.
  const reloads = jest.spyOn(console, 'error').mockImplementation();
  reloadOnNewSheets({ 'mf-a': ['a.css'], 'mf-b': [] });
  reloadOnNewSheets({ 'mf-a': ['a.css'], 'mf-c': ['c.css'] });
  reloadOnNewSheets(undefined);
  expect(reloads).not.toHaveBeenCalled();

  reloadOnNewSheets({ 'mf-b': ['b.css'] });
  expect(reloads).toHaveBeenCalledTimes(1);
  reloadOnNewSheets({ 'mf-a': [] });
  expect(reloads).toHaveBeenCalledTimes(2);
});
