import { useParams, useSearchParams } from '@portal/runtime';

/** The id in the page's address. What is no number is left to the server to refuse. */
export const useRouteId = () => Number(useParams().id);

/** The offer that an address names, as its last part or as `?oferta=` (reading A06), if it names one. */
export function useOptionalOfferId() {
  const { id } = useParams();
  const [query] = useSearchParams();
  const offerId = Number(id ?? query.get('oferta') ?? undefined);
  return Number.isSafeInteger(offerId) && offerId > 0 ? offerId : undefined;
}
