import { wholeNumberText } from './request';

const textBetween = (min: number, max: number) =>
  wholeNumberText({ min, max, message: `Debe ser un número entero entre ${min} y ${max}.` });

/** Page number of paths and of the activity log, from 0. */
export const pageText = wholeNumberText({
  min: 0,
  max: 999_999,
  message: 'La página no es válida.',
});

/** Page number of lists with a search, from 0. */
export const pageNumberText = textBetween(0, 1_000_000);

/** Schema of a page size in a query, from 1 to `max`. */
export const pageSizeText = (max: number) => textBetween(1, max);
