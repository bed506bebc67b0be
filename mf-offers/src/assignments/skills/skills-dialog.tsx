import type { OfferDialogProps } from '../../offer/offer-dialog-props';
import { AssignmentDialog } from '../page/assignment-dialog';
import { skillsAssignment } from './skills-assignment';

export const SkillsDialog = (props: OfferDialogProps) => (
  <AssignmentDialog {...props} assignment={skillsAssignment} size="lg" />
);
