import { noCurrency } from '@portal/contract/salary-currency';

/** A code as it is; of an amount in no known currency it says so. */
export const currencyText = (currency: string) =>
  currency === noCurrency ? 'sin moneda' : currency;
