import { chromium, type Browser } from '@playwright/test';
import { chromiumFlags, chromiumPath } from 'shell/e2e/chromium';
import { publicPages } from 'shell/e2e/visits/public-pages';
import { compare, type Measured } from './bench/compare';
import { readArguments } from './bench/read-arguments';
import { formatPages, formatTable, formatVerdict } from './bench/report';
import { startScriptlessSite } from './bench/scriptless-site';
import { startSites } from './bench/sites';
import { startStaticSite } from './bench/static-site';
import { formatLoad, machineLoad } from './figures';
import { stopChildren } from './start/child';

// Compares public pages, on a slow phone and a slow network, with the best possible result. Usage:
// npm run bench:page -- [/address…] [--rounds 5]
//
// Without an address, compares every public page with itself without scripts and with the static
// floor. With an address, also compares it with the monolith.

const { positionals, rounds } = readArguments('5');
const isOverview = positionals.length === 0;

const sites = await startSites({ hasMonolith: !isOverview });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
try {
  await (isOverview ? benchAll(browser) : benchEach(browser, positionals));
} finally {
  await browser.close();
  await stopChildren();
}

async function benchAll(visitor: Browser) {
  const loadBefore = machineLoad();
  const pages = [];
  for (const page of publicPages) {
    pages.push({ ...page, measured: await bench(visitor, page.path) });
  }
  console.log(`${heading(visitor, loadBefore)}\n\n${formatPages(pages)}`);
}

async function benchEach(visitor: Browser, addresses: readonly string[]) {
  for (const path of addresses) {
    const loadBefore = machineLoad();
    const measured = await bench(visitor, path);
    console.log(`
${path}: ${heading(visitor, loadBefore)}

${formatTable(measured)}

${formatVerdict(measured)}`);
  }
}

async function bench(visitor: Browser, path: string): Promise<readonly Measured[]> {
  const { address } = sites[0];
  const scriptless = await startScriptlessSite(address, path);
  const floor = await startStaticSite(visitor, address + path);
  try {
    return await compare(visitor, [...sites, scriptless, floor], { path, rounds });
  } finally {
    await scriptless.stop();
    await floor.stop();
  }
}

function heading(visitor: Browser, loadBefore: string) {
  return `medianas de ${rounds} rondas intercaladas; 1,6 Mbps, 150 ms, CPU × 4, 412 × 823 px
Chromium ${visitor.version()}; ${formatLoad(loadBefore, machineLoad())}`;
}
