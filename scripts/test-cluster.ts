import { join } from 'node:path';
import { repositoryFolder } from './applications';
import { hasSwift, swiftPackages } from '../api/testing/swift-server';
import { findCacheMixUps } from './cluster/cache-mix-ups';
import { formatSpeeds, formatSuffered } from './cluster/report';
import { runBehindCache } from './cluster/run-behind-cache';
import { runCluster } from './cluster/run-cluster';
import { formatOutages } from './outages/report';
import { runOutages } from './outages/run-outages';
import { hasNginx } from './servers/run-nginx';
import { hasVarnish } from './servers/run-varnish';
import { prepareReleases } from './servers/prepare-releases';
import { installFromDebian } from './test/install-from-debian';
import { missingNginx } from './test/nginx';
import { findPrograms, missingPostgres, withPostgres } from './test/postgres';
import { missingSwift, withSwift } from './test/swift';

// `npm run test:cluster` runs three parts, or only the named one:
// - «instancias»: two API instances on one PostgreSQL behind nginx; one is stopped and one is
//   killed under load. Files are in a bucket if there is an S3 server, otherwise in a shared
//   folder.
// - «caché»: the whole site behind a cache; each part is stopped and killed under load, and at the
//   end site and API are gone.
// - «fallas»: the whole site, on one and on two instances, during failures around it.

const parts = new Map([
  ['instancias', restarts],
  ['caché', behindCache],
  ['fallas', outages],
]);

const [only] = process.argv.slice(2);
const missing = findMissingPrograms();
const problems = missing.length > 0 ? missing : await runParts();
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

function findMissingPrograms() {
  if (!hasNginx() || !hasVarnish()) installFromDebian(['nginx-light', 'varnish']);
  return [
    ...(hasNginx() ? [] : [missingNginx]),
    ...(hasVarnish() ? [] : ['Sin Varnish: instala el paquete varnish de Debian.']),
  ];
}

async function runParts() {
  const chosen = [...parts].filter(([name]) => only === undefined || only === name);
  if (chosen.length === 0) return [`No hay parte «${only}»: ${[...parts.keys()].join(', ')}.`];
  const told: string[] = [];
  for (const [, run] of chosen) told.push(...(await run()));
  return told;
}

async function behindCache() {
  const postgresPrograms = findPrograms();
  if (postgresPrograms === undefined) return [missingPostgres];
  if (!hasSwift()) installFromDebian(swiftPackages);
  const mixedUp = await findCacheMixUps();
  const result = await runBehindCache(postgresPrograms, await ownReleases());
  const { speed, suffered, losses, missing: gone } = result;
  const files = hasSwift() ? 'archivos en S3' : `archivos en una carpeta común. ${missingSwift}`;
  console.log(`\nDos sitios y dos API tras una caché de nginx y una de Varnish; ${files}`);
  console.log(`\n${formatSpeeds(speed)}\n\n${formatSuffered(suffered)}`);
  console.log(
    `${mixedUp.length} páginas de otro navegador o ya cambiadas; ` +
      `${losses.length} envíos perdidos o repetidos; sin sitio ni API faltan ${gone.length} páginas y archivos`,
  );
  const faults = suffered.flatMap(({ fault, diary }) =>
    diary.faults.map((told) => `${fault.part}, ${fault.how}: ${told}`),
  );
  return [
    ...mixedUp,
    ...faults,
    ...losses,
    ...gone.map((page) => `no está en la caché de ${page}`),
  ];
}

/** A folder that no other part changes. */
async function ownReleases() {
  const releases = join(repositoryFolder, '.cache', 'outages', 'releases');
  await prepareReleases(releases);
  return releases;
}

async function restarts() {
  return (await withPostgres(restartsWithFiles)) ?? [missingPostgres];
}

async function restartsWithFiles(postgresUrl: string) {
  const told = await withSwift(async (bucket) =>
    report(await runCluster(postgresUrl, bucket), 'en S3'),
  );
  return told ?? report(await runCluster(postgresUrl, {}), 'en una carpeta común');
}

type Outcome = Awaited<ReturnType<typeof runCluster>>;

function report({ diary, losses, spreadMilliseconds }: Outcome, files: string) {
  console.log(
    `Dos instancias tras nginx, cada una detenida y muerta una vez: ${diary.entries.length} llamadas, ` +
      `${diary.faults.length} fallidas; ${diary.applications.length} postulaciones y ` +
      `${diary.contacts.length} contactos, ${losses.length} perdidos o repetidos; archivos ${files}; ` +
      `límites y sesiones comunes; cambios vistos en ${Math.ceil(spreadMilliseconds)} ms`,
  );
  return [...diary.faults, ...losses];
}

async function outages() {
  const postgresPrograms = findPrograms();
  if (postgresPrograms === undefined) return [missingPostgres];
  const releases = await ownReleases();
  const stacks = [
    { name: 'Una instancia con la base de datos incluida', instances: 1 },
    { name: 'Una instancia con PostgreSQL', instances: 1, postgresPrograms },
    { name: 'Dos instancias con PostgreSQL tras nginx', instances: 2, postgresPrograms },
  ] as const;
  const broken: string[] = [];
  for (const stack of stacks) {
    const result = await runOutages(stack, releases);
    console.log(`\n${formatOutages(result)}`);
    broken.push(...result.broken.map((promise) => `${stack.name}: ${promise}`));
  }
  return broken;
}
