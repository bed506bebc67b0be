// Screens: mf-public/src mf-offers/src shell/src shell/server/pages
import { publicPaths } from '../support/public-paths';
import { open } from './live';
import { expect, expectSeen, test } from './test';

test('every public page becomes live without a problem and fetches no script twice', async ({
  tab,
  door,
}) => {
  for (const path of publicPaths) {
    door.requests.length = 0;
    await open(tab, path);
    await expectSeen(tab.getByRole('main'));
    expect(new Set(door.scripts).size, path).toBe(door.scripts.length);
  }
});
