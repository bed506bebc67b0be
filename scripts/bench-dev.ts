import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags, chromiumPath } from 'shell/e2e/chromium';
import { OwnSources } from 'shell/e2e/own-sources';
import { repositoryFolder } from './applications';
import { measureApi, measureEdits } from './bench/dev/edits';
import { startDevelopment } from './bench/dev/start-development';
import { readArguments } from './bench/read-arguments';
import { decimal, formatLoad, formatRows, machineLoad, median } from './figures';
import { stopChildren } from './start/child';

// Measures how long a developer of one remote waits. Usage: npm run bench:dev -- [--rounds 10]

const { rounds } = readArguments('10');
const loadBefore = machineLoad();
const rows = [['', 'mediana', 'mínimo', 'máximo']];
const add = (name: string, times: readonly number[]) =>
  rows.push([name, ...[median(times), Math.min(...times), Math.max(...times)].map(seconds)]);
const seconds = (time: number) => `${decimal(time / 1000, 2)} s`;

const port = 8092;
await rm(join(repositoryFolder, '.cache/dev', String(port)), { recursive: true, force: true });
const sources = new OwnSources('mf-offers');
await sources.prepare();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
try {
  const first = await startDevelopment(port, sources);
  add('listo, la primera vez', [first.duration]);
  await first.stop();
  const site = await startDevelopment(port, sources);
  add('listo, después', [site.duration]);
  add('un cambio se ve', await measureEdits(browser, site, { sources, rounds }));
  add('la API responde tras un cambio', await measureApi(site, rounds));
  console.log(`${formatLoad(loadBefore, machineLoad())}\n\n${formatRows(rows)}`);
} finally {
  await browser.close();
  await stopChildren();
  await sources.remove();
}
