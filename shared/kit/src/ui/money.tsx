import { chakra } from '@chakra-ui/react/styled-system';
import { currencyText } from '../format/currency-text';
import { formatMoney } from '../format/money';

import { ChangedMark } from './original-text';

type MoneyProps = {
  amount: number;
  /** ISO 4217 code or `noCurrency`; undefined if the server sends none. */
  currency: string | undefined;
  later?: string | undefined;
};

/** Amount with its currency in small type. */
export const Money = ({ amount, currency, later }: MoneyProps) => (
  <chakra.span display="inline-flex" flexWrap="wrap" columnGap="1" alignItems="baseline">
    <span>{formatMoney(amount)}</span>
    {currency !== undefined && (
      <chakra.span color="ink.muted" fontSize="0.75rem" fontWeight="400">
        {currencyText(currency)}
      </chakra.span>
    )}
    <ChangedMark text={later} />
  </chakra.span>
);
