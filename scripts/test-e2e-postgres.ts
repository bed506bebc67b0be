import { missingPostgres, withPostgres } from './test/postgres';
import { succeeds } from './test/stages';

// `npm run test:e2e:postgres [-- what to pass on to Playwright]`: the ways of accounts on PostgreSQL.
const isSuccess = await withPostgres((url) =>
  succeeds(['npx', 'playwright', 'test', '-c', 'shell/e2e/postgres', ...process.argv.slice(2)], {
    E2E_POSTGRES: url,
  }),
);
if (isSuccess === undefined) console.error(missingPostgres);
process.exitCode = isSuccess ? 0 : 1;
