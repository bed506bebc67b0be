const transform = {
  '^.+\\.(t|j|mj)sx?$': [
    '@swc/jest',
    { jsc: { target: 'es2022', transform: { react: { runtime: 'automatic' } } } },
  ],
};

// Packages that ship ES modules only.
const transformIgnorePatterns = ['/node_modules/(?!(cookie|jose|file-type|.*\\.mjs$))'];

const common = {
  transform,
  transformIgnorePatterns,
  modulePathIgnorePatterns: ['<rootDir>/releases', '<rootDir>/.cache'],
};

/** What says nothing about the database, or would say the same again at length. */
const onlyEmbedded = [
  'start/server',
  'start/config',
  'start/document',
  'platform/metrics',
  'platform/database/directory-lock',
];

export default {
  // Each test file is a process's whole work; jest itself would leave one core idle.
  maxWorkers: '100%',
  projects: [
    {
      ...common,
      displayName: 'unit',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/{shared/!(server|releases),shell/src,mf-*}/**/*.test.{ts,tsx}'],
      setupFiles: ['<rootDir>/shared/kit/src/testing/browser-globals.ts'],
      setupFilesAfterEnv: ['<rootDir>/shared/kit/src/testing/matchers.ts'],
      moduleNameMapper: {
        '\\.(svg|png|webp|avif|mp4|webm|vtt|woff2)(\\?inline)?$':
          '<rootDir>/shared/kit/src/testing/file-url.ts',
      },
    },
    {
      ...common,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{scripts,shell/server,shared/server,shared/releases}/**/*.test.ts'],
    },
    {
      ...common,
      displayName: 'api',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/api/**/*.test.ts'],
    },
    {
      ...common,
      displayName: 'postgres',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/api/**/*.test.ts'],
      testPathIgnorePatterns: [`/api/src/(${onlyEmbedded.join('|')})`],
      globals: { databaseServer: process.env['TEST_DATABASE_URL'] },
    },
  ],
};
