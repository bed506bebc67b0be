import { useFailureAlert } from '@portal/kit/failures/use-failure-alert';
import { SelectField, toOptions, type SelectOption } from '@portal/kit/form/select-field';
import { useResource } from '@portal/kit/query/use-resource';
import { citiesResource, countriesResource } from '@portal/kit/resources/places';
import { calculator } from './fee-calculator-content';
import type { FeeForm } from './use-fee-form';

type PlaceFieldsProps = {
  form: FeeForm;
  /** NaN or 0 while no country is chosen. */
  countryId: number;
};

/** The country, and the cities that are loaded for it. */
export function PlaceFields({ form, countryId }: PlaceFieldsProps) {
  const { data: countries = [], error } = useResource(countriesResource);
  useFailureAlert(error, calculator.noCountries);
  const { register, setValue, formState } = form;

  return (
    <>
      <SelectField
        label="País"
        placeholder="Elige un país"
        options={toOptions(countries)}
        isRequired
        error={formState.errors.countryId?.message}
        {...register('countryId', {
          onChange: () => setValue('city', '', { shouldValidate: true }),
        })}
      />
      {countryId > 0 ? (
        <CityFieldOf key={countryId} form={form} countryId={countryId} />
      ) : (
        <CityField form={form} placeholder="Elige primero un país" options={[]} />
      )}
    </>
  );
}

function CityFieldOf({ form, countryId }: PlaceFieldsProps) {
  const { data: cities = [], error, isLoading } = useResource(citiesResource(countryId));
  useFailureAlert(error, calculator.noCities);

  return (
    <CityField
      form={form}
      placeholder={isLoading ? 'Cargando ciudades...' : 'Elige una ciudad'}
      // The estimate carries the city's name, not its id (specification §3).
      options={cities.map(({ name }) => ({ value: name, label: name }))}
    />
  );
}

type CityFieldProps = { form: FeeForm; placeholder: string; options: readonly SelectOption[] };

function CityField({ form, placeholder, options }: CityFieldProps) {
  return (
    <SelectField
      label="Ciudad"
      placeholder={placeholder}
      options={options}
      isRequired
      error={form.formState.errors.city?.message}
      {...form.register('city')}
    />
  );
}
