import { paths } from '@portal/kit/routing/paths';
import { loadReportsPath, type LoadReport } from '@portal/releases/load-report';
import { readRegistry } from '@portal/releases/registry';
import * as v from 'valibot';

type Scene = {
  readonly address: string;
  readonly releasesFolder: string;
  readonly canary: string;
  /** Share of page loads that fail, from 0 to 1. */
  readonly rates: { readonly canary: number; readonly live: number };
};

/** Counts at the moment when the canary was withdrawn, or after the last visit. */
export type CanaryOutcome = {
  readonly visits: number;
  readonly canaryLoads: number;
  readonly canaryFailures: number;
  readonly isTakenBack: boolean;
};

const application = 'mf-offers';
const composition = v.object({
  shell: v.string(),
  remotes: v.record(v.string(), v.array(v.object({ id: v.string() }))),
});

/** No visitor returns, because failures are counted once for each visitor. */
let visitors = 0;

/**
 * Lets visitors open the list of offers in turn and report the result, until the canary is
 * withdrawn or after `maxVisits`.
 */
export async function visitSite(scene: Scene, maxVisits: number): Promise<CanaryOutcome> {
  const { releasesFolder, canary, rates } = scene;
  const hasCanary = async () =>
    (await readRegistry(releasesFolder)).applications[application]?.canary !== undefined;
  let [visits, canaryLoads, canaryFailures] = [0, 0, 0];
  while (visits < maxVisits && (await hasCanary())) {
    visitors += 1;
    const visitor = visitors;
    const { release, shell } = await openPage(scene, visitor);
    const isCanary = release === canary;
    const isFailure = Math.random() < rates[isCanary ? 'canary' : 'live'];
    visits += 1;
    canaryLoads += Number(isCanary);
    canaryFailures += Number(isCanary && isFailure);
    await tell(scene, visitor, { release, shell, outcome: isFailure ? 'render' : 'ok' });
  }
  return { visits, canaryLoads, canaryFailures, isTakenBack: visits < maxVisits };
}

/** Gives each visitor a separate address, and a share far from the previous one. */
const headersOf = (visitor: number) => ({
  'x-forwarded-for': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
  cookie: `portal-share=${(37 * visitor) % 100}`,
});

async function openPage({ address }: Scene, visitor: number) {
  const answer = await fetch(address + paths.offers, { headers: headersOf(visitor) });
  const block = /id="portal-composition">(.*?)<\/script>/s.exec(await answer.text())?.[1] ?? '';
  const { shell, remotes } = v.parse(composition, JSON.parse(block));
  return { shell, release: remotes[application]?.[0]?.id ?? '' };
}

async function tell(
  { address }: Scene,
  visitor: number,
  load: Pick<LoadReport, 'release' | 'shell' | 'outcome'>,
) {
  const report = { ...load, application, route: paths.offers, tries: 1, time: 300 } as const;
  const answer = await fetch(address + loadReportsPath, {
    method: 'POST',
    headers: { ...headersOf(visitor), 'content-type': 'application/json' },
    body: JSON.stringify([report satisfies LoadReport]),
  });
  if (answer.status !== 204) throw new Error(`The site answered ${answer.status} to a report.`);
}
