// Screens: shell/src mf-public/src mf-offers/src mf-backoffice/src
import { paths } from '@portal/kit/routing/paths';
import { matchPath } from 'react-router-dom';
import * as v from 'valibot';
import { composedRoute, composition } from '../../src/remotes/composition';
import { routesPath } from '../../src/remotes/route-table';
import { longWord } from '../support/long-words';
import { sweepEveryPage } from '../support/sweep/every-page';
import { screens } from '../support/sweep/screens';
import { expect, test } from '../support/test';

sweepEveryPage({ widths: [1280, 360], word: longWord });

test('D.05 every page of the shell and of the remotes is looked at', async ({ page }) => {
  await page.goto(paths.login);
  const written = await page.locator('#portal-composition').textContent();
  const { routes, restricted = '' } = v.parse(composition, JSON.parse(written ?? ''));
  const answer = await page.request.get(`${routesPath}/${restricted}`);
  const forStaff = v.parse(v.array(composedRoute), await answer.json());
  expect(forStaff.length).toBeGreaterThan(0);

  const seen = Object.values(screens)
    .flat()
    .map(({ path }) => path.replace(/\?.*/, ''));
  const missing = [...routes, ...forStaff]
    .map(({ path }) => path)
    .filter((pattern) => !seen.some((path) => matchPath(pattern, path)));
  expect(missing).toEqual([]);
});
