import type { OfferDialogProps } from '../../offer/offer-dialog-props';
import { CountriesForm } from './countries-form';
import { PlacesAssignment } from './places-assignment';
import { PlacesDialog } from './places-dialog';

export const missingOffer = 'No se pudo obtener la oferta para asignar países.';

export const CountriesAssignment = (props: OfferDialogProps) => (
  <PlacesAssignment {...props} Form={CountriesForm} missingText={missingOffer} />
);

export const CountriesDialog = (props: OfferDialogProps) => (
  <PlacesDialog title="Asignar países" onClose={props.onClose}>
    <CountriesAssignment {...props} />
  </PlacesDialog>
);
