import { chakra } from '@chakra-ui/react/styled-system';
import type { Offer } from '@portal/contract/offer';
import type { City } from '@portal/contract/place';
import { useFailureAlert } from '@portal/kit/failures/use-failure-alert';
import { useResource } from '@portal/kit/query/use-resource';
import { citiesOfCountries } from '../../assignments/places/cities-of-countries';
import { AddingRow } from '../section/adding-row';
import { focusPicker } from '../section/focus-picker';
import { Picker } from '../section/picker';
import { pickers } from '../section/pickers';
import { RemovableItems } from '../section/removable-items';
import { addPlace, removePlace } from './change-places';
import { citiesOfAllResource } from './cities-of-all';

type CitiesProps = { offer: Offer; onChanged: () => Promise<void> };

const failure = 'Error al asignar ciudades a la oferta.';

export function Cities({ offer, onChanged }: CitiesProps) {
  if (offer.countries.length === 0) {
    return (
      <chakra.p color="ink.muted">
        Para asignar ciudades, primero debes asignar países a esta oferta.
      </chakra.p>
    );
  }
  return <CitiesOfCountries offer={offer} onChanged={onChanged} />;
}

function CitiesOfCountries({ offer, onChanged }: CitiesProps) {
  const cities = citiesOfCountries(offer);
  const { data: available, error } = useResource(citiesOfAllResource(offer.countries));
  useFailureAlert(error, 'Error al cargar las ciudades para el país seleccionado.');
  const free = available?.filter(({ id }) => cities.every((city) => city.id !== id));

  const add = (city: City) =>
    addPlace({
      offer,
      chosen: { cities: [...cities, city] },
      done: `Agregaste ${city.name}.`,
      failure,
      onChanged,
    });

  const remove = ({ id, name }: City) =>
    removePlace({
      offer,
      chosen: { cities: cities.filter((city) => city.id !== id) },
      done: `Quitaste ${name}.`,
      failure,
      onChanged,
    }).then(() => focusPicker(pickers.city));

  return (
    <AddingRow>
      <RemovableItems
        label="Ciudades de la oferta"
        look="chips"
        emptyText="No hay ciudades asignadas a esta oferta aún."
        items={cities.map((city) => ({
          id: city.id,
          name: city.name,
          onRemove: () => void remove(city),
        }))}
      />
      <Picker
        id={pickers.city}
        label="Agregar ciudad"
        items={(free ?? []).map((city) => ({ ...city, name: nameIn(offer, city), city }))}
        hint={free?.length === 0 ? 'No quedan ciudades de estos países.' : undefined}
        onPick={({ city }) => add(city)}
      />
    </AddingRow>
  );
}

/** City names repeat across countries. */
const nameIn = ({ countries }: Offer, { name, country }: City) =>
  countries.length > 1 ? `${name}, ${country.name}` : name;
