import type { Offer } from '@portal/contract/offer';
import { searchText } from './search-text';

// The specification does not list the states of an offer (specification §4). Only these parts of a
// name close an offer; all others leave it open to job applications (reading A37).
const closedNames = ['cerrad', 'pausa', 'inactiv', 'finaliz'];

/** True if the offer takes job applications, derived from the name of its status (reading A37). */
export const isOpen = ({ status }: Offer) =>
  !closedNames.some((name) => searchText(status.name).includes(name));
