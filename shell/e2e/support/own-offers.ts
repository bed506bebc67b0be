import type { APIRequestContext } from '@playwright/test';

type OwnOffer = { readonly id: number; readonly token: string };

const offers: OwnOffer[] = [];

/** Notes an offer that a test has made for itself. */
export const noteOffer = (offer: OwnOffer) => offers.push(offer);

/**
 * Deletes the offers of a test that has ended, unless somebody has applied: each would make the board
 * longer for all the others.
 */
export async function deleteOwnOffers(request: APIRequestContext) {
  for (const { id, token } of offers.splice(0)) {
    const headers = { authorization: `Bearer ${token}` };
    // The candidates of other tests' lists must not lead to an offer that is gone.
    const applied = await request.get(`/api/aplicantes_ofertas/id_oferta/${id}`, { headers });
    if (applied.ok() && (await applied.json()).length > 0) continue;
    const answer = await request.delete(`/api/ofertas/delete/${id}`, { headers });
    // Some tests have deleted theirs themselves.
    if (!answer.ok() && answer.status() !== 404) {
      throw new Error(`The offer ${id} stays: ${answer.status()} ${await answer.text()}`);
    }
  }
}
