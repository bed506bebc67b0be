import type { Offer } from '@portal/contract/offer';
import { conflictTexts } from '@portal/kit/editing/edit-conflict';
import { alertFailure } from '@portal/kit/failures/alert-failure';
import { errorStatus } from '@portal/kit/failures/error-message';
import { updateOffer } from '@portal/kit/resources/offer-changes';
import { showAlert, showNotice } from '@portal/runtime';
import { InvalidOffer, loadOffer } from '../../offer/use-fresh-offer';
import { citiesOfCountries } from './cities-of-countries';
import { isSameChoice, mergePlaces } from './merge-places';

export type Places = Pick<Offer, 'countries' | 'cities'>;
type Named = { id: number; name: string };

type PlacesSave = {
  /** The offer before the edit. */
  offer: Offer;
  /** The new countries or cities. */
  chosen: Partial<Places>;
  success: string;
  failure: string;
  onSaved: () => Promise<void>;
  onClose: () => void;
};

/** Saves the offer with new places. Closes the dialog even after a failure (S8.15, S8.16). */
export async function savePlaces({ offer, chosen, success, failure, ...then }: PlacesSave) {
  try {
    const { current, changed } = await saveMerged(offer, chosen);
    then.onClose();
    tellDroppedCities(current, changed);
    tellColleague('Países', chosen.countries, changed.countries);
    tellColleague('Ciudades', chosen.cities, changed.cities);
    await then.onSaved();
    void showAlert({ kind: 'success', title: 'Oferta Actualizada', text: success });
  } catch (error) {
    then.onClose();
    const fallback = error instanceof InvalidOffer ? invalidOffer : failure;
    void alertFailure(error, { fallback });
  }
}

/** Tries if a colleague saves between the read and the write. */
const maxTries = 3;

/** Applies the additions and removals to the current offer and saves it. */
export async function saveMerged(offer: Offer, chosen: Partial<Places>, triesLeft = maxTries) {
  const current = await loadOffer(offer.id);
  const changed = keepCitiesOf({
    countries: merged(offer.countries, chosen.countries, current.countries),
    cities: merged(offer.cities, chosen.cities, current.cities),
  });
  try {
    await updateOffer({ ...current, ...changed });
    return { current, changed };
  } catch (error) {
    if (errorStatus(error) !== 409 || triesLeft === 1) throw error;
    return saveMerged(offer, chosen, triesLeft - 1);
  }
}

const invalidOffer = 'No se pudo guardar: oferta no válida.';

const merged = <P extends Named>(
  before: readonly P[],
  chosen: readonly P[] | undefined,
  current: readonly P[],
) => (chosen ? mergePlaces({ before, chosen, current }) : [...current]);

/** Removing a country removes its cities. */
const keepCitiesOf = (places: Places): Places => ({
  countries: places.countries,
  cities: citiesOfCountries(places),
});

function tellDroppedCities(before: Places, after: Places) {
  const orphans = before.cities.filter(
    ({ country }) => !after.countries.some(({ id }) => id === country.id),
  );
  if (orphans.length === 0) return;
  const names = orphans.map(({ name }) => name).join(', ');
  showNotice({ kind: 'info', text: `También se quitaron las ciudades sin su país: ${names}.` });
}

/** Reports that the saved places include a colleague's changes. */
function tellColleague(
  kind: string,
  chosen: readonly Named[] | undefined,
  saved: readonly Named[],
) {
  if (!chosen || isSameChoice(chosen, saved)) return;
  const names = saved.map(({ name }) => name).join(', ') || 'ninguno';
  showNotice({
    kind: 'info',
    text: `${conflictTexts.title}. ${kind} de la oferta: ${names}.`,
  });
}
