import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { readDelta } from '@portal/releases/delta';
import { overridesCookie } from '@portal/releases/release-overrides';
import { requestPage, type Answer, type Visit } from './request-page';
import { startNginxCache, startVarnishCache } from './caches';
import { unknownDictionary, type Dictionary } from './sample-dictionaries';
import { startSampleSite } from './sample-site-with-canary';

const engines = [
  'Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
];
const encodings = ['gzip, deflate, br', 'gzip', 'br;q=0, gzip;q=0', ''];
const withDeltas = 'gzip, deflate, br, zstd, dcb, dcz';

/** Request headers of a browser. With `dictionary`, the answer must be a delta of it. */
type Means = { readonly headers: Record<string, string>; readonly dictionary?: Dictionary };
type Browser = Visit & Means;
type Sample = Awaited<ReturnType<typeof startSampleSite>>;

/**
 * Checks that each browser receives exactly the site's answer for it through the caches, regardless
 * of other requests, stored dictionaries and later changes. Returns the differences.
 */
export async function findCacheMixUps() {
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
    problems.push(...(await compareWithout(sample, caches)));
    return problems;
  } finally {
    await nginx.stop();
    await varnish.stop();
    await sample.close();
  }
}

/** The canary ends; then the application is disabled; then it is enabled with another release. */
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
    // Requests each one both before and after all others.
    for (const visit of [...visits, ...visits.toReversed()]) {
      const difference = await differenceOf(visit, address, sample.address);
      if (difference) problems.push(`${name}, ${difference}`);
    }
  }
  return problems;
}

/** Checks that caches serve deltas to browsers with a dictionary even without a site. */
async function compareWithout(sample: Sample, caches: Caches) {
  const visits = visitsTo(sample).filter(
    ({ path, headers, dictionary }) =>
      dictionary &&
      sample.keptPaths.includes(path) &&
      !headers['cookie']?.includes(overridesCookie),
  );
  const wanted = new Map<Browser, Answer>();
  for (const visit of visits) wanted.set(visit, await requestPage(sample.address, visit));
  await sample.close();
  const problems: string[] = [];
  for (const [name, address] of caches) {
    for (const [visit, answer] of wanted) {
      const given = await requestPage(address, visit);
      if (isDeepStrictEqual(given, answer)) continue;
      problems.push(`${name} without the site, ${description(visit, given)}`);
    }
  }
  return problems;
}

function visitsTo({ paths, keptPaths, dictionaries, cookies, host }: Sample): Browser[] {
  const all = new Set([...paths, ...keptPaths, ...dictionaries.map(({ path }) => path)]);
  return [...all].flatMap((path) =>
    cookies.flatMap((cookie) =>
      engines.flatMap((engine) =>
        meansOf(dictionaries).map(({ headers, ...rest }) => ({
          path,
          headers: {
            host,
            cookie,
            'user-agent': engine,
            'sec-fetch-dest': path.endsWith('.js') ? 'script' : 'document',
            ...headers,
          },
          ...rest,
        })),
      ),
    ),
  );
}

const meansOf = (dictionaries: readonly Dictionary[]): Means[] => [
  ...encodings.map((encoding) => ({ headers: { 'accept-encoding': encoding } })),
  { headers: { 'accept-encoding': withDeltas } },
  { headers: saying(withDeltas, unknownDictionary) },
  ...dictionaries.flatMap((dictionary) => [
    { headers: saying(withDeltas, dictionary), dictionary },
    { headers: saying('gzip, deflate, br', dictionary) },
    { headers: saying('br;q=0, gzip;q=0, dcz;q=0', dictionary) },
  ]),
];

const saying = (encoding: string, { available }: Dictionary) => ({
  'accept-encoding': encoding,
  'available-dictionary': available,
});

/**
 * Longest delay in milliseconds: a stale page may be served once, and a page is fresh for a second.
 */
const longest = 5_000;
const betweenLooks = 100;

async function differenceOf(visit: Browser, cache: string, site: string) {
  const wanted = await requestPage(site, visit);
  const since = performance.now();
  let given = await requestPage(cache, visit);
  while (!isDeepStrictEqual(given, wanted)) {
    if (performance.now() - since > longest) return description(visit, given);
    await wait(betweenLooks);
    given = await requestPage(cache, visit);
  }
  return (await isRightDelta(visit, given, site))
    ? undefined
    : `delta: ${description(visit, given)}`;
}

const description = ({ path, headers }: Visit, given: Answer) =>
  `${path} ${JSON.stringify(headers)}: ${JSON.stringify(given.headers)}`;

/** True if the delta decodes to the plain answer. Without a dictionary there must be no delta. */
async function isRightDelta({ path, headers, dictionary }: Browser, given: Answer, site: string) {
  const isDelta = given.headers['content-encoding'] === 'dcz';
  // Redirects have no body, and dictionaries are sent whole.
  if (!dictionary || given.status === 302 || path.endsWith('.dat')) return !isDelta;
  if (!isDelta) return false;
  const plain = await requestPage(site, {
    path,
    headers: { ...headers, 'accept-encoding': 'identity' },
  });
  return plain.body.equals(await readDelta(dictionary.content, given.body));
}
