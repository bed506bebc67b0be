import type { CandidateViews } from '@portal/contract/candidate-views';
import { useSearchParams } from '@portal/runtime';
import { useEffect, useRef } from 'react';

/** A list that is opened without saying how opens with the user's default view. */
export function useDefaultView(views: CandidateViews) {
  const [address, setAddress] = useSearchParams();
  const mayChoose = useRef(address.size === 0);
  const query = views.find(({ isDefault }) => isDefault)?.query;

  useEffect(() => {
    if (address.size > 0) mayChoose.current = false;
    if (query === undefined || !mayChoose.current) return;
    mayChoose.current = false;
    setAddress(query, { replace: true });
  }, [query, address, setAddress]);
}
