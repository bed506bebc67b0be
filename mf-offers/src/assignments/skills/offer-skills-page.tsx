import { paths } from '@portal/kit/routing/paths';
import { StandalonePage } from '../page/standalone-page';
import { SkillsAssignment } from './skills-assignment';

/** What an offer asks people to know, at an address of its own (reading A06). */
export function OfferSkillsPage() {
  return (
    <StandalonePage
      title="Asignar conocimientos"
      path={paths.offerSkills}
      missingText="No se puede guardar: ID de oferta no disponible..."
      Assignment={SkillsAssignment}
    />
  );
}
