import type { City, Country } from '@portal/contract/place';
import { useFailureAlert } from '@portal/kit/failures/use-failure-alert';
import { useResource } from '@portal/kit/query/use-resource';
import { citiesResource } from '@portal/kit/resources/places';
import { PlacePicker } from './place-picker';

type CityPickerProps = {
  country: Country | undefined;
  /** The cities that the offer already has. */
  chosen: readonly City[];
  onAdd: (city: City | undefined) => void;
};

export function CityPicker({ country, ...rest }: CityPickerProps) {
  if (country) return <CitiesOfCountry country={country} {...rest} />;

  return (
    <PlacePicker
      label="Ciudad"
      items={[]}
      hint="Elige primero un país."
      needsChoice={false}
      onAdd={() => rest.onAdd(undefined)}
    />
  );
}

type CitiesOfCountryProps = CityPickerProps & { country: Country };

function CitiesOfCountry({ country, chosen, onAdd }: CitiesOfCountryProps) {
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
