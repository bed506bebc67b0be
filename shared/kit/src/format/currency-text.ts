import { noCurrency } from '@portal/contract/salary-currency';

/** ISO 4217 code, or «sin moneda» for an unknown currency. Empty if the server sends none. */
export const currencyText = (currency = '') => (currency === noCurrency ? 'sin moneda' : currency);
