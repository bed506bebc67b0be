import { wholeNumberText } from './request';

const textBetween = (min: number, max: number) =>
  wholeNumberText({ min, max, message: `Debe ser un número entero entre ${min} y ${max}.` });

/** Pages count from 0: in a path, or for the activity … */
export const pageText = wholeNumberText({
  min: 0,
  max: 999_999,
  message: 'La página no es válida.',
});

/** … and for the lists that are searched. */
export const pageNumberText = textBetween(0, 1_000_000);

/** How many rows a page holds. */
export const pageSizeText = (max: number) => textBetween(1, max);
