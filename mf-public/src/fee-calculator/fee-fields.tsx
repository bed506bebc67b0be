import { parseSpanishNumber } from '@portal/contract/spanish-number';
import { useFailureAlert } from '@portal/kit/failures/use-failure-alert';
import { SelectField, toOptions } from '@portal/kit/form/select-field';
import { TextField } from '@portal/kit/form/text-field';
import { formatMoney } from '@portal/kit/format/money';
import { useResource } from '@portal/kit/query/use-resource';
import { citiesResource, countriesResource } from '@portal/kit/resources/places';
import { useId } from 'react';
import { calculator, currencyOptions, trainings, workModeOptions } from './fee-calculator-content';
import type { FeeField } from './use-fee-form';

export function ProfileFields({ field }: { field: FeeField }) {
  const trainingsId = useId();

  return (
    <>
      <TextField
        label="Nombre del perfil"
        placeholder="Desarrollo Java, analista de datos..."
        {...field('profileName')}
      />
      <TextField label="Formación" list={trainingsId} {...field('training')} />
      <datalist id={trainingsId}>
        {trainings.map((training) => (
          <option key={training}>{training}</option>
        ))}
      </datalist>
      <TextField label="Experiencia mínima (años)" inputMode="numeric" {...field('experience')} />
      <SelectField
        label="Modalidad"
        placeholder="Elige una modalidad"
        options={workModeOptions}
        {...field('workMode')}
      />
    </>
  );
}

type PlaceFieldsProps = {
  field: FeeField;
  /** NaN or 0 if no country is selected. */
  countryId: number;
  onCountryChange: () => void;
};

export function PlaceFields({ field, countryId, onCountryChange }: PlaceFieldsProps) {
  const { data: countries = [], error } = useResource(countriesResource);
  useFailureAlert(error, calculator.noCountries, calculator.noPlaces);

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
  useFailureAlert(error, calculator.noCities, calculator.noPlaces);

  return (
    <SelectField
      label="Ciudad"
      placeholder={isLoading ? 'Cargando ciudades...' : 'Elige una ciudad'}
      // The estimate uses the city's name, not its id (S3.05).
      options={cities.map(({ name }) => ({ value: name, label: name }))}
      {...field('city')}
    />
  );
}

type OfferFieldsProps = {
  field: FeeField;
  salary: string;
};

export function OfferFields({ field, salary }: OfferFieldsProps) {
  const amount = parseSpanishNumber(salary);

  return (
    <>
      <SelectField
        label="Moneda"
        placeholder="Elige una moneda"
        options={currencyOptions}
        {...field('currency')}
      />
      <TextField
        label="Salario"
        inputMode="decimal"
        placeholder="1.500.000"
        hint={amount !== undefined && `Entendemos ${formatMoney(amount)}`}
        {...field('salary')}
      />
    </>
  );
}
