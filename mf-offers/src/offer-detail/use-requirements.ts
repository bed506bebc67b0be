import {
  offerRequirementsResource,
  type OfferRequirements,
} from '@portal/kit/resources/offer-requirements';
import { useOptionalResource } from './use-optional-resource';

const none: OfferRequirements = { skills: [], languages: [] };

export const useRequirements = (offerId: number) =>
  useOptionalResource(offerRequirementsResource(offerId)) ?? none;
