import { useFailureAlert } from '@portal/kit/failures/use-failure-alert';
import { SelectField, toOptions } from '@portal/kit/form/select-field';
import { useResource } from '@portal/kit/query/use-resource';
import { citiesResource, countriesResource } from '@portal/kit/resources/places';
import { calculator } from './fee-calculator-content';
import type { FeeField } from './use-fee-form';

type PlaceFieldsProps = {
  field: FeeField;
  /** NaN or 0 while no country is chosen. */
  countryId: number;
  onCountryChange: () => void;
};

/** The country, and the cities that are loaded for it. */
export function PlaceFields({ field, countryId, onCountryChange }: PlaceFieldsProps) {
  const { data: countries = [], error } = useResource(countriesResource);
  useFailureAlert(error, calculator.noCountries);

  return (
    <>
      <SelectField
        label="País"
        placeholder="Elige un país"
        options={toOptions(countries)}
        {...field('countryId', { onChange: onCountryChange })}
      />
      {countryId > 0 ? (
        <CityField key={countryId} countryId={countryId} field={field} />
      ) : (
        <SelectField
          label="Ciudad"
          placeholder="Elige primero un país"
          options={[]}
          {...field('city')}
        />
      )}
    </>
  );
}

function CityField({ field, countryId }: Omit<PlaceFieldsProps, 'onCountryChange'>) {
  const { data: cities = [], error, isLoading } = useResource(citiesResource(countryId));
  useFailureAlert(error, calculator.noCities);

  return (
    <SelectField
      label="Ciudad"
      placeholder={isLoading ? 'Cargando ciudades...' : 'Elige una ciudad'}
      // The estimate carries the city's name, not its id (specification §3).
      options={cities.map(({ name }) => ({ value: name, label: name }))}
      {...field('city')}
    />
  );
}
