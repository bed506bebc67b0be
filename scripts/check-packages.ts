import { checkPackages } from './sdk/api/check-packages';

try {
  const findings = checkPackages();
  for (const { sentence } of findings) console.log(sentence);

  // A patch only needs a new version when the packages are packed, not at each edit.
  const isBroken = findings.some(({ needsVersion, size }) => needsVersion && size !== 'patch');
  process.exitCode = isBroken ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
