import { parseSpanishNumber } from '@portal/contract/spanish-number';
import { SelectField } from '@portal/kit/form/select-field';
import { TextField } from '@portal/kit/form/text-field';
import { formatMoney } from '@portal/kit/format/money';
import { currencyOptions } from './fee-calculator-content';
import type { FeeForm } from './use-fee-form';

type OfferFieldsProps = {
  form: FeeForm;
  /** As typed so far. */
  salary: string;
};

/** What the client offers. */
export function OfferFields({ form, salary }: OfferFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  const amount = parseSpanishNumber(salary);

  return (
    <>
      <SelectField
        label="Moneda"
        placeholder="Elige una moneda"
        options={currencyOptions}
        isRequired
        error={errors.currency?.message}
        {...register('currency')}
      />
      <TextField
        label="Salario"
        inputMode="decimal"
        placeholder="1.500.000"
        isRequired
        hint={amount !== undefined && `Leemos ${formatMoney(amount)}`}
        error={errors.salary?.message}
        {...register('salary')}
      />
    </>
  );
}
