import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { offerFromWire, offerToWire } from '@portal/contract/offer';
import { offerDetailPath, paths } from '@portal/kit/routing/paths';
import * as v from 'valibot';
import {
  answerOver,
  applyOver,
  sendOver,
  signInOver,
  writeOver,
  type Site,
} from '../../api/testing/remote-visitor';
import { honestAddress, siteFor, strangeAddress } from '../storm/person';
import { allKinds, type Diary, type Kind } from './diary';
import { OutdatedProof, patientSite } from './patient-site';

/** Milliseconds that somebody looks at what came. */
const readingTime = 250;
/** People of a kind at a time. */
const crowd = 2;

export type Crowd = {
  readonly address: string;
  readonly diary: Diary;
  readonly offerIds: readonly number[];
};

/** Visitors and staff at work until they are told to stop; whoever is on the way ends it. */
export function startCrowd({ address, diary, offerIds }: Crowd) {
  const over = new AbortController();
  let count = 0;
  const person = (kind: Kind): Person => {
    count += 1;
    // Everybody has an address of their own, as limits count by it.
    const direct = siteFor(address, honestAddress(count));
    const site = patientSite(direct, { diary, kind, over: over.signal });
    return { site, diary, offerIds, number: count, offerId: itemAt(offerIds, count) };
  };
  const oneAfterAnother = async (kind: Kind, live: Life) => {
    while (!over.signal.aborted) {
      // What went wrong stands in the diary; the next one comes all the same.
      await live(person(kind)).catch(() => wait(readingTime));
      await wait(readingTime);
    }
  };
  const all = allKinds.flatMap((kind) =>
    Array.from({ length: crowd }, (_none, index) => oneAfterAnother(kind, lives[kind](index))),
  );
  return async () => {
    over.abort();
    await Promise.all(all);
  };
}

/** What somebody comes for. */
type Life = (person: Person) => Promise<void>;

const lives: Readonly<Record<Kind, (index: number) => Life>> = {
  page: () => readPages,
  read: () => readOffers,
  application: () => apply,
  contact: () => writeToCompany,
  staff: createStaffMember,
  signIn: () => signIn,
};

type Person = {
  readonly offerIds: readonly number[];
  readonly site: Site;
  readonly diary: Diary;
  readonly number: number;
  readonly offerId: number;
};

/** As browsers ask for pages. */
const ofPage: RequestInit = { headers: { accept: 'text/html' } };

async function readPages({ site, offerId }: Person) {
  for (const path of [paths.home, paths.offers, offerDetailPath(offerId)]) {
    await site(path, ofPage);
    await wait(readingTime);
  }
}

/** Every page that is asked for later has been asked for once: what nobody has seen cannot be shown in an outage. */
export async function readEverything({ address, offerIds }: Crowd) {
  const site = siteFor(address, strangeAddress(0));
  for (const id of offerIds) await (await site(offerDetailPath(id), ofPage)).text();
}

async function readOffers({ site, offerId }: Person) {
  for (const path of ['/api/ofertas', `/api/ofertas/id/${offerId}`]) await site(path);
}

/** All of the wizard, with one key, as the site sends it. */
async function apply({ site, diary, number, offerId }: Person) {
  const { applicantId, headers, cvName } = await applyPatiently(site, {
    email: `persona${number}@correo.example.org`,
    offerId,
    headers: { 'idempotency-key': randomUUID() },
  });
  diary.applications.push(cvName);
  await answerOver(site, { applicantId, offerId, headers });
}

/** A proof of the checked e-mail that is out of date, as by another clock, is asked for again. */
async function applyPatiently(site: Site, applicant: Parameters<typeof applyOver>[1]) {
  try {
    return await applyOver(site, applicant);
  } catch (error) {
    if (!(error instanceof OutdatedProof)) throw error;
    return applyOver(site, applicant);
  }
}

async function writeToCompany({ site, diary, number }: Person) {
  const email = `empresa${number}@correo.example.org`;
  await writeOver(site, email, { 'idempotency-key': randomUUID() });
  diary.contacts.push(email);
}

async function signIn({ site }: Person) {
  await signInOver(site);
}

/** Somebody who stays signed in all the time, and of whose offer nobody else changes a word. */
function createStaffMember(index: number): Life {
  let session: Promise<{ authorization: string }> | undefined;
  let saved: string | undefined;

  return async ({ site, diary, offerIds, number }) => {
    session ??= signInOver(site);
    const headers = await session;
    await site('/api/resumen', { headers });
    await wait(readingTime);
    const offer = await readOffer(site, itemAt(offerIds, index));
    if (saved !== undefined && offer.benefits !== saved) {
      diary.faults.push(`The offer ${offer.id} says «${offer.benefits}» and not «${saved}».`);
    }
    const benefits = `Seguro ${number}`;
    await sendOver(site, `/api/ofertas/update/${offer.id}`, {
      method: 'PUT',
      headers,
      // Without a version, so that a try whose answer was lost may be made again.
      body: offerToWire({ ...offer, benefits, version: undefined }),
    });
    saved = benefits;
  };
}

const readOffer = async (site: Site, id: number) =>
  v.parse(offerFromWire, await (await site(`/api/ofertas/id/${id}`)).json());

const itemAt = (items: readonly number[], index: number) => items[index % items.length] ?? 1;
