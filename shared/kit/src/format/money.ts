let formatter: Intl.NumberFormat | undefined;

/** Made for the first number that needs it: making it takes a phone longer than drawing a page. */
const numberFormat = () =>
  (formatter ??= new Intl.NumberFormat('es-CL', { maximumFractionDigits: 2 }));

/** «1.500.000» in the application's locale, es-CL (specification §9). */
export const formatNumber = (value: number) =>
  Number.isInteger(value) && Math.abs(value) < 1000 ? String(value) : numberFormat().format(value);

/** «$1.500» (reading A14), or «$1.500 CLP» where it is known what it is in. */
export const formatMoney = (amount: number, currency?: string) =>
  `$${formatNumber(amount)}${currency === undefined ? '' : ` ${currency}`}`;
