import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { offerDetailPath, paths } from '@portal/kit/routing/paths';
import { answerOver, applyOver, type Site } from '../../api/testing/remote-visitor';
import { honestAddress, siteFor } from './person';
import { honestOffers } from './prepare-data';
import type { Tally } from './tally';
import { watchedSite } from './watched-site';

const visitorsAtOnce = 6;
/** Milliseconds that somebody looks at what came. */
const readingTime = 400;

export type Honest = {
  readonly address: string;
  readonly tally: Tally;
  /** Aborted when the phase is over; whoever is on the way ends it. */
  readonly over: AbortSignal;
};

let visits = 0;

/** Visitors one after the other, several at a time: each looks around and applies to an offer. */
export const walkVisitors = (honest: Honest) =>
  Promise.all(Array.from({ length: visitorsAtOnce }, () => walk(honest)));

async function walk({ address, tally, over }: Honest) {
  while (!over.aborted) {
    visits += 1;
    const site = watchedSite(siteFor(address, honestAddress(visits)), tally);
    // What failed stands in the tally; the next visitor comes all the same.
    await visit(site, visits).catch(() => undefined);
  }
}

async function visit(site: Site, number: number) {
  const offerId = honestOffers[number % honestOffers.length] ?? 0;
  for (const path of [paths.home, paths.offers, offerDetailPath(offerId), '/api/ofertas']) {
    await site(path);
    await wait(readingTime);
  }
  await apply(site, { number, offerId });
}

type Application = { readonly number: number; readonly offerId: number };

/** All of the wizard, as the site sends it. */
async function apply(site: Site, { number, offerId }: Application) {
  const email = `persona${number}.${Date.now()}@correo.example.org`;
  const { applicantId, headers } = await applyOver(site, {
    email,
    offerId,
    headers: { 'idempotency-key': randomUUID() },
  });
  await answerOver(site, { applicantId, offerId, headers });
}
