import type { Offer } from '@portal/contract/offer';
import type { Country } from '@portal/contract/place';
import { useFailureAlert } from '@portal/kit/failures/use-failure-alert';
import { useResource } from '@portal/kit/query/use-resource';
import { countriesResource } from '@portal/kit/resources/places';
import { withoutAssigned } from '../../assignments/catalog-items/choices';
import { AddingRow } from '../section/adding-row';
import { focusPicker } from '../section/focus-picker';
import { Picker } from '../section/picker';
import { pickers } from '../section/pickers';
import { RemovableItems } from '../section/removable-items';
import { addPlace, removePlace } from './change-places';

type CountriesProps = { offer: Offer; onChanged: () => Promise<void> };

const failure = 'Error al asignar países a la oferta.';

export function Countries({ offer, onChanged }: CountriesProps) {
  const { countries } = offer;
  const { data: available = [], error } = useResource(countriesResource);
  useFailureAlert(error, 'Error al cargar los países disponibles.');

  const add = (country: Country) =>
    addPlace({
      offer,
      chosen: { countries: [...countries, country] },
      done: `Agregaste ${country.name}.`,
      failure,
      onChanged,
    });

  const remove = ({ id, name }: Country) =>
    removePlace({
      offer,
      chosen: { countries: countries.filter((country) => country.id !== id) },
      done: removalText(offer, { id, name }),
      failure,
      onChanged,
    }).then(() => focusPicker(pickers.country));

  return (
    <AddingRow>
      <RemovableItems
        label="Países de la oferta"
        look="chips"
        emptyText="No hay países asignados a esta oferta aún."
        items={countries.map((country) => ({
          ...country,
          onRemove: () => void remove(country),
        }))}
      />
      <Picker
        id={pickers.country}
        label="Agregar país"
        items={withoutAssigned(available, countries)}
        onPick={add}
      />
    </AddingRow>
  );
}

function removalText({ cities }: Offer, { id, name }: Country) {
  const isAlone = cities.every(({ country }) => country.id !== id);
  return isAlone ? `Quitaste ${name}.` : `Quitaste ${name} y sus ciudades.`;
}
