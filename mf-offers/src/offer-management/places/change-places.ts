import type { Offer } from '@portal/contract/offer';
import { alertFailure } from '@portal/kit/failures/alert-failure';
import { showNotice } from '@portal/runtime';
import { saveMerged, type Places } from '../../assignments/places/save-places';

type PlacesChange = {
  /** The offer as shown. */
  offer: Offer;
  /** The new countries or cities. */
  chosen: Partial<Places>;
  done: string;
  failure: string;
  onChanged: () => Promise<void>;
};

export async function addPlace({ done, ...change }: PlacesChange) {
  if (await savePlaces(change)) showNotice({ kind: 'success', text: done });
}

/** Removes a place at once, and a country's cities with it. The notice can restore them. */
export async function removePlace({ done, ...change }: PlacesChange) {
  const { offer, onChanged } = change;
  const after = await savePlaces(change);
  if (!after) return;
  const undo = () =>
    addPlace({
      offer: after,
      chosen: { countries: offer.countries, cities: offer.cities },
      done: 'Los lugares están como antes.',
      failure: change.failure,
      onChanged,
    });
  showNotice({ kind: 'info', text: done, action: { label: 'Deshacer', run: () => void undo() } });
}

/** Resolves to the current offer, or to undefined after a reported failure. */
async function savePlaces(change: Omit<PlacesChange, 'done'>): Promise<Offer | undefined> {
  const { offer, chosen, failure, onChanged } = change;
  try {
    const { current, changed } = await saveMerged(offer, chosen);
    await onChanged();
    return { ...current, ...changed };
  } catch (error) {
    void alertFailure(error, { fallback: failure });
    return undefined;
  }
}
