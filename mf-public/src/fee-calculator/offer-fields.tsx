import { parseSpanishNumber } from '@portal/contract/spanish-number';
import { SelectField } from '@portal/kit/form/select-field';
import { TextField } from '@portal/kit/form/text-field';
import { formatMoney } from '@portal/kit/format/money';
import { currencyOptions } from './fee-calculator-content';
import type { FeeField } from './use-fee-form';

type OfferFieldsProps = {
  field: FeeField;
  /** As typed so far. */
  salary: string;
};

/** What the client offers. */
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
        hint={amount !== undefined && `Leemos ${formatMoney(amount)}`}
        {...field('salary')}
      />
    </>
  );
}
