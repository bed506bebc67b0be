import { join } from 'node:path';
import { repositoryFolder } from './applications';
import { runCluster } from './cluster/run-cluster';
import { formatOutages } from './outages/report';
import { runOutages } from './outages/run-outages';
import { hasNginx } from './servers/run-nginx';
import { prepareReleases } from './servers/prepare-releases';
import { installFromDebian } from './test/install-from-debian';
import { findPrograms, missingPostgres, withPostgres } from './test/postgres';
import { withSwift } from './test/swift';

// `npm run test:cluster`: two instances on one PostgreSQL behind nginx, of which one is stopped and one
// killed under load. Files are in a bucket where there is an S3 server, else in one folder for both.
// Then the whole site, on one and on two instances, while what it stands on fails.

if (!hasNginx()) installFromDebian(['nginx-light']);
const problems = hasNginx()
  ? [...(await restarts()), ...(await outages())]
  : ['Sin nginx: instala el paquete nginx-light de Debian.'];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

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
  const releases = join(repositoryFolder, '.cache', 'outages', 'releases');
  await prepareReleases(releases);
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
