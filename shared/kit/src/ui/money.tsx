import { chakra } from '@chakra-ui/react/styled-system';
import { currencyText } from '../format/currency-text';
import { formatMoney } from '../format/money';

import { LaterMark } from './as-given';

type MoneyProps = {
  amount: number;
  /** An ISO code or `noCurrency`; undefined when the server does not say. */
  currency: string | undefined;
  /** What is otherwise today than when it was said. */
  later?: string | undefined;
};

/** An amount and, smaller beside it, what it is in. */
export const Money = ({ amount, currency, later }: MoneyProps) => (
  <chakra.span display="inline-flex" flexWrap="wrap" columnGap="1" alignItems="baseline">
    <span>{formatMoney(amount)}</span>
    {currency !== undefined && (
      <chakra.span color="ink.muted" fontSize="0.75rem" fontWeight="400">
        {currencyText(currency)}
      </chakra.span>
    )}
    <LaterMark text={later} />
  </chakra.span>
);
