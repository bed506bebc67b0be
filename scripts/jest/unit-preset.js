import { fileURLToPath } from 'node:url';

/** How jest reads the sources; those of the shared packages may be installed ones. */
export const sources = {
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      '@swc/jest',
      { jsc: { target: 'es2022', transform: { react: { runtime: 'automatic' } } } },
    ],
    '\\.css$': fileURLToPath(new URL('style-sheet.cjs', import.meta.url)),
  },
  // Packages that ship TypeScript, or ES modules only, and style sheets.
  transformIgnorePatterns: [
    '/node_modules/(?!(.*/node_modules/)|(@portal/|cookie|jose|file-type|p-map|.*\\.(mjs|css)$))',
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
    '\\.(apng|avif|gif|ico|jpe?g|png|svg|webp|otf|ttf|woff2?|mp3|mp4|ogg|vtt|wav|webm)(\\?inline)?$':
      '@portal/kit/testing/file-url',
  },
};
