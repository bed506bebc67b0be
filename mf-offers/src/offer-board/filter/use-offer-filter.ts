import { useSearchParams } from '@portal/runtime';
import { startTransition, useCallback, useMemo, useOptimistic } from 'react';
import { facets, noFilter, orders, params, type FacetKey, type OfferFilter } from './offer-filter';

/** The filter that the address holds, so that it can be shared and the way back undoes it. */
export function useOfferFilter() {
  const [address, setAddress] = useSearchParams();
  const inAddress = useMemo(() => readFilter(address), [address]);
  // The router changes the address in a transition; a ticked box must not wait for it.
  const [filter, show] = useOptimistic(inAddress);

  const apply = useCallback(
    (next: OfferFilter, options?: { replace: boolean }) =>
      startTransition(() => {
        show(next);
        setAddress(writeFilter(next), options);
      }),
    [show, setAddress],
  );

  /** What is typed leaves no trace in the history. */
  const search = useCallback(
    (text: string) => apply({ ...filter, text }, { replace: true }),
    [apply, filter],
  );

  const adopt = useCallback(
    (typed: URLSearchParams) => apply(readFilter(typed), { replace: true }),
    [apply],
  );

  function toggle(key: FacetKey, value: string) {
    const chosen = filter.chosen[key];
    const next = chosen.includes(value)
      ? chosen.filter((item) => item !== value)
      : [...chosen, value];
    apply({ ...filter, chosen: { ...filter.chosen, [key]: next } });
  }

  return {
    filter,
    search,
    adopt,
    toggle,
    sort: (order: OfferFilter['order']) => apply({ ...filter, order }),
    clear: () => apply({ ...noFilter, order: filter.order }),
  };
}

export type OfferFilterControls = ReturnType<typeof useOfferFilter>;

function readFilter(address: URLSearchParams): OfferFilter {
  const chosen = { ...noFilter.chosen };
  for (const { key, param } of facets) chosen[key] = address.getAll(param);
  return {
    text: address.get(params.text) ?? '',
    order: orders.find((order) => order === address.get(params.order)) ?? noFilter.order,
    chosen,
  };
}

/** What is not asked for is not in the address. */
function writeFilter({ text, order, chosen }: OfferFilter) {
  const address = new URLSearchParams();
  if (text !== '') address.set(params.text, text);
  for (const { key, param } of facets) {
    for (const value of chosen[key]) address.append(param, value);
  }
  if (order !== noFilter.order) address.set(params.order, order);
  return address;
}
