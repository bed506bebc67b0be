import type { City, Country } from '@portal/contract/place';
import { useFailureAlert } from '@portal/kit/failures/use-failure-alert';
import { SelectField, toOptions } from '@portal/kit/form/select-field';
import { useResource } from '@portal/kit/query/use-resource';
import { citiesResource } from '@portal/kit/resources/places';
import { useState } from 'react';
import { PlacePicker } from './place-picker';

type CityChoice = {
  chosen: readonly City[];
  onAdd: (city: City | undefined) => void;
};

export function CityPicker({ countries, ...choice }: CityChoice & { countries: Country[] }) {
  const [countryId, setCountryId] = useState('');
  const country = countries.find(({ id }) => String(id) === countryId);

  return (
    <>
      <SelectField
        label="País"
        placeholder="Selecciona una opción"
        options={toOptions(countries)}
        value={countryId}
        onChange={({ target }) => setCountryId(target.value)}
      />
      {country ? (
        <CitiesOfCountry key={countryId} country={country} {...choice} />
      ) : (
        <PlacePicker
          label="Ciudad"
          items={[]}
          hint="Elige primero un país."
          needsChoice={false}
          onAdd={() => choice.onAdd(undefined)}
        />
      )}
    </>
  );
}

function CitiesOfCountry({ country, chosen, onAdd }: CityChoice & { country: Country }) {
  const { data: cities, error } = useResource(citiesResource(country.id));
  useFailureAlert(error, 'Error al cargar las ciudades para el país seleccionado.');
  const find = (id: number | undefined) => cities?.find((city) => city.id === id);

  return (
    <PlacePicker
      label="Ciudad"
      items={cities ?? []}
      hint={hintFor(cities, chosen)}
      needsChoice={false}
      onAdd={(id) => {
        const city = find(id);
        onAdd(city && { ...city, country });
      }}
    />
  );
}

function hintFor(cities: readonly City[] | undefined, chosen: readonly City[]) {
  if (!cities) return undefined;
  if (cities.length === 0) return 'No hay ciudades disponibles para este país.';
  const areAllChosen = cities.every((city) => chosen.some(({ id }) => id === city.id));
  return areAllChosen ? 'Ya añadiste todas las ciudades de este país.' : undefined;
}
