import type { Offer } from '@portal/contract/offer';
import { alertFailure } from '@portal/kit/failures/alert-failure';
import { showNotice } from '@portal/runtime';
import { saveMerged, type Places } from '../../assignments/places/save-places';

type PlacesChange = {
  /** The offer as the page shows it. */
  offer: Offer;
  /** The countries or cities that it shall have. */
  chosen: Partial<Places>;
  /** What is told of it. */
  done: string;
  failure: string;
  onChanged: () => Promise<void>;
};

/** Adds a place at once, and tells it. */
export async function addPlace({ done, ...change }: PlacesChange) {
  if (await savePlaces(change)) showNotice({ kind: 'success', text: done });
}

/** Takes a place away at once; a country takes its cities with it. The notice brings all of it back. */
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

/** Returns the offer as it is by now, or undefined when it could not be saved, which is told. */
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
