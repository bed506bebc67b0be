import { chakra } from '@chakra-ui/react/styled-system';
import type { City } from '@portal/contract/place';
import { useUnsavedGuard } from '@portal/kit/editing/use-unsaved-guard';
import type { Column } from '@portal/kit/table/data-table';
import { Button } from '@portal/kit/ui/button';
import { InlineNotice } from '@portal/kit/ui/inline-notice';
import { paths } from '@portal/kit/routing/paths';
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

/** The offer's cities, saved by «Guardar Ciudades» (S2.75, S4.13). */
function CitiesForm({ offer, onSaved, onClose }: AssignmentFormProps) {
  const [edited, setEdited] = useState<readonly City[]>();
  const [news, setNews] = useState<News>({ text: '' });
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
    return setNews({ color: 'success', text: `Añadiste ${city.name}. Falta guardar.` });
  }

  function remove(city: City) {
    setEdited(cities.filter(({ id }) => id !== city.id));
    setNews({ color: 'primary', text: `Quitaste ${city.name}. Falta guardar.` });
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
      <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="3">
        <chakra.p role="status" color={news.color} textStyle="sm" fontWeight="600" minWidth="0">
          {news.text}
        </chakra.p>
        <Button
          disabled={!offer || cities.length === 0}
          loading={isSaving}
          onClick={() => void save()}
        >
          Guardar Ciudades
        </Button>
      </chakra.div>
    </chakra.div>
  );
}

/** The last change, shown in the form. */
type News = { color?: 'success' | 'primary'; text: string };

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
