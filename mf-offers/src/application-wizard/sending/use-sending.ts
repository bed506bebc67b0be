import type { Offer } from '@portal/contract/offer';
import type { OfferQuestion } from '@portal/contract/offer-question';
import type { ResourceResult } from '@portal/kit/query/use-resource';
import { applicationPath, offerDetailPath } from '@portal/kit/routing/paths';
import { useNavigate } from '@portal/runtime';
import { useSyncExternalStore } from 'react';
import { justApplied } from '../../receipt/just-applied';
import type { Sending } from './sending';

type FormToSend = {
  sending: Sending;
  offer: Offer;
  questions: readonly OfferQuestion[];
  reloadQuestions: ResourceResult<unknown>['reload'];
};

/** How far the sending of an application is, and how to begin it; it leads to the offer's detail. */
export function useSending({ sending, offer, ...application }: FormToSend) {
  const navigate = useNavigate();
  const { phase, progress } = useSyncExternalStore(sending.subscribe, sending.get);

  const send = () =>
    sending.send({
      offer,
      ...application,
      goToOffer: () => void navigate(offerDetailPath(offer.id), { state: justApplied }),
      goToForm: () => void navigate(applicationPath(offer.id)),
    });

  return { phase, progress, send };
}
