import { chromium } from '@playwright/test';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumFlags, chromiumPath } from 'shell/e2e/chromium';
import { fillDatabase, type Amounts } from '../api/testing/fill-database';
import { makeSeededDirectory } from '../api/testing/seeded-directory';
import { withDatabase } from '../api/testing/with-database';
import { repositoryFolder } from './applications';
import type { Visit } from './bench/candidates/visit';
import { allRows, choosing, reviewing, visitApplicants } from './bench/candidates/visit-applicants';
import { visitCandidates } from './bench/candidates/visit-candidates';
import { readArguments } from './bench/read-arguments';
import { decimal, formatLoad, formatRows, machineLoad, median } from './figures';
import { startLocalSite } from './servers/start-local-site';
import { startApi } from './start/start-api';
import { stopChildren } from './start/child';
import { publishChanges } from './start/publish-changes';

// Measures the list of candidates with many rows, and the applicants of one offer with 5,000
// applicants, in Chromium on the whole site. Usage: npm run bench:candidates -- [100 10000 100000]
// [--rounds 5]

const { positionals, rounds } = readArguments('5');
const amounts = positionals.length > 0 ? positionals.map(Number) : [100, 10_000, 100_000];
const offers = 300;
const soughtOffer = { id: 1, applicants: 5000 };
/** Steps that draw no rows, so the report has no time for them. */
const rowless = new Set([choosing, reviewing]);
/** Steps drawn by the task of the step before, so the report has no task for them. */
const taskless = new Set([allRows]);

const releases = join(repositoryFolder, '.cache', 'bench', 'releases');
console.log('Construyendo…');
await publishChanges(releases);
const loadBefore = machineLoad();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
try {
  const columns: Visit[][] = [];
  for (const amount of amounts) {
    columns.push(
      await measure({ offers, applications: amount }, (site) => visitCandidates(browser, site)),
    );
  }
  report('postulaciones', amounts, columns);
  const { id: offerId, applicants } = soughtOffer;
  const visits = await measure({ offers, applications: applicants, offerId }, (site) =>
    visitApplicants(browser, site, offerId),
  );
  report('aplicantes de una oferta', [applicants], [visits]);
} finally {
  await browser.close();
}

async function measure(size: Amounts, visit: (site: string) => Promise<Visit>) {
  console.log(`Llenando la base: ${size.applications} postulaciones…`);
  const folder = await makeSeededDirectory();
  try {
    await withDatabase({ DATA_DIR: folder }, ({ db }) => fillDatabase(db, size));
    const api = await startApi({ dataFolder: folder, hasDemoData: true });
    const site = await startLocalSite(releases, api.address);
    const visits: Visit[] = [];
    // The first visit warms the server up and is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      visits.push(await visit(site.address));
    }
    return visits.slice(1);
  } finally {
    await stopChildren();
    rmSync(folder, { recursive: true, force: true });
  }
}

function report(title: string, sizes: readonly number[], columns: readonly (readonly Visit[])[]) {
  const names = [...(columns[0]?.[0]?.times.keys() ?? [])];
  const rows = [
    [title, ...sizes.map(String)],
    ...names
      .filter((name) => !rowless.has(name))
      .map((name) => [
        `${name}, ms`,
        ...columns.map((visits) => medianOf(visits, ({ times }) => times.get(name)?.toRows ?? 0)),
      ]),
    ...names
      .filter((name) => !taskless.has(name))
      .map((name) => [
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
