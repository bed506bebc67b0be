import { unitPreset } from '../jest/unit-preset.js';

/** For a remote in a separate repository: `export { default } from '@portal/tools/jest';`. */
export default { ...unitPreset, testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'] };
