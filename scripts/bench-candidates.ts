import { chromium, type Browser } from '@playwright/test';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumFlags, chromiumPath } from 'shell/e2e/chromium';
import { fillDatabase } from '../api/testing/fill-database';
import { makeSeededDirectory } from '../api/testing/seeded-directory';
import { withDatabase } from '../api/testing/with-database';
import { repositoryFolder } from './applications';
import { visitCandidates, type Visit } from './bench/candidates/visit-candidates';
import { readArguments } from './bench/read-arguments';
import { decimal, formatLoad, formatRows, machineLoad, median } from './figures';
import { startLocalSite } from './servers/start-local-site';
import { startApi } from './start/start-api';
import { stopChildren } from './start/child';
import { publishChanges } from './start/publish-changes';

// How quick the list of candidates stays when there are many, in Chromium on the whole site:
// npm run bench:candidates -- [100 10000 100000] [--rounds 5]

const { positionals, rounds } = readArguments('5');
const amounts = positionals.length > 0 ? positionals.map(Number) : [100, 10_000, 100_000];
const offers = 300;

const releases = join(repositoryFolder, '.cache', 'bench', 'releases');
console.log('Construyendo…');
await publishChanges(releases);
const loadBefore = machineLoad();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
try {
  const columns: Visit[][] = [];
  for (const amount of amounts) columns.push(await measure(browser, amount));
  report(columns);
} finally {
  await browser.close();
}

async function measure(visitor: Browser, amount: number) {
  console.log(`Llenando la base: ${amount} postulaciones…`);
  const folder = await makeSeededDirectory();
  try {
    await withDatabase({ DATA_DIR: folder }, ({ db }) =>
      fillDatabase(db, { offers, applications: amount }),
    );
    const api = await startApi({ dataFolder: folder, hasDemoData: true });
    const site = await startLocalSite(releases, api.address);
    const visits: Visit[] = [];
    // The first one warms the server up.
    for (let round = 0; round <= rounds; round += 1) {
      visits.push(await visitCandidates(visitor, site.address));
    }
    return visits.slice(1);
  } finally {
    await stopChildren();
    rmSync(folder, { recursive: true, force: true });
  }
}

function report(columns: readonly (readonly Visit[])[]) {
  const names = [...(columns[0]?.[0]?.times.keys() ?? [])];
  const rows = [
    ['postulaciones', ...amounts.map(String)],
    ...names.map((name) => [
      `${name}, ms`,
      ...columns.map((visits) => medianOf(visits, ({ times }) => times.get(name)?.toRows ?? 0)),
    ]),
    ...names.map((name) => [
      `tarea más larga, ms: ${name}`,
      ...columns.map((visits) =>
        medianOf(visits, ({ times }) => times.get(name)?.longestTask ?? 0),
      ),
    ]),
    [
      'memoria de JavaScript, MiB',
      ...columns.map((visits) =>
        decimal(median(visits.map(({ heapBytes }) => heapBytes)) / 1024 ** 2, 1),
      ),
    ],
  ];
  console.log(`
Medianas de ${rounds} rondas; «tecla → filas» lleva la pausa de 200 ms que espera la siguiente tecla; 0 = ninguna tarea de 50 ms
Chromium ${browser.version()}; ${formatLoad(loadBefore, machineLoad())}

${formatRows(rows)}`);
}

function medianOf(visits: readonly Visit[], read: (visit: Visit) => number) {
  return decimal(median(visits.map(read)), 0);
}
