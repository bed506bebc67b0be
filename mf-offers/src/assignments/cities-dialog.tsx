import type { OfferDialogProps } from '../offer/offer-dialog-props';
import { CitiesAssignment } from './cities-assignment';
import { PlacesDialog } from './places-dialog';

export function CitiesDialog(props: OfferDialogProps) {
  return (
    <PlacesDialog title="Asignar ciudades" onClose={props.onClose}>
      <CitiesAssignment {...props} />
    </PlacesDialog>
  );
}
