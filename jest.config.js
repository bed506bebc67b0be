import { postgresDifferences } from './scripts/jest/postgres-differences.js';
import { sources, testTimeout, unitPreset } from './scripts/jest/unit-preset.js';

/** What says nothing about the database, or would say the same again at length. */
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

/** What only a server says. */
const onlyServers = ['platform/database/server-refusals'];

/** Makes the whole tree, and so builds the applications unless they are built. */
const productionTree = 'scripts/dist/production-tree.test.ts';

/** Is run once for each version of Node. */
const onNodes = 'scripts/versions/node.test.ts';

/** Needs Debian's nginx. */
const behindNginx = 'scripts/deploy/nginx.test.ts';

const ofApi = { ...sources, testEnvironment: '<rootDir>/api/testing/api-environment.ts' };
const onPostgres = { ...ofApi, globals: { databaseServer: process.env['TEST_DATABASE_URL'] } };

export default {
  // jest reads it here alone: in a project it is taken without a word, and has no effect.
  testTimeout,
  // Each test file is a process's whole work; jest itself would leave one core idle.
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
