import * as v from 'valibot';

/** A whole number within bounds, as the text of a query. */
const wholeNumberText = (min: number, max: number) => {
  const message = `Debe ser un número entero entre ${min} y ${max}.`;
  return v.pipe(
    v.string(message),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
};

/** Pages count from 0. */
export const pageNumberText = wholeNumberText(0, 1_000_000);

/** How many rows a page holds. */
export const pageSizeText = (max: number) => wholeNumberText(1, max);
