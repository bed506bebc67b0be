import { useParams, useSearchParams } from '@portal/runtime';

/** The id in the page's address. The server refuses an id that is not a number. */
export const useRouteId = () => Number(useParams().id);

/** The offer id in the path or in `?oferta=` (reading A06), if there is one. */
export function useOptionalOfferId() {
  const { id } = useParams();
  const [query] = useSearchParams();
  const offerId = Number(id ?? query.get('oferta') ?? undefined);
  return Number.isSafeInteger(offerId) && offerId > 0 ? offerId : undefined;
}
