import type { Offer } from '@portal/contract/offer';
import { offerResource } from '@portal/kit/resources/offers';
import { useCallback, useEffect, useState } from 'react';

export type FreshOffer = {
  offer: Offer | undefined;
  error: unknown;
  /** Replaces the offer by one that was read since. */
  replace: (offer: Offer) => void;
  reload: () => Promise<void>;
};

/**
 * Reads an offer anew for someone who is going to edit it: what a page read earlier may be
 * outdated, and saving it would undo what a colleague has done since (reading A29).
 */
export function useFreshOffer(id: number | undefined): FreshOffer {
  const [state, setState] = useState<{ offer?: Offer; error?: unknown }>({});

  const read = useCallback(
    () =>
      id === undefined
        ? Promise.resolve({})
        : loadOffer(id).then(
            (offer) => ({ offer }),
            (error: unknown) => ({ error }),
          ),
    [id],
  );

  useEffect(() => {
    let isWanted = true;
    async function start() {
      const result = await read();
      if (isWanted) setState(result);
    }
    void start();
    return () => {
      isWanted = false;
    };
  }, [read]);

  const reload = useCallback(async () => {
    setState({});
    setState(await read());
  }, [read]);

  const replace = useCallback((offer: Offer) => setState({ offer }), []);
  return { offer: state.offer, error: state.error, replace, reload };
}

/** An answer without an id is no offer that could be saved. */
export async function loadOffer(id: number) {
  const offer = await offerResource(id).load();
  if (offer.id <= 0) throw new InvalidOffer();
  return offer;
}

export class InvalidOffer extends Error {}
