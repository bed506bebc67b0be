import { runCluster } from './cluster/run-cluster';
import { hasNginx } from './servers/run-nginx';
import { installFromDebian } from './test/install-from-debian';
import { missingPostgres, withPostgres } from './test/postgres';
import { withSwift } from './test/swift';

// `npm run test:cluster`: two instances on one PostgreSQL behind nginx, of which one is stopped and one
// killed under load. Files are in a bucket where there is an S3 server, else in one folder for both.

if (!hasNginx()) installFromDebian(['nginx-light']);
process.exitCode = 1;
if (!hasNginx()) console.error('Sin nginx: instala el paquete nginx-light de Debian.');
else if ((await withPostgres(runWithFiles)) === undefined) console.error(missingPostgres);

async function runWithFiles(postgresUrl: string) {
  const isDone = await withSwift(async (bucket) =>
    report(await runCluster(postgresUrl, bucket), 'en S3'),
  );
  return isDone ?? report(await runCluster(postgresUrl, {}), 'en una carpeta común');
}

type Outcome = Awaited<ReturnType<typeof runCluster>>;

function report({ tally, losses, spreadMilliseconds }: Outcome, files: string) {
  for (const problem of [...tally.failures, ...losses]) console.error(problem);
  console.log(
    `Dos instancias tras nginx, cada una detenida y muerta una vez: ${tally.calls} llamadas, ` +
      `${tally.failures.length} fallidas; ${tally.applications.length} postulaciones y ` +
      `${tally.contacts.length} contactos, ${losses.length} perdidos o repetidos; archivos ${files}; ` +
      `límites y sesiones comunes; cambios vistos en ${Math.ceil(spreadMilliseconds)} ms`,
  );
  process.exitCode = tally.failures.length + losses.length === 0 ? 0 : 1;
  return true;
}
