import type { Browser } from '@playwright/test';
import { measureContent, type Content } from 'shell/e2e/visits/content';
import type { Timings } from 'shell/e2e/visits/timings';
import { visit } from 'shell/e2e/visits/visit';
import { median } from '../figures';
import type { RunningSite } from './sites';

/** Bytes, and median times of all rounds. */
export type Measured = Content & { readonly name: string; readonly timings: Timings };

/**
 * Visits the sites in turn, so that other load of the machine affects all alike. The page is
 * weighed before the first round.
 */
export async function compare(
  browser: Browser,
  sites: readonly RunningSite[],
  { path, rounds }: { path: string; rounds: number },
): Promise<readonly Measured[]> {
  const contents = await inTurn(sites, async ({ address }) => {
    // The first answer of a new renderer may come too late to be used.
    await warmUp(`${address}${path}`);
    return visit(browser, { url: `${address}${path}` }, measureContent);
  });
  const timings = sites.map((): Timings[] => []);
  for (let round = 0; round < rounds; round += 1) {
    const results = await inTurn(sites, ({ address }) =>
      visit(browser, { url: `${address}${path}` }, (visited) => visited.timings),
    );
    results.forEach((result, index) => timings[index]?.push(result));
    process.stderr.write('.');
  }
  process.stderr.write('\n');
  return contents.map((content, index) => ({
    name: sites[index]?.name ?? '',
    ...content,
    timings: middleOf(timings[index] ?? []),
  }));
}

async function warmUp(url: string) {
  for (let time = 0; time < 3; time += 1) await (await fetch(url)).text();
}

async function inTurn<T>(sites: readonly RunningSite[], work: (site: RunningSite) => Promise<T>) {
  const results: T[] = [];
  for (const site of sites) results.push(await work(site));
  return results;
}

function middleOf(timings: readonly Timings[]): Timings {
  const of = (read: (one: Timings) => number) => median(timings.map(read));
  const alive = of((one) => one.alive ?? Number.NaN);
  return {
    firstPaint: of((one) => one.firstPaint),
    largestPaint: of((one) => one.largestPaint),
    shift: of((one) => one.shift),
    alive: Number.isNaN(alive) ? undefined : alive,
    longTasks: of((one) => one.longTasks),
    blocked: of((one) => one.blocked),
  };
}
