import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';

const listRelated = 'jest --selectProjects unit server api --listTests --findRelatedTests';

/** The test files of `npm test` that import one of these files, directly or not, nearest first. */
export function relatedTests(files: readonly string[]): readonly string[] {
  const sources = files.filter((file) => /\.(ts|tsx)$/.test(file) && !file.includes('/e2e/'));
  if (sources.length === 0) return [];
  const found = execFileSync('npx', [...listRelated.split(' '), ...sources], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const tests = found
    .split('\n')
    .filter((line) => line.includes('.test.') && !line.includes('.full.'))
    .map((file) => relative(process.cwd(), file));
  return tests.toSorted((one, other) => distance(one, sources) - distance(other, sources));
}

/** Number of folders between a test and the nearest of the files. */
const distance = (test: string, files: readonly string[]) =>
  Math.min(...files.map((file) => stepsBetween(test.split('/'), file.split('/'))));

function stepsBetween(one: readonly string[], other: readonly string[]) {
  const parting = one.findIndex((part, index) => part !== other[index]);
  return parting < 0 ? 0 : one.length + other.length - 2 * parting;
}
