import { readdirSync, readFileSync } from 'node:fs';

// Lists the acceptance points and the browser tests that carry their ids in their names.

const id = /\b(?:S\d+|D)\.\d{2,3}\b/g;

const points = readFileSync('shell/e2e/acceptance.md', 'utf8')
  .split('\n')
  .flatMap((line) => line.match(/^- ((?:S\d+|D)\.\d+)/)?.[1] ?? []);

const testNames = readdirSync('shell/e2e', { encoding: 'utf8', recursive: true })
  .filter((file) => file.endsWith('.spec.ts'))
  .flatMap((file) => [
    ...readFileSync(`shell/e2e/${file}`, 'utf8').matchAll(/test(?:\.\w+)?\(\s*(['"`])(.*?)\1/gs),
  ])
  .map(([, , name = '']) => name);

const covered = new Set(testNames.flatMap((name) => name.match(id) ?? []));

const unknown = [...covered].filter((name) => !points.includes(name));
const missing = points.filter((name) => !covered.has(name));

console.log(`${points.length - missing.length} of ${points.length} points have a browser test.`);
console.log(`Without one:\n${missing.join(' ')}`);
if (unknown.length > 0) {
  console.error(`Tests name points that do not exist: ${unknown.join(' ')}`);
  process.exitCode = 1;
}
