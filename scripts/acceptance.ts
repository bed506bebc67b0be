import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSpecification, rulesOf } from './docs/specification';

// Fails if a rule of the specification has no test in `npm test`. A test carries the ids of its rules in its name.

const levels = {
  browser: ['shell/e2e'],
  api: ['api'],
  unit: [
    'shared',
    'shell/src',
    'shell/server',
    'mf-public',
    'mf-offers',
    'mf-backoffice',
    'scripts',
  ],
};

const id = /\b(?:S\d+|D)\.\d{2,3}\b/g;
const namesWithIds = /(['"`])((?:(?:S\d+|D)\.\d{2,3} )+)/g;

const points = rulesOf(readSpecification());

/** The test files of `npm test`; «full» ones run in `npm run test:all` alone. */
const testFiles = (folder: string) =>
  readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter(
      (file) => /\.(test|spec)\.tsx?$/.test(file) && !/(^|\/)node_modules\/|\.full\./.test(file),
    )
    .map((file) => join(folder, file));

const pointsOf = (folders: readonly string[]) =>
  new Set(
    folders
      .flatMap(testFiles)
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(namesWithIds)])
      .flatMap(([, , ids = '']) => ids.match(id) ?? []),
  );

const provedAt = Object.entries(levels).map(([level, folders]) => ({
  level,
  proved: pointsOf(folders),
}));

const proved = new Set(provedAt.flatMap((level) => [...level.proved]));
const missing = points.filter((point) => !proved.has(point));
const unknown = [...proved].filter((point) => !points.includes(point));

for (const level of provedAt) console.log(`${level.level}: ${level.proved.size}`);
console.log(`${points.length - missing.length} of ${points.length} points are proved.`);
if (missing.length > 0) console.error(`Without a test: ${missing.join(' ')}`);
if (unknown.length > 0) console.error(`Tests name points that do not exist: ${unknown.join(' ')}`);
if (missing.length + unknown.length > 0) process.exitCode = 1;
