import type { Offer } from '@portal/contract/offer';
import { useFresh } from '@portal/kit/query/use-fresh';
import { offerResource } from '@portal/kit/resources/offers';
import { useCallback } from 'react';

/** Reloads an offer before an edit. Without an id it loads nothing. */
export function useFreshOffer(id: number | undefined) {
  const load = useCallback(async () => (id === undefined ? undefined : await loadOffer(id)), [id]);
  const { data: offer, ...fresh } = useFresh<Offer | undefined>(load);
  return { offer, ...fresh };
}

/** An offer without an id cannot be saved. */
export async function loadOffer(id: number) {
  const offer = await offerResource(id).load();
  if (offer.id <= 0) throw new InvalidOffer();
  return offer;
}

export class InvalidOffer extends Error {}
