import type { PageRequest } from './requests';
import type { Visit } from './visit';
import { weigh, type WeightByKind } from './weight';

/** Files loaded by a first visit. */
export type Content = {
  readonly weights: WeightByKind;
  readonly requests: number;
  /** Requests after the page became live, which do not delay it. */
  readonly laterRequests: number;
  /** Longest chain of dependent requests before that. */
  readonly depth: number;
};

export async function measureContent({ requests, timings, askedAt }: Visit): Promise<Content> {
  const { alive = Infinity } = timings;
  const [page] = requests;
  // The resource timeline lacks the page itself and its beacons.
  const timeOf = ({ url, sentAt }: PageRequest) => askedAt[url] ?? sentAt - (page?.sentAt ?? 0);
  const early = requests.filter((request) => timeOf(request) <= alive);
  return {
    weights: await weigh(requests),
    requests: requests.length,
    laterRequests: requests.length - early.length,
    depth: Math.max(...early.map(({ depth }) => depth)),
  };
}
