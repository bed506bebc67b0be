import { isOpen } from '@portal/kit/format/offer-state';
import { searchText } from '@portal/kit/format/search-text';
import { useResource } from '@portal/kit/query/use-resource';
import { offersResource } from '@portal/kit/resources/offers';
import { offerDetailPath } from '@portal/kit/routing/paths';
import { hasRole, useSession } from '@portal/runtime';
import { maxOfAKind, type Finding } from './finding';
import { ifWanted } from './if-wanted';

/** Offers by title. Only administrators find closed offers. */
export function useOffers(text: string, isWanted: boolean) {
  const isStaff = hasRole(useSession(), 'ROLE_ADMIN');
  const { data: offers = [], ...reading } = useResource(ifWanted(isWanted, offersResource));
  const sought = searchText(text);
  const findings = offers
    .filter((offer) => isStaff || isOpen(offer))
    .filter(({ title }) => searchText(title).includes(sought))
    .slice(0, maxOfAKind)
    .map(({ id, title, status }): Finding => ({
      path: offerDetailPath(id),
      label: title,
      detail: isStaff ? `Oferta laboral · ${status.name}` : 'Oferta laboral',
    }));
  return { ...reading, findings };
}
