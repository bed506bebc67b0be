import type { Offer } from '@portal/contract/offer';
import { errorMessage, isHandled } from '@portal/kit/format/error-message';
import { updateOffer } from '@portal/kit/resources/offers';
import { showAlert, showNotice } from '@portal/runtime';
import { InvalidOffer, loadOffer } from '../hooks/use-fresh-offer';

type Places = Pick<Offer, 'countries' | 'cities'>;

type PlacesSave = {
  offerId: number;
  /** What takes the place of the countries or cities that the server has now. */
  places: Partial<Places>;
  success: string;
  failure: string;
  onSaved: () => Promise<void>;
  onClose: () => void;
};

/** Saves the whole offer with other places; whatever comes of it, the dialog closes (specification §8). */
export async function savePlaces({ offerId, places, success, failure, ...then }: PlacesSave) {
  try {
    const current = await loadOffer(offerId);
    const changed = keepCitiesOf({ ...current, ...places });
    await updateOffer({ ...current, ...changed });
    then.onClose();
    tellDroppedCities(current, changed);
    await then.onSaved();
    void showAlert({ kind: 'success', title: 'Oferta Actualizada', text: success });
  } catch (error) {
    then.onClose();
    if (isHandled(error)) return;
    const text = error instanceof InvalidOffer ? invalidOffer : errorMessage(error, failure);
    void showAlert({ kind: 'error', title: 'Error', text });
  }
}

const invalidOffer = 'No se pudo guardar: oferta no válida.';

/** A city goes with its country (reading A28). */
const keepCitiesOf = ({ countries, cities }: Places): Places => ({
  countries,
  cities: cities.filter(({ country }) => countries.some(({ id }) => id === country.id)),
});

function tellDroppedCities(before: Places, after: Places) {
  const orphans = before.cities.filter(
    ({ country }) => !after.countries.some(({ id }) => id === country.id),
  );
  if (orphans.length === 0) return;
  const names = orphans.map(({ name }) => name).join(', ');
  showNotice({ kind: 'info', text: `También se quitaron las ciudades sin su país: ${names}.` });
}
