import type { APIRequestContext } from '@playwright/test';

type OwnOffer = { readonly id: number; readonly token: string };

const offers: OwnOffer[] = [];

/** Notes an offer that a test has made for itself. */
export const noteOffer = (offer: OwnOffer) => offers.push(offer);

/** Deletes the offers of a test that has ended: each would make the board longer for all the others. */
export async function deleteOwnOffers(request: APIRequestContext) {
  for (const { id, token } of offers.splice(0)) {
    const answer = await request.delete(`/api/ofertas/delete/${id}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    // Some tests have deleted theirs themselves.
    if (!answer.ok() && answer.status() !== 404) {
      throw new Error(`The offer ${id} stays: ${answer.status()} ${await answer.text()}`);
    }
  }
}
