import { noCurrency } from '@portal/contract/salary-currency';

/** A code as it is; of an amount in no known currency it says so. Nothing where the server does not say. */
export const currencyText = (currency = '') => (currency === noCurrency ? 'sin moneda' : currency);
