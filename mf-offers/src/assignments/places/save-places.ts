import type { Offer } from '@portal/contract/offer';
import { conflictTexts } from '@portal/kit/editing/whose-stands';
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
  /** The offer as its editing began. */
  offer: Offer;
  /** The countries or cities that it shall have. */
  chosen: Partial<Places>;
  success: string;
  failure: string;
  onSaved: () => Promise<void>;
  onClose: () => void;
};

/** Saves the whole offer with other places; whatever comes of it, the dialog closes (specification §8). */
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

/** How often in a row a colleague may save between our reading and our saving. */
const maxTries = 3;

/** Saves what was added and removed here over what the offer has by now. */
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

/** A city goes with its country. */
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

/** What is saved is not quite what was chosen here, since a colleague has saved too. */
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
