import { setTimeout as wait } from 'node:timers/promises';
import { offerDetailPath } from '@portal/kit/routing/paths';
import { signInOver } from '../../api/testing/remote-visitor';
import { itemAt, type Crowd, type Life } from '../people/crowd';
import { apply, readOffers, readPages, writeToCompany } from '../people/lives';
import { readOffer, saveOffer } from '../people/offers';
import { siteFor, strangeAddress } from '../people/site-for';

/** Two people for each kind of call. */
export const createLives = (): readonly Life[] =>
  [0, 1].flatMap((index) => [
    readPages,
    readOffers,
    apply,
    writeToCompany,
    createStaffMember(index),
    async ({ site }) => {
      await signInOver(site);
    },
  ]);

/** Requests every page once, because a page without a cached copy cannot be shown in an outage. */
export async function readEverything({ address, offerIds }: Crowd) {
  const site = siteFor(address, strangeAddress(0));
  for (const id of offerIds) {
    await (await site(offerDetailPath(id), { headers: { accept: 'text/html' } })).text();
  }
}

/** A staff member with a permanent session. No other person edits this member's offer. */
function createStaffMember(index: number): Life {
  let session: Promise<{ authorization: string }> | undefined;
  let saved: string | undefined;

  return async ({ site, diary, offerIds, number, readingTime }) => {
    session ??= signInOver(site);
    const headers = await session;
    await site('/api/resumen', { headers });
    await wait(readingTime);
    const offer = await readOffer(site, itemAt(offerIds, index));
    if (saved !== undefined && offer.benefits !== saved) {
      diary.faults.push(`The offer ${offer.id} says «${offer.benefits}» and not «${saved}».`);
    }
    const benefits = `Seguro ${number}`;
    // Sends no version, so that a request with a lost answer can be repeated.
    await saveOffer(site, headers, { ...offer, benefits, version: undefined });
    saved = benefits;
  };
}
