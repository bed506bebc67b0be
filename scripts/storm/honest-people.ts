import { setTimeout as wait } from 'node:timers/promises';
import { applicationEventsPath } from '@portal/contract/application-events';
import { demoLogin } from '../../api/testing/demo-login';
import { signInOver, type Site } from '../../api/testing/remote-visitor';
import { walk, type Person } from '../people/crowd';
import type { Diary } from '../people/diary';
import { apply, readOffers, readPages } from '../people/lives';
import { readOffer, saveOffer } from '../people/offers';
import { honestAddress, inOneBrowser, siteFor } from '../people/site-for';
import { recordedSite } from '../people/watched-site';
import { accounts, honestOffers } from './prepare-data';

const visitorsAtOnce = 6;
/** Pause to read an answer, in milliseconds. */
const readingTime = { visitor: 400, staff: 300 };
/** First address number of staff, outside the range of visitors. */
const firstAddress = 40_000;
const newMachineEvery = 4_000;

type Honest = {
  readonly address: string;
  readonly diary: Diary;
  /** Aborts at the end of the phase. Calls under way are completed. */
  readonly over: AbortSignal;
};

/**
 * Simulates several visitors, and staff: two at work, one with an event stream, and one with a
 * sign-in on new machines.
 */
export const walkHonest = (honest: Honest) =>
  Promise.all([
    walk(
      { ...honest, offerIds: honestOffers, readingTime: readingTime.visitor },
      Array.from({ length: visitorsAtOnce }, () => visit),
      honest.over,
    ),
    work(honest, firstAddress),
    work(honest, firstAddress + 1),
    listen(honest),
    signInElsewhere(honest),
  ]);

/** Reads pages and offers and applies for one. */
async function visit(person: Person) {
  await readPages(person);
  await readOffers(person);
  await apply(person);
}

async function work({ address, diary, over }: Honest, number: number) {
  const site = recordedSite(inOneBrowser(siteFor(address, honestAddress(number))), diary);
  while (!over.aborted) {
    // The diary already contains the failure; the work continues.
    await round(site).catch(() => wait(readingTime.staff));
  }
}

/** Signs in and finally changes an offer, so that cached pages and answers become stale. */
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
    await wait(readingTime.staff);
  }
  const offer = await readOffer(site, offerId);
  await saveOffer(site, headers, {
    ...offer,
    version: undefined,
    benefits: `Seguro ${Date.now()}`,
  });
}

const signIn = (site: Site) => signInOver(site, { ...demoLogin, username: accounts.staff });

/** Each time from a new address. An attack may make this slow, but not impossible. */
async function signInElsewhere({ address, diary, over }: Honest) {
  for (let number = firstAddress + 10; !over.aborted; number += 1) {
    await signIn(siteFor(address, honestAddress(number))).catch((error: unknown) =>
      diary.faults.push(`a sign-in on a new machine: ${String(error)}`),
    );
    await wait(newMachineEvery);
  }
}

/** Listens to an event stream, which must last for the whole phase. */
async function listen({ address, diary, over }: Honest) {
  const site = siteFor(address, honestAddress(firstAddress + 2));
  try {
    const headers = await signIn(site);
    const answer = await site(applicationEventsPath, { headers, signal: over });
    if (!answer.ok) throw new Error(String(answer.status));
    await answer.text();
    throw new Error('it ended early');
  } catch (error) {
    if (!over.aborted) diary.faults.push(`the event stream: ${String(error)}`);
  }
}
