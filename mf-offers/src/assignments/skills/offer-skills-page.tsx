import { StandalonePage } from '../page/standalone-page';
import { skillsAssignment } from './skills-assignment';

export const OfferSkillsPage = () => <StandalonePage assignment={skillsAssignment} />;
