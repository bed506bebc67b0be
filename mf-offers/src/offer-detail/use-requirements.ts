import {
  offerRequirementsResource,
  type OfferRequirements,
} from '@portal/kit/resources/offer-requirements';
import { useOptionalResource } from './use-optional-resource';

const none: OfferRequirements = { skills: [], languages: [] };

/** The skills and languages that an offer asks for. */
export const useRequirements = (offerId: number) =>
  useOptionalResource(offerRequirementsResource(offerId)) ?? none;
