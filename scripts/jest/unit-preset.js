import { fileURLToPath } from 'node:url';

/** Source settings of jest. The sources of shared packages may be in node_modules. */
export const sources = {
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      '@swc/jest',
      { jsc: { target: 'es2022', transform: { react: { runtime: 'automatic' } } } },
    ],
    '\\.css$': fileURLToPath(new URL('style-sheet.cjs', import.meta.url)),
  },
  // Transforms packages that contain TypeScript or only ES modules, and style sheets.
  transformIgnorePatterns: [
    '/node_modules/(?!(.*/node_modules/)|(@portal/|cookie|jose|file-type|p-map|.*\\.(mjs|css)$))',
  ],
  modulePathIgnorePatterns: ['<rootDir>/releases', '<rootDir>/.cache'],
};

/** In milliseconds. Only stops tests that hang; on a busy machine a good test may take seconds. */
export const testTimeout = 20_000;

/**
 * For an application's unit tests, here and in a team's repository. The list of test files is set
 * elsewhere.
 */
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
