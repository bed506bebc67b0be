import { Dialog } from '@portal/kit/ui/dialog';
import type { OfferDialogProps } from '../components/offer-dialog-props';
import { CitiesAssignment } from './cities-assignment';

export function CitiesDialog(props: OfferDialogProps) {
  return (
    <Dialog title="Asignar ciudades" isOpen onClose={props.onClose}>
      <CitiesAssignment {...props} />
    </Dialog>
  );
}
