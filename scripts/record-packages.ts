import { recordPackages } from './sdk/api/check-packages';

try {
  recordPackages();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
