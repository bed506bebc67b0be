import { readAmount } from '@portal/contract/amount';
import { TextField } from '@portal/kit/form/text-field';
import { formatMoney } from '@portal/kit/format/money';
import type { ComponentProps } from 'react';

type SalaryFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'hint'> & {
  typed: string;
  /** Currency of the offer, if it states one. */
  currency: string | undefined;
};

/**
 * An amount in local notation, such as «1.500.000». A text field, because number fields read that
 * as 1.5 (trap T3). Shows the amount as it was understood.
 */
export function SalaryField({ typed, currency, ...field }: SalaryFieldProps) {
  return (
    <TextField
      label="Aspiración salarial (en la moneda de la oferta)"
      inputMode="decimal"
      autoComplete="off"
      isRequired
      hint={<span role="status">{echo(typed, currency)}</span>}
      {...field}
    />
  );
}

function echo(text: string, currency: string | undefined) {
  const { number, currency: written } = readAmount(text);
  return number === undefined
    ? 'Escríbela como quieras: 1500000 o 1.500.000.'
    : `Entendemos ${formatMoney(number, written ?? currency)}`;
}
