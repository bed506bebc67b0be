import { runJest } from './test/run-jest';
import { missingPostgres, withPostgres } from './test/postgres';

// `npm run test:postgres [-- what to pass on to jest]`: the API's tests on PostgreSQL.
const code = await withPostgres((url) =>
  runJest(['--selectProjects=postgres', ...process.argv.slice(2)], { TEST_DATABASE_URL: url }),
);
if (code === undefined) console.error(missingPostgres);
process.exitCode = code ?? 1;
