import { wholeNumberText } from './request';

const textBetween = (min: number, max: number) =>
  wholeNumberText({ min, max, message: `Debe ser un número entero entre ${min} y ${max}.` });

/** Pages count from 0. */
export const pageNumberText = textBetween(0, 1_000_000);

/** How many rows a page holds. */
export const pageSizeText = (max: number) => textBetween(1, max);
