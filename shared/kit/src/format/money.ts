const numbers = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 2 });

/** «1.500.000» in the application's locale, es-CL (specification §9). */
export const formatNumber = (value: number) => numbers.format(value);

/** «$1.500» (reading A14). */
export const formatMoney = (amount: number) => `$${formatNumber(amount)}`;
