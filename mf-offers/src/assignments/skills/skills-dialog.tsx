import { Dialog } from '@portal/kit/ui/dialog';
import type { OfferDialogProps } from '../../offer/offer-dialog-props';
import { SkillsAssignment } from './skills-assignment';

export function SkillsDialog({ offerId, onClose }: OfferDialogProps) {
  return (
    <Dialog title="Asignar conocimientos" isOpen onClose={onClose} size="lg">
      <SkillsAssignment offerId={offerId} />
    </Dialog>
  );
}
