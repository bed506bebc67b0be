import { join } from 'node:path';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import { checkPagesInBrowser } from './check-pages-in-browser';
import { createPassedSets } from './passed-sets';

const plan = { set: { shell: 's1', 'mf-a': 'a2' }, changed: ['mf-a'] };

test('where there is no browser, it is said what is missing', async () => {
  const path = process.env['CHROMIUM_PATH'];
  process.env['CHROMIUM_PATH'] = '';

  expect(await checkPagesInBrowser({ ...plan, releasesFolder: temporaryFolder() })).toEqual({
    leftOut: 'No hay Chromium: instálalo o indica su ruta en CHROMIUM_PATH.',
  });
  if (path === undefined) delete process.env['CHROMIUM_PATH'];
  else process.env['CHROMIUM_PATH'] = path;
});

test('a set is known by all its releases, and by the applications whose pages were opened', async () => {
  const seen = createPassedSets(join(temporaryFolder(), 'cache/seen-sets.json'));
  expect(await seen.has(plan)).toBe(false);

  await seen.add(plan);

  expect(await seen.has({ ...plan, set: { 'mf-a': 'a2', shell: 's1' } })).toBe(true);
  expect(await seen.has({ ...plan, set: { ...plan.set, shell: 's2' } })).toBe(false);
  expect(await seen.has({ ...plan, changed: ['shell', 'mf-a'] })).toBe(false);
  await seen.add({ ...plan, changed: ['shell'] });
  expect(await seen.has({ ...plan, changed: ['shell', 'mf-a'] })).toBe(true);
});
