import type { OfferDialogProps } from '../../offer/offer-dialog-props';
import { AssignmentDialog } from '../page/assignment-dialog';
import { citiesAssignment } from './cities-assignment';

export const CitiesDialog = (props: OfferDialogProps) => (
  <AssignmentDialog {...props} assignment={citiesAssignment} />
);
