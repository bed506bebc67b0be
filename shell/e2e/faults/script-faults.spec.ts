// Screens: shell/src/remotes shell/server/starter shell/src/start
import {
  expectedOutcome,
  outcomesOf,
  prepareWorld,
  type Cell,
  type World,
} from '../support/failing-scripts';
import { OwnReleases } from '../support/own-releases';
import { useOwnSite } from '../support/own-site';
import { expect, test } from '../support/test';

const releases = new OwnReleases();
const site = useOwnSite(releases);

// All tests share one site.
test.describe.configure({ mode: 'default' });

let world: World;
test.beforeAll(async ({ browser, request }) => {
  world = await prepareWorld({ url: site.url, browser, request, releases });
});

/** Covers each fault, each failing part and each way to the page. */
const cells: Readonly<Record<string, readonly Cell[]>> = {
  'of the shell': [
    { part: "shell's script", way: 'rendered', fault: 'hangs' },
    { part: "shell's script", way: 'browser-only', fault: '503 always' },
    { part: 'shared chunk', way: 'navigated', fault: 'HTML' },
  ],
  'of a remote': [
    { part: 'entry', way: 'rendered', fault: '503 once' },
    { part: 'entry', way: 'navigated', fault: 'tampered' },
    { part: 'page chunk', way: 'browser-only', fault: 'wrong type' },
    { part: 'lazy chunk', way: 'rendered', fault: 'truncated' },
  ],
};

for (const [whose, itsCells] of Object.entries(cells)) {
  test(`no script ${whose} that fails leaves a page white, dead or silent, and each comes back when the fault ends`, async () => {
    for (const { cell, outcome } of await outcomesOf(itsCells, world)) {
      expect.soft(outcome, Object.values(cell).join(', ')).toBe(expectedOutcome(cell));
    }
  });
}
