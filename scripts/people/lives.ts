import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { offerDetailPath, paths } from '@portal/kit/routing/paths';
import { answerOver, applyOver, writeOver, type Site } from '../../api/testing/remote-visitor';
import type { Person } from './crowd';
import { isOutdatedProof } from './watched-site';

export async function readPages({ site, offerId, readingTime }: Person) {
  for (const path of [paths.home, paths.offers, offerDetailPath(offerId)]) {
    // Browsers send this header for pages.
    await site(path, { headers: { accept: 'text/html' } });
    await wait(readingTime);
  }
}

export async function readOffers({ site, offerId }: Person) {
  for (const path of ['/api/ofertas', `/api/ofertas/id/${offerId}`, '/api/personas/paises']) {
    await site(path);
  }
}

/** Sends the whole wizard as the site does, with one idempotency key. */
export async function apply({ site, diary, number, offerId }: Person) {
  const { applicantId, headers, cvName } = await applyPatiently(site, {
    email: `persona${number}@correo.example.org`,
    offerId,
    headers: { 'idempotency-key': randomUUID() },
  });
  diary.applications.push(cvName);
  await answerOver(site, { applicantId, offerId, headers });
}

/**
 * Repeats the calls if the proof of the checked e-mail has expired, for example after a clock
 * change.
 */
async function applyPatiently(site: Site, applicant: Parameters<typeof applyOver>[1]) {
  try {
    return await applyOver(site, applicant);
  } catch (error) {
    if (!isOutdatedProof(error)) throw error;
    return applyOver(site, applicant);
  }
}

export async function writeToCompany({ site, diary, number }: Person) {
  const email = `empresa${number}@correo.example.org`;
  await writeOver(site, email, { 'idempotency-key': randomUUID() });
  diary.contacts.push(email);
}
