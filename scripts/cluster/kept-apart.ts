import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { startNginxCache, startVarnishCache } from './caches';
import { startSampleSite } from './sample-site-with-canary';

const engines = [
  'Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
];
const encodings = ['gzip, deflate, br', 'gzip', 'br;q=0, gzip;q=0', ''];

type Visit = { readonly path: string; readonly headers: Record<string, string> };
type Sample = Awaited<ReturnType<typeof startSampleSite>>;

/**
 * Whether each browser gets through the caches what the site makes for it: whatever others asked for before, and
 * also once something has changed. Answers with what was not so.
 */
export async function findMixedUp() {
  const sample = await startSampleSite();
  const nginx = await startNginxCache([sample, sample]);
  const varnish = await startVarnishCache([sample, sample]);
  const caches = [
    ['nginx', nginx.address],
    ['Varnish', varnish.address],
  ] as const;
  try {
    const problems = await compareAll(sample, caches);
    for (const change of changes) {
      sample.publish(change);
      problems.push(...(await compareAll(sample, caches)));
    }
    return problems;
  } finally {
    await nginx.stop();
    await varnish.stop();
    await sample.close();
  }
}

/** The canary ends, then the application is switched off, then it is back with another release. */
const changes = [
  {},
  { disabled: { message: 'Vuelve', since: '2026-01-01T00:00:00.000Z' } },
  { live: 'o3', previous: 'o1' },
];

type Caches = readonly (readonly [name: string, address: string])[];

async function compareAll(sample: Sample, caches: Caches) {
  const problems: string[] = [];
  const visits = visitsTo(sample);
  for (const [name, address] of caches) {
    // Each is asked for before all others have been, and after.
    for (const visit of [...visits, ...visits.toReversed()]) {
      const difference = await differenceOf(visit, address, sample.address);
      if (difference) problems.push(`${name}, ${difference}`);
    }
  }
  return problems;
}

const visitsTo = ({ paths, cookies, host }: Sample): Visit[] =>
  paths.flatMap((path) =>
    cookies.flatMap((cookie) =>
      engines.flatMap((engine) =>
        encodings.map((encoding) => ({
          path,
          headers: { host, cookie, 'user-agent': engine, 'accept-encoding': encoding },
        })),
      ),
    ),
  );

/** A page may be shown once more while the next one is fetched, and is trusted for a second; in milliseconds. */
const longest = 5_000;
const betweenLooks = 100;

async function differenceOf(visit: Visit, cache: string, site: string) {
  const wanted = await ask(site, visit);
  const since = performance.now();
  let given = await ask(cache, visit);
  while (!isDeepStrictEqual(given, wanted)) {
    if (performance.now() - since > longest) {
      return `${visit.path} ${JSON.stringify(visit.headers)}: ${JSON.stringify(given.headers)}`;
    }
    await wait(betweenLooks);
    given = await ask(cache, visit);
  }
  return undefined;
}

/** What makes a page what it is; the rest is of the connection. */
const compared = [
  'cache-control',
  'content-encoding',
  'content-security-policy',
  'etag',
  'integrity-policy',
  'location',
  'vary',
];

const ask = (address: string, { path, headers }: Visit) =>
  new Promise<Answer>((resolve, reject) => {
    get(address + path, { headers }, (answer) => {
      const { statusCode = 0 } = answer;
      const chosen = Object.fromEntries(compared.map((name) => [name, answer.headers[name]]));
      text(answer.setEncoding('latin1')).then(
        (body) => resolve({ status: statusCode, headers: chosen, body }),
        reject,
      );
    }).once('error', reject);
  });

type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
};
