import { setTimeout as wait } from 'node:timers/promises';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { paths } from '@portal/kit/routing/paths';
import type { OwnSources } from 'shell/e2e/own-sources';
import { toolsFolder } from '../../applications';
import type { Development } from './start-development';

const page = 'src/offer-board/offer-board-page.tsx';
const title = 'Ofertas Laborales';

/** Milliseconds from writing a file until an open page shows the change, for each edit. */
export async function measureEdits(
  browser: Browser,
  { address }: Development,
  { sources, rounds }: { readonly sources: OwnSources; readonly rounds: number },
) {
  const visitor = await browser.newPage();
  await visitor.goto(new URL(paths.offers, address).href);
  const times: number[] = [];
  let shown = title;
  // The first edit finds no caches, because no file has changed yet.
  for (let round = 0; round <= rounds; round += 1) {
    const next = `${title} ${round}`;
    const startedAt = performance.now();
    await sources.replace(page, `"${shown}"`, `"${next}"`);
    await visitor.getByRole('heading', { name: next, exact: true }).waitFor();
    times.push(performance.now() - startedAt);
    shown = next;
  }
  await visitor.close();
  return times.slice(1);
}

/** Milliseconds from a change of the API until it answers again. */
export async function measureApi({ says }: Development, rounds: number) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    const isBack = says('La API se inició de nuevo');
    const now = new Date();
    await utimes(join(toolsFolder, 'api/src/start/app.ts'), now, now);
    await isBack;
    times.push(performance.now() - startedAt);
    await wait(betweenEdits);
  }
  return times;
}

/** Pause between edits, in milliseconds, as people make; meanwhile the next process gets ready. */
const betweenEdits = 3_000;
