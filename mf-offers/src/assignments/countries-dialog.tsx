import type { OfferDialogProps } from '../offer/offer-dialog-props';
import { CountriesAssignment } from './countries-assignment';
import { PlacesDialog } from './places-dialog';

export function CountriesDialog(props: OfferDialogProps) {
  return (
    <PlacesDialog title="Asignar países" onClose={props.onClose}>
      <CountriesAssignment {...props} />
    </PlacesDialog>
  );
}
