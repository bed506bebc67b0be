import type { PageRequest } from './requests';
import type { Visit } from './visit';
import { weigh, type WeightByKind } from './weight';

/** What a first visit fetched. */
export type Content = {
  readonly weights: WeightByKind;
  readonly requests: number;
  /** How many of them began when the page was alive already: they kept nobody waiting. */
  readonly laterRequests: number;
  /** Of the others, the most that one after the other waited for. */
  readonly depth: number;
};

export async function measureContent({ requests, timings, askedAt }: Visit): Promise<Content> {
  const { alive = Infinity } = timings;
  const [page] = requests;
  // Of the page itself, and of what it tells, the browser notes no time.
  const timeOf = ({ url, sentAt }: PageRequest) => askedAt[url] ?? sentAt - (page?.sentAt ?? 0);
  const early = requests.filter((request) => timeOf(request) <= alive);
  return {
    weights: await weigh(requests),
    requests: requests.length,
    laterRequests: requests.length - early.length,
    depth: Math.max(...early.map(({ depth }) => depth)),
  };
}
