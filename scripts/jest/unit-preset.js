/** How jest reads the sources; those of the shared packages may be installed ones. */
export const sources = {
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      '@swc/jest',
      { jsc: { target: 'es2022', transform: { react: { runtime: 'automatic' } } } },
    ],
  },
  // Packages that ship TypeScript, or ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(.*/node_modules/)|(@portal/|cookie|jose|file-type|p-map|.*\\.mjs$))',
  ],
  modulePathIgnorePatterns: ['<rootDir>/releases', '<rootDir>/.cache'],
};

/** In milliseconds. Only a test that hangs needs it; on a busy machine a good one may take seconds. */
export const testTimeout = 20_000;

/** How an application's own tests run, here and in a team's repository; which they are is not said here. */
export const unitPreset = {
  ...sources,
  testTimeout,
  testEnvironment: 'jsdom',
  setupFiles: ['@portal/kit/testing/browser-globals'],
  setupFilesAfterEnv: ['@portal/kit/testing/matchers'],
  moduleNameMapper: {
    '\\.(svg|png|webp|avif|mp4|webm|vtt|woff2)(\\?inline)?$': '@portal/kit/testing/file-url',
  },
};
