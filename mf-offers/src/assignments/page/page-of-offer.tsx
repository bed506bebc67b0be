import type { Offer } from '@portal/contract/offer';
import { isHandled } from '@portal/kit/failures/error-message';
import { useResource } from '@portal/kit/query/use-resource';
import { offerResource } from '@portal/kit/resources/offers';
import { paths } from '@portal/kit/routing/paths';
import { showAlert, useNavigate } from '@portal/runtime';
import { useEffect, type ReactNode } from 'react';
import { useOptionalOfferId } from '../../offer/use-route-id';
import { AssignmentPage, offerName } from './assignment-page';

type PageOfOfferProps = {
  title: string;
  /** Message for an address without an offer. */
  missingIdText: string;
  children: (offer: Offer) => ReactNode;
};

/**
 * Page that assigns items to the offer in its address. Without a valid id or offer it shows a
 * message and returns to the list (S8.30, S8.31).
 */
export function PageOfOffer({ missingIdText, ...rest }: PageOfOfferProps) {
  const offerId = useOptionalOfferId();
  if (offerId === undefined) return <Leave text={missingIdText} />;

  return <LoadedPage offerId={offerId} {...rest} />;
}

type LoadedPageProps = Omit<PageOfOfferProps, 'missingIdText'> & { offerId: number };

function LoadedPage({ offerId, title, children }: LoadedPageProps) {
  const { data: offer, error } = useResource(offerResource(offerId));
  if (error !== undefined && !isHandled(error)) {
    return <Leave text="No se pudo cargar la oferta especificada." />;
  }

  return (
    <AssignmentPage title={title} description={offerName(offer)}>
      {offer && children(offer)}
    </AssignmentPage>
  );
}

function Leave({ text }: { text: string }) {
  const navigate = useNavigate();

  useEffect(() => {
    void showAlert({ kind: 'error', title: 'Error', text });
    void navigate(paths.offers, { replace: true });
  }, [text, navigate]);

  return undefined;
}
