import { paths } from '@portal/kit/routing/paths';
import { staffPaths } from '@portal/kit/routing/staff-paths';
import { LinkButton } from '@portal/kit/ui/link-button';
import { Languages, Lightbulb, MessageCircleQuestionMark, Milestone } from 'lucide-react';
import { AreaCard, CardGrid } from '../page-parts/area-card';
import { WorkPage } from '../page-parts/work-page';
import { languages, questions, skills } from './catalogs';

const areas = [
  { ...questions, icon: MessageCircleQuestionMark },
  { ...skills, icon: Lightbulb },
  { ...languages, icon: Languages },
];

export function MasterDataPage() {
  return (
    <WorkPage
      title="Maestro"
      description="Los datos que comparten todas las ofertas."
      backTo={paths.dashboard}
    >
      <CardGrid>
        {areas.map(({ path, icon, title, description }) => (
          <AreaCard key={path} to={path} icon={icon} title={title} text={description} />
        ))}
      </CardGrid>
      <LinkButton to={staffPaths.applicationStatuses} variant="outline" marginTop="4">
        <Milestone aria-hidden size={18} />
        Estados para quien postula
      </LinkButton>
    </WorkPage>
  );
}
