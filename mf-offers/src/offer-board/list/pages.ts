import type { Offer } from '@portal/contract/offer';

/** Renders quickly, and a typical company needs no second page. */
export const pageSize = 20;

export const pageCountOf = (offers: readonly Offer[]) => Math.ceil(offers.length / pageSize);

/** An old address may point beyond the last page. */
export const lastOf = (page: number, count: number) => Math.max(1, Math.min(page, count));

export function pageOf(offers: readonly Offer[], page: number) {
  const start = (lastOf(page, pageCountOf(offers)) - 1) * pageSize;
  return offers.slice(start, start + pageSize);
}

/** Page numbers to show: the first, the last and the neighbours; `undefined` is a gap. */
export function numbersBeside(page: number, count: number): (number | undefined)[] {
  const near = [...Array(count).keys()]
    .map((index) => index + 1)
    .filter((number) => number === 1 || number === count || Math.abs(number - page) <= 1);
  return near.flatMap((number, index) => {
    const before = near[index - 1] ?? number;
    return number - before > 1 ? [undefined, number] : [number];
  });
}
