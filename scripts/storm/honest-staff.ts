import { setTimeout as wait } from 'node:timers/promises';
import { applicationEventsPath } from '@portal/contract/application-events';
import { offerFromWire, offerToWire } from '@portal/contract/offer';
import * as v from 'valibot';
import { demoLogin } from '../../api/testing/demo-login';
import { sendOver, signInOver, type Site } from '../../api/testing/remote-visitor';
import type { Honest } from './honest-visitors';
import { honestAddress, inOneBrowser, siteFor } from './person';
import { accounts, honestOffers } from './prepare-data';
import { watchedSite } from './watched-site';

/** Milliseconds that somebody looks at what came. */
const readingTime = 300;
/** Their addresses are none of the visitors'. */
const firstAddress = 40_000;
const newMachineEvery = 4_000;

/** Members of the staff at work in two browsers, one who listens for news, one at ever new machines. */
export const walkStaff = (honest: Honest) =>
  Promise.all([
    work(honest, firstAddress),
    work(honest, firstAddress + 1),
    listen(honest),
    signInElsewhere(honest),
  ]);

async function work({ address, tally, over }: Honest, number: number) {
  const site = watchedSite(inOneBrowser(siteFor(address, honestAddress(number))), tally);
  while (!over.aborted) {
    // What failed stands in the tally; work goes on all the same.
    await round(site).catch(() => wait(readingTime));
  }
}

/** From signing in to an offer changed, so that pages and remembered answers go out of date. */
async function round(site: Site) {
  const headers = await signIn(site);
  const offerId = honestOffers[0] ?? 0;
  for (const path of [
    '/api/resumen',
    '/api/aplicantes/ofertas?page=0',
    `/api/aplicantes_ofertas/id_oferta/${offerId}`,
    '/api/personas/page/0',
  ]) {
    await site(path, { headers });
    await wait(readingTime);
  }
  await changeOffer(site, { headers, offerId });
}

const signIn = (site: Site) => signInOver(site, { ...demoLogin, username: accounts.staff });

type Change = { readonly headers: Record<string, string>; readonly offerId: number };

async function changeOffer(site: Site, { headers, offerId }: Change) {
  const answer = await site(`/api/ofertas/id/${offerId}`, { headers });
  const { version: _unchecked, ...offer } = v.parse(offerFromWire, await answer.json());
  const changed = { ...offer, version: undefined, benefits: `Seguro ${Date.now()}` };
  await sendOver(site, `/api/ofertas/update/${offerId}`, {
    method: 'PUT',
    headers,
    body: offerToWire(changed),
  });
}

/** Where nobody has signed in before, strangers may make it slow, but not impossible. */
async function signInElsewhere({ address, tally, over }: Honest) {
  for (let number = firstAddress + 10; !over.aborted; number += 1) {
    await signIn(siteFor(address, honestAddress(number))).catch((error: unknown) =>
      tally.failures.push(`a sign-in on a new machine: ${String(error)}`),
    );
    await wait(newMachineEvery);
  }
}

/** A stream that nobody may break off while the phase lasts. */
async function listen({ address, tally, over }: Honest) {
  const site = siteFor(address, honestAddress(firstAddress + 2));
  try {
    const headers = await signIn(site);
    const answer = await site(applicationEventsPath, { headers, signal: over });
    if (!answer.ok) throw new Error(String(answer.status));
    await answer.text();
    throw new Error('it ended');
  } catch (error) {
    if (!over.aborted) tally.failures.push(`the stream of news: ${String(error)}`);
  }
}
