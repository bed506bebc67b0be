import type { OfferDialogProps } from '../../offer/offer-dialog-props';
import { AssignmentDialog } from '../page/assignment-dialog';
import { countriesAssignment } from './countries-assignment';

export const CountriesDialog = (props: OfferDialogProps) => (
  <AssignmentDialog {...props} assignment={countriesAssignment} />
);
