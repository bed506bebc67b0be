import type { FacetKey } from '@portal/kit/offers/offer-search';
import { useSearchParams } from '@portal/runtime';
import { startTransition, useCallback, useMemo, useOptimistic } from 'react';
import { noFilter, readFilter, writeFilter, type OfferFilter } from './offer-filter';

/** The filter in the address, so that it can be shared and the back button undoes it. */
export function useOfferFilter() {
  const [address, setAddress] = useSearchParams();
  const inAddress = useMemo(() => readFilter(address), [address]);
  // Optimistic, because the router updates the address in a transition and a checkbox must not
  // wait.
  const [filter, show] = useOptimistic(inAddress);

  const apply = useCallback(
    (next: OfferFilter, options?: { replace: boolean }) =>
      startTransition(() => {
        show(next);
        setAddress(writeFilter(next), options);
      }),
    [show, setAddress],
  );

  /** Typing replaces the history entry. */
  const search = useCallback(
    (text: string) => apply({ ...filter, text, page: 1 }, { replace: true }),
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
    apply({ ...filter, page: 1, chosen: { ...filter.chosen, [key]: next } });
  }

  return {
    filter,
    search,
    adopt,
    toggle,
    sort: (order: OfferFilter['order']) => apply({ ...filter, order, page: 1 }),
    clear: () => apply({ ...noFilter, order: filter.order }),
  };
}

export type OfferFilterControls = ReturnType<typeof useOfferFilter>;
