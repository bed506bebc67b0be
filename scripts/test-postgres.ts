import { missingPostgres, withPostgres } from './test/postgres';
import { succeeds } from './test/stages';

// `npm run test:postgres [-- jest arguments]`: runs the API's tests on PostgreSQL.
const isSuccess = await withPostgres((url) =>
  succeeds(['npx', 'jest', '--selectProjects=postgres', ...process.argv.slice(2)], {
    TEST_DATABASE_URL: url,
  }),
);
if (isSuccess === undefined) console.error(missingPostgres);
process.exitCode = isSuccess ? 0 : 1;
