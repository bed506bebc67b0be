import { Dialog } from '@portal/kit/ui/dialog';
import type { OfferDialogProps } from '../components/offer-dialog-props';
import { CountriesAssignment } from './countries-assignment';

export function CountriesDialog(props: OfferDialogProps) {
  return (
    <Dialog title="Asignar países" isOpen onClose={props.onClose}>
      <CountriesAssignment {...props} />
    </Dialog>
  );
}
