import { postgresDifferences } from './scripts/jest/postgres-differences.js';
import { sources, testTimeout, unitPreset } from './scripts/jest/unit-preset.js';

/** Tests that do not use the database, or that are slow and prove nothing more on PostgreSQL. */
const onlyEmbedded = [
  'start/server',
  'start/config',
  'start/document',
  'platform/metrics',
  'platform/database/directory-lock',
  'platform/database/embedded-database',
  'platform/database/embedded-thread',
  'platform/jobs/tidy-tables',
];

/** Tests that need a PostgreSQL server. */
const onlyServers = ['platform/database/server-refusals'];

/** Makes the whole production tree, so it builds the applications unless they are built already. */
const productionTree = 'scripts/dist/production-tree.test.ts';

/** Runs once for each version of Node. */
const onNodes = 'scripts/versions/node.test.ts';

/** Needs Debian's nginx. */
const behindNginx = 'scripts/deploy/nginx.test.ts';

const ofApi = { ...sources, testEnvironment: '<rootDir>/api/testing/api-environment.ts' };
const onPostgres = { ...ofApi, globals: { databaseServer: process.env['TEST_DATABASE_URL'] } };

export default {
  // jest reads `testTimeout` only here: inside a project it is accepted silently and has no effect.
  testTimeout,
  // Each test file keeps one process busy; the default of jest would leave one core idle.
  maxWorkers: '100%',
  projects: [
    {
      ...unitPreset,
      displayName: 'unit',
      testMatch: ['<rootDir>/{shared/!(server|releases),shell/src,mf-*}/**/*.test.{ts,tsx}'],
    },
    {
      ...sources,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{scripts,shell/server,shared/server,shared/releases}/**/*.test.ts'],
      testPathIgnorePatterns: [productionTree, behindNginx, onNodes],
    },
    {
      ...sources,
      displayName: 'versions',
      testEnvironment: 'node',
      testMatch: [`<rootDir>/${onNodes}`],
    },
    {
      ...sources,
      displayName: 'nginx',
      testEnvironment: 'node',
      testMatch: [`<rootDir>/${behindNginx}`],
    },
    {
      ...sources,
      displayName: 'dist',
      testEnvironment: 'node',
      testMatch: [`<rootDir>/${productionTree}`],
    },
    {
      ...ofApi,
      displayName: 'api',
      testMatch: ['<rootDir>/api/**/*.test.ts'],
      testPathIgnorePatterns: [`/api/src/(${onlyServers.join('|')})`],
    },
    {
      ...onPostgres,
      displayName: 'postgres',
      testMatch: ['<rootDir>/api/**/*.test.ts'],
      testPathIgnorePatterns: [`/api/src/(${onlyEmbedded.join('|')})`],
    },
    {
      ...onPostgres,
      displayName: 'differences',
      testMatch: Object.keys(postgresDifferences).map(
        (path) => `<rootDir>/api/src/${path}.test.ts`,
      ),
    },
  ],
};
