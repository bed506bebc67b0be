import { isHandled } from '@portal/kit/format/error-message';
import { useResource } from '@portal/kit/query/use-resource';
import { offerResource } from '@portal/kit/resources/offers';
import { paths } from '@portal/kit/routing/paths';
import { showAlert, useNavigate } from '@portal/runtime';
import { useEffect } from 'react';
import { useOptionalOfferId } from '../hooks/use-route-id';

const failureText = 'No se pudo cargar la oferta especificada.';

/**
 * The offer of an assignment page. Without a valid id, or when the offer cannot be loaded, the
 * page says so and leads to the list (specification §8).
 */
export function usePageOffer(missingIdText: string) {
  const navigate = useNavigate();
  const offerId = useOptionalOfferId();
  const { data: offer, error } = useResource(offerResource(offerId ?? 0));
  const hasFailed = error !== undefined && !isHandled(error);
  const problem = offerId === undefined ? missingIdText : hasFailed ? failureText : undefined;

  useEffect(() => {
    if (problem === undefined) return;
    void showAlert({ kind: 'error', title: 'Error', text: problem });
    void navigate(paths.offers, { replace: true });
  }, [problem, navigate]);

  return problem === undefined ? offer : undefined;
}
