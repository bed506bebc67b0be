import { setTimeout as wait } from 'node:timers/promises';
import { offerDetailPath } from '@portal/kit/routing/paths';
import { signInOver } from '../../api/testing/remote-visitor';
import { itemAt, type Crowd, type Life } from '../people/crowd';
import { apply, readOffers, readPages, writeToCompany } from '../people/lives';
import { readOffer, saveOffer } from '../people/offers';
import { siteFor, strangeAddress } from '../people/site-for';

/** Two people for each kind of call, at a time. */
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

/** Every page that is asked for later has been asked for once: what nobody has seen cannot be shown in an outage. */
export async function readEverything({ address, offerIds }: Crowd) {
  const site = siteFor(address, strangeAddress(0));
  for (const id of offerIds) {
    await (await site(offerDetailPath(id), { headers: { accept: 'text/html' } })).text();
  }
}

/** Somebody who stays signed in all the time, and of whose offer nobody else changes a word. */
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
    // Without a version, so that a try whose answer was lost may be made again.
    await saveOffer(site, headers, { ...offer, benefits, version: undefined });
    saved = benefits;
  };
}
