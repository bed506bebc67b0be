import type { Offer } from '@portal/contract/offer';
import { searchText } from './search-text';

// The specification does not show the values of an offer's state (§4), so only names that say
// so close an offer; any other leaves it open to applications (reading A37).
const closedNames = ['cerrad', 'pausa', 'inactiv', 'finaliz'];

export const isOpen = ({ status }: Offer) =>
  !closedNames.some((name) => searchText(status.name).includes(name));
