import { chakra } from '@chakra-ui/react/styled-system';
import type { City } from '@portal/contract/place';
import { useUnsavedGuard } from '@portal/kit/editing/use-unsaved-guard';
import type { Column } from '@portal/kit/table/data-table';
import { Button } from '@portal/kit/ui/button';
import { InlineNotice } from '@portal/kit/ui/inline-notice';
import { paths } from '@portal/kit/routing/paths';
import { showNotice } from '@portal/runtime';
import { useState } from 'react';
import type { AssignmentFormProps, OfferAssignment } from '../page/offer-assignment';
import { warn } from '../page/warn';
import { citiesOfCountries } from './cities-of-countries';
import { CityPicker } from './city-picker';
import { PlaceTable } from './place-table';
import { savePlaces } from './save-places';

const texts = {
  success: 'Ciudades asignadas a la oferta correctamente.',
  failure: 'Error al asignar ciudades a la oferta.',
};

/** The offer's cities, edited here and sent by «Guardar Ciudades» (specification §2, §4). */
function CitiesForm({ offer, onSaved, onClose }: AssignmentFormProps) {
  const [edited, setEdited] = useState<readonly City[]>();
  const [isSaving, setSaving] = useState(false);
  useUnsavedGuard(edited !== undefined, isSaving);
  const countries = offer?.countries ?? [];
  const cities = edited ?? (offer ? citiesOfCountries(offer) : []);

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
      {countries.length > 0 && <CityPicker countries={countries} chosen={cities} onAdd={add} />}
      <PlaceTable
        caption="Ciudades de la oferta"
        places={cities}
        emptyText="No hay ciudades asignadas a esta oferta aún."
        columns={columns}
        onRemove={remove}
      />
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

const columns: readonly Column<City>[] = [
  { header: 'Ciudad', cell: ({ name }) => name },
  { header: 'País', cell: ({ country }) => country.name },
];

export const citiesAssignment: OfferAssignment = {
  title: 'Asignar ciudades',
  path: paths.offerCities,
  missingText: 'No se pudo obtener la oferta para asignar ciudades.',
  Form: CitiesForm,
};
