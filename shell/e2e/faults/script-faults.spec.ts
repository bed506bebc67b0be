// Screens: shell/src/remotes shell/server/starter shell/src/start
import { OwnReleases } from '../support/own-releases';
import { useOwnSite } from '../support/own-site';
import { expectedOutcome, outcomesOf, type Cell } from '../support/failing-scripts';
import { expect, test } from '../support/test';

const releases = new OwnReleases();
const site = useOwnSite(releases);

/** Each way to fail, each part that may, and each way to the page. */
const cells: readonly Cell[] = [
  { part: "shell's script", way: 'rendered', fault: 'hangs' },
  { part: "shell's script", way: 'browser-only', fault: '503 always' },
  { part: 'shared chunk', way: 'navigated', fault: 'HTML' },
  { part: 'entry', way: 'rendered', fault: '503 once' },
  { part: 'entry', way: 'navigated', fault: 'tampered' },
  { part: 'page chunk', way: 'browser-only', fault: 'wrong type' },
  { part: 'lazy chunk', way: 'rendered', fault: 'truncated' },
];

test('no script that fails leaves a page white, dead or silent, and each comes back when the fault ends', async ({
  browser,
  request,
}) => {
  for (const { cell, outcome } of await outcomesOf(cells, {
    url: site.url,
    browser,
    request,
    releases,
  })) {
    expect.soft(outcome, Object.values(cell).join(', ')).toBe(expectedOutcome(cell));
  }
});
