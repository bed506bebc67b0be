let formatter: Intl.NumberFormat | undefined;

/** Created on first use: that takes a phone longer than rendering a page. */
const numberFormat = () =>
  (formatter ??= new Intl.NumberFormat('es-CL', { maximumFractionDigits: 2 }));

/** Number in the locale es-CL: «1.500.000» (S9.16). */
export const formatNumber = (value: number) =>
  Number.isInteger(value) && Math.abs(value) < 1000 ? String(value) : numberFormat().format(value);

/** Amount: «$1.500» (reading A14), or «$1.500 CLP» if the currency is known. */
export const formatMoney = (amount: number, currency?: string) =>
  `$${formatNumber(amount)}${currency === undefined ? '' : ` ${currency}`}`;
