import { offerFromWire, type Offer } from '@portal/contract/offer';
import * as v from 'valibot';
import { conditionalGet } from './conditional-get';

/** In milliseconds. */
const maxAnswer = 5000;

export type OfferReader = ReturnType<typeof createOfferReader>;

/**
 * Reads the offers open for job applications (reading A37). Each read asks the API, but unchanged
 * offers are not transferred or parsed again.
 */
export function createOfferReader(apiUrl: string) {
  let known: { readonly etag: string | null; readonly offers: readonly Offer[] } | undefined;

  return async function readOffers(): Promise<readonly Offer[]> {
    const last = known;
    const response = await conditionalGet(
      new URL('/api/ofertas', apiUrl),
      last?.etag ?? undefined,
      maxAnswer,
    );
    if (response.status === 304 && last) return last.offers;
    if (!response.ok) throw new Error(`/api/ofertas answered ${response.status}.`);
    const offers = v.parse(v.array(offerFromWire), await response.json());
    known = { etag: response.headers.get('etag'), offers };
    return offers;
  };
}
