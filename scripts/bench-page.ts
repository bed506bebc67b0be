import { chromium, type Browser } from '@playwright/test';
import { paths } from '@portal/kit/routing/paths';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromiumFlags, chromiumPath } from '../shell/e2e/support/chromium';
import { compare } from './bench/compare';
import { decimal, formatTable, formatVerdict } from './bench/report';
import { startSites, type RunningSite } from './bench/sites';
import { startStaticSite } from './bench/static-site';

// Compares public pages, on a slow phone and a slow network, with what they could be at best:
// npm run bench:page -- [/address…] [--rounds 5]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' } },
});
const addresses = positionals.length > 0 ? positionals : [paths.home];
const rounds = Math.min(Number(values.rounds), 20);

const { sites, stop } = await startSites();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
try {
  for (const path of addresses) await benchPage(browser, sites, path);
} finally {
  await browser.close();
  await stop();
}

async function benchPage(visitor: Browser, running: readonly RunningSite[], path: string) {
  const floor = await startStaticSite(visitor, `${running[0]?.address}${path}`);
  try {
    const loadBefore = machineLoad();
    const measured = await compare(visitor, [...running, floor], { path, rounds });
    console.log(`
${path}: medianas de ${rounds} rondas intercaladas; 1,6 Mbps, 150 ms, CPU × 4, 412 × 823 px
Chromium ${visitor.version()}; carga de la máquina (${cpus().length} núcleos): ${loadBefore} → ${machineLoad()}

${formatTable(measured)}

${formatVerdict(measured)}`);
  } finally {
    await floor.stop();
  }
}

function machineLoad() {
  return decimal(loadavg()[0] ?? 0, 2);
}
