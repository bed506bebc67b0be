import { chakra } from '@chakra-ui/react/styled-system';
import type { Offer } from '@portal/contract/offer';
import type { City } from '@portal/contract/place';
import { useUnsavedGuard } from '@portal/kit/editing/use-unsaved-guard';
import { SelectField, toOptions } from '@portal/kit/form/select-field';
import { DataTable, type Column } from '@portal/kit/table/data-table';
import { DeleteButton } from '@portal/kit/table/row-actions';
import { Button } from '@portal/kit/ui/button';
import { InlineNotice } from '@portal/kit/ui/inline-notice';
import { showNotice } from '@portal/runtime';
import { useState } from 'react';
import { warn } from '../page/warn';
import { CityPicker } from './city-picker';
import type { PlacesFormProps } from './places-assignment';
import { savePlaces } from './save-places';
import { ScrollBox } from './scroll-box';

const texts = {
  success: 'Ciudades asignadas a la oferta correctamente.',
  failure: 'Error al asignar ciudades a la oferta.',
};

/** The offer's cities, edited here and sent by «Guardar Ciudades» (specification §2, §4). */
export function CitiesForm({ offer, onSaved, onClose }: PlacesFormProps) {
  const [countryId, setCountryId] = useState('');
  const [edited, setEdited] = useState<readonly City[]>();
  const [isSaving, setSaving] = useState(false);
  useUnsavedGuard(edited !== undefined, isSaving);
  const countries = offer?.countries ?? [];
  const country = countries.find(({ id }) => String(id) === countryId);
  const cities = edited ?? citiesOfCountries(offer);

  function add(city: City | undefined) {
    if (!city) return warn('Por favor, selecciona una ciudad para añadir.');
    if (cities.some(({ id }) => id === city.id)) {
      return warn('Esta ciudad ya ha sido añadida a la oferta.');
    }
    setEdited([...cities, city]);
    return showNotice({ kind: 'success', text: `Añadiste ${city.name}. Falta guardar.` });
  }

  function remove(city: City) {
    setEdited(cities.filter(({ id }) => id !== city.id));
    showNotice({ kind: 'info', text: `Quitaste ${city.name}. Falta guardar.` });
  }

  async function save() {
    if (!offer) return;
    setSaving(true);
    await savePlaces({ offer, chosen: { cities: [...cities] }, ...texts, onSaved, onClose });
  }

  return (
    <chakra.div display="grid" gap="5">
      {offer && countries.length === 0 && (
        <InlineNotice kind="warning">
          Para asignar ciudades, primero debes asignar países a esta oferta.
        </InlineNotice>
      )}
      {countries.length > 0 && (
        <SelectField
          label="País"
          placeholder="Selecciona una opción"
          options={toOptions(countries)}
          value={countryId}
          onChange={({ target }) => setCountryId(target.value)}
        />
      )}
      {countries.length > 0 && (
        <CityPicker key={countryId} country={country} chosen={cities} onAdd={add} />
      )}
      <ScrollBox label="Lugares asignados">
        <CityTable cities={cities} onRemove={remove} />
      </ScrollBox>
      <Button
        justifySelf="end"
        disabled={!offer || cities.length === 0}
        loading={isSaving}
        onClick={() => void save()}
      >
        Guardar Ciudades
      </Button>
    </chakra.div>
  );
}

/** Cities whose country the offer has; the others no longer belong to it (specification §2). */
const citiesOfCountries = (offer: Offer | undefined) =>
  offer?.cities.filter(({ country }) => offer.countries.some(({ id }) => id === country.id)) ?? [];

type CityTableProps = { cities: readonly City[]; onRemove: (city: City) => void };

function CityTable({ cities, onRemove }: CityTableProps) {
  return (
    <DataTable
      caption="Ciudades de la oferta"
      rows={cities}
      cardsBelow="never"
      rowKey={({ id }) => id}
      emptyText="No hay ciudades asignadas a esta oferta aún."
      columns={cityColumns(onRemove)}
    />
  );
}

const cityColumns = (onRemove: (city: City) => void): Column<City>[] => [
  { header: 'Ciudad', cell: ({ name }) => name },
  { header: 'País', cell: ({ country }) => country.name },
  {
    header: 'Acciones',
    isAction: true,
    cell: (city) => <DeleteButton of={city.name} onClick={() => onRemove(city)} />,
  },
];
