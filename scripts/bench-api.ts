import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchCases } from './bench/api/cases';
import { compareTargets } from './bench/api/compare-targets';
import { formatCosts, formatGoals } from './bench/api/report';
import { startStatic } from './bench/api/nginx';
import { startBare, startOnEmbedded, startOnPostgres } from './bench/api/servers';
import { saveAnswers } from './bench/api/static-answers';
import { formatLoad, machineLoad } from './figures';

// Measures the cost of API calls against the bare framework and against nginx with ready-made
// bytes. Usage: npm run bench:api -- [--rounds 3] [--offers 300] [--applications 100000]

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    offers: { type: 'string', default: '300' },
    applications: { type: 'string', default: '100000' },
  },
});
const rounds = Math.min(Number(values.rounds), 20);
const amounts = { offers: Number(values.offers), applications: Number(values.applications) };

const folder = mkdtempSync(join(tmpdir(), 'bench-answers-'));
console.log(
  `Llenando las bases: ${amounts.offers} ofertas, ${amounts.applications} postulaciones…`,
);
const embedded = await startOnEmbedded(amounts);
const postgres = await startOnPostgres(amounts);
await saveAnswers(embedded.address, folder);
const bare = await startBare(folder);
const nginx = await startStatic(folder);
const running = [embedded, postgres, bare, nginx].filter((target) => target !== undefined);

try {
  const loadBefore = machineLoad();
  const results = await compareTargets(running, benchCases, rounds);
  console.log(`
Medianas de ${rounds} rondas intercaladas; tiempo de procesador por llamada (µs) y llamadas por segundo;
${formatLoad(loadBefore, machineLoad())}
`);
  console.log(formatCosts(results));
  console.log(formatGoals(results));
  if (!postgres) console.log('Sin PostgreSQL: instala el paquete postgresql de Debian.');
  if (!nginx) console.log('Sin nginx: instala el paquete nginx-light de Debian.');
} finally {
  for (const target of running) await target.stop();
  rmSync(folder, { recursive: true, force: true });
}
