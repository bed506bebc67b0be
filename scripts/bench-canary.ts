import { join } from 'node:path';
import { readRegistry } from '@portal/releases/registry';
import { OwnSources } from 'shell/e2e/own-sources';
import { chooseApplications, repositoryFolder } from './applications';
import { visitSite, type CanaryOutcome } from './bench/canary/visit-site';
import { readArguments } from './bench/read-arguments';
import { decimal, formatRows, median } from './figures';
import { buildRelease } from './release/build-release';
import { revisionLines } from './release/commands/revision-lines';
import { publishCanary, rollback } from './release/publish';
import { repositorySigner } from './release/signer';
import { startLocalSite } from './servers/start-local-site';
import { startApi } from './start/start-api';
import { stopChildren } from './start/child';
import { publishChanges } from './start/publish-changes';

// Runs simulated visitors against a failing canary and a healthy one. Usage: npm run bench:canary
// -- [--rounds 5]

const { rounds } = readArguments('5');
const [percent, maxVisits, live] = [20, 5000, 0.002];
const folder = join(repositoryFolder, '.cache', 'bench', 'canary');
const releasesFolder = join(folder, 'releases');
const sources = new OwnSources('mf-offers');

/** Failure rates of the canary. The last one equals the rate of the live release. */
const rates = [1, 0.2, 0.05, live];

const inPercent = (rate: number) => `${decimal(100 * rate, 1)} %`;

const describe = ({ visits, canaryLoads, canaryFailures, isTakenBack }: CanaryOutcome) =>
  `${isTakenBack ? 'retirada' : 'sigue'} tras ${visits} visitas; del canario ${canaryLoads}, fallaron ${canaryFailures}`;

const middle = (films: readonly CanaryOutcome[], read: (film: CanaryOutcome) => number) =>
  decimal(median(films.map(read)), 0);

/** The repository's key, which owns the releases published by the command line. */
const signer = () => repositorySigner();

console.log('Construyendo…');
await publishChanges(releasesFolder);
const canary = await buildCanary();
try {
  const api = await startApi({ dataFolder: join(folder, 'data'), hasDemoData: true });
  const { address } = await startLocalSite(releasesFolder, api.address, { TRUST_PROXY: '1' });
  const films = [];
  for (const rate of rates) films.push(await repeat(rate, address));
  report(films);
} finally {
  await stopChildren();
  await sources.remove();
}

async function buildCanary() {
  await sources.prepare();
  const board = 'src/offer-board/offer-board-page.tsx';
  await sources.replace(board, 'title="Ofertas Laborales"', 'title="Ofertas de hoy"');
  const [application] = chooseApplications(['mf-offers'], sources.folder);
  if (!application) throw new Error('There is no application to build.');
  return buildRelease(application, { releasesFolder });
}

async function repeat(rate: number, address: string) {
  const films: CanaryOutcome[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await publishCanary([canary], { releasesFolder, percent, signer });
    const scene = { address, releasesFolder, canary: canary.id, rates: { canary: rate, live } };
    const film = await visitSite(scene, maxVisits);
    films.push(film);
    console.log(`falla ${inPercent(rate)}: ${describe(film)}`);
    if (film.isTakenBack) console.log(revisionLines(await readRegistry(releasesFolder)).join('\n'));
    else await rollback(canary.name, undefined, { releasesFolder, signer });
  }
  return { rate, films };
}

function report(
  scenes: readonly { readonly rate: number; readonly films: readonly CanaryOutcome[] }[],
) {
  const rows = scenes.map(({ rate, films }) => [
    inPercent(rate),
    `${films.filter(({ isTakenBack }) => isTakenBack).length} de ${films.length}`,
    middle(films, ({ visits }) => visits),
    middle(films, ({ canaryLoads }) => canaryLoads),
    middle(films, ({ canaryFailures }) => canaryFailures),
  ]);
  console.log(`
Un canario para el ${percent} % de las visitas; lo que está en vivo falla el ${inPercent(live)}; medianas de ${rounds} rondas, ${maxVisits} visitas a lo sumo

${formatRows([['el canario falla', 'retirado', 'visitas', 'del canario', 'fallos'], ...rows])}`);
}
