import type { APIRequestContext } from '@playwright/test';

type OwnOffer = { readonly id: number; readonly token: string };

const offers: OwnOffer[] = [];

/** Registers an offer of the test for deletion. */
export const noteOffer = (offer: OwnOffer) => offers.push(offer);

/** They would lengthen the board of other tests. Offers with job applications stay. */
export async function deleteOwnOffers(request: APIRequestContext) {
  for (const { id, token } of offers.splice(0)) {
    const headers = { authorization: `Bearer ${token}` };
    // Candidate lists of other tests must not link to a deleted offer.
    const applied = await request.get(`/api/aplicantes_ofertas/id_oferta/${id}`, { headers });
    if (applied.ok() && (await applied.json()).length > 0) continue;
    const answer = await request.delete(`/api/ofertas/delete/${id}`, { headers });
    // Some tests delete their offer themselves.
    if (!answer.ok() && answer.status() !== 404) {
      throw new Error(
        `Could not delete the offer ${id}: ${answer.status()} ${await answer.text()}`,
      );
    }
  }
}
