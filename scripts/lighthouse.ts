import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { chromiumFlags, chromiumPath } from 'shell/e2e/chromium';
import { publicPages } from 'shell/e2e/visits/public-pages';
import { readArguments } from './bench/read-arguments';
import { startSites } from './bench/sites';
import { formatLoad, formatRows, machineLoad, median } from './figures';
import { stopChildren } from './start/child';

// Runs Lighthouse for a phone on every public page of the local site or SITE_URL. Usage: npm run
// lighthouse -- [/address…] [--rounds 3]

const lighthouse = createRequire(import.meta.url).resolve('lighthouse/cli/index.js');

/** Minimum score by category. */
const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

/**
 * The metrics with the largest effect on the performance score, in milliseconds. Only the score has
 * a minimum.
 */
const metrics = {
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  FCP: 'first-contentful-paint',
  SI: 'speed-index',
};

const report = v.object({
  categories: v.record(v.string(), v.object({ score: v.nullable(v.number()) })),
  audits: v.record(
    v.string(),
    v.object({
      title: v.string(),
      score: v.nullable(v.number()),
      numericValue: v.optional(v.number()),
    }),
  ),
});

type Report = v.InferOutput<typeof report>;

const { positionals, rounds } = readArguments('3');
const addresses = positionals.length > 0 ? positionals : publicPages.map(({ path }) => path);

const origin = process.env['SITE_URL'] || (await startSites({ hasMonolith: false }))[0].address;
try {
  const lines = [['', ...Object.keys(goals), ...Object.keys(metrics)]];
  for (const path of addresses) lines.push([path, ...(await scoresOf(path))]);
  console.log(`
Lighthouse (móvil), medianas de ${rounds}; ${formatLoad(machineLoad())}

${formatRows(lines)}`);
} finally {
  await stopChildren();
}

async function scoresOf(path: string) {
  const reports: Report[] = [];
  for (let round = 0; round < rounds; round += 1) reports.push(await audit(path));
  const scores = Object.keys(goals).map((category) => median(reports.map(scoreOf(category))));
  tellShortfalls(path, reports.at(-1));
  if (Object.values(goals).some((goal, index) => (scores[index] ?? 0) < goal)) process.exitCode = 1;
  const times = Object.values(metrics).map((id) => median(reports.map(timeOf(id))));
  return [...scores, ...times].map(String);
}

/** On a busy machine a trace sometimes fails, so the audit is repeated. */
async function audit(path: string, tries = 3): Promise<Report> {
  try {
    return await auditOnce(path);
  } catch (error) {
    if (tries === 1) throw error;
    return audit(path, tries - 1);
  }
}

async function auditOnce(path: string) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      lighthouse,
      `${origin}${path}`,
      '--quiet',
      '--output=json',
      `--only-categories=${Object.keys(goals).join()}`,
      `--chrome-flags=${['--headless=new', ...chromiumFlags].join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromiumPath() }, maxBuffer: 64 * 1024 * 1024 },
  );
  return v.parse(v.pipe(v.string(), v.parseJson(), report), stdout);
}

function scoreOf(category: string) {
  return ({ categories }: Report) => Math.round((categories[category]?.score ?? 0) * 100);
}

function timeOf(metric: string) {
  return ({ audits }: Report) => Math.round(audits[metric]?.numericValue ?? Number.NaN);
}

/** Prints failed audits. Those about speed vary with the machine. */
function tellShortfalls(path: string, last: Report | undefined) {
  const failed = Object.values(last?.audits ?? {}).filter(({ score }) => score === 0);
  for (const { title } of failed) console.log(`${path}: ${title}`);
}
