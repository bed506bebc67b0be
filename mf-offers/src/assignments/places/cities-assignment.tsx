import type { OfferDialogProps } from '../../offer/offer-dialog-props';
import { CitiesForm } from './cities-form';
import { PlacesAssignment } from './places-assignment';
import { PlacesDialog } from './places-dialog';

export const missingOffer = 'No se pudo obtener la oferta para asignar ciudades.';

export const CitiesAssignment = (props: OfferDialogProps) => (
  <PlacesAssignment {...props} Form={CitiesForm} missingText={missingOffer} />
);

export const CitiesDialog = (props: OfferDialogProps) => (
  <PlacesDialog title="Asignar ciudades" onClose={props.onClose}>
    <CitiesAssignment {...props} />
  </PlacesDialog>
);
