import { offerDetailPath, paths } from '@portal/kit/routing/paths';
import { join } from 'node:path';
import { repositoryFolder } from './applications';
import { measure, middleCost, type Cost } from './bench/measure';
import { readArguments } from './bench/read-arguments';
import { browserHeaders } from './bench/site/answers';
import { startCopy } from './bench/site/nginx';
import { decimal, formatLoad, formatRows, machineLoad } from './figures';
import { hasNginx } from './servers/run-nginx';
import { startLocalSite } from './servers/start-local-site';
import { startApi } from './start/start-api';
import { publishChanges } from './start/publish-changes';
import { stopChildren } from './start/child';

// Measures the cost of cached pages against nginx with the same answers as files. Usage: npm run
// bench:site -- [/address…] [--rounds 5]

const usualPages = [paths.home, paths.offers, offerDetailPath(1)];
/** Requests per measurement. */
const amount = 4000;

const { positionals, rounds } = readArguments('5');
const pages = positionals.length > 0 ? positionals : usualPages;
if (!hasNginx()) throw new Error('Sin nginx: instala el paquete nginx-light de Debian.');

const folder = join(repositoryFolder, '.cache', 'bench');
const releasesFolder = join(folder, 'releases');
await publishChanges(releasesFolder);
const api = await startApi({ dataFolder: join(folder, 'data'), hasDemoData: true });
const started = await startLocalSite(releasesFolder, api.address, { LIMIT_FACTOR: '1000' });
const site = { name: 'sitio', address: started.address, processes: [started.child.pid ?? 0] };
// nginx must copy the finished page, not a page that is still being rendered.
for (const path of pages) await warmUp(site.address + path);
const nginx = await startCopy(site.address, pages);

try {
  const loadBefore = machineLoad();
  const rows = [];
  for (const path of pages) rows.push(await compare(path));
  console.log(`
Medianas de ${rounds} rondas intercaladas; tiempo de procesador por página (µs) y páginas por segundo;
${formatLoad(loadBefore, machineLoad())}
`);
  console.log(
    formatRows([
      ['', 'KiB', 'sitio µs', '/s', 'nginx µs', '/s', 'veces (a lo sumo 3)', 'JSON B'],
      ...rows,
    ]),
  );
} finally {
  await nginx.stop();
  await stopChildren();
}

async function compare(path: string): Promise<readonly string[]> {
  const costs: Record<'own' | 'copy', Cost[]> = { own: [], copy: [] };
  const load = { calls: [{ method: 'GET', path, headers: browserHeaders }] as const, amount };
  // A warm-up round, not counted.
  for (let round = -1; round < rounds; round += 1) {
    const pair = { own: await measure(site, load), copy: await measure(nginx, load) };
    if (round < 0) continue;
    costs.own.push(pair.own);
    costs.copy.push(pair.copy);
  }
  const [own, copy] = [middleCost(costs.own), middleCost(costs.copy)];
  const html = await (await fetch(site.address + path)).text();
  return [
    path,
    decimal(Buffer.byteLength(html) / 1024, 1),
    ...cells(own),
    ...cells(copy),
    decimal(own.cpuMicroseconds / copy.cpuMicroseconds, 1),
    String(compositionBytes(html)),
  ];
}

function cells({ cpuMicroseconds, perSecond }: Cost) {
  return [decimal(cpuMicroseconds, 0), decimal(perSecond, 0)];
}

function compositionBytes(html: string) {
  return Buffer.byteLength(/id="portal-composition">(.*?)<\/script>/.exec(html)?.[1] ?? '');
}

async function warmUp(url: string) {
  for (let time = 0; time < 3; time += 1) await (await fetch(url)).text();
}
