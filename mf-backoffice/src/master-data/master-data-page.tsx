import { paths } from '@portal/kit/routing/paths';
import { Languages, Lightbulb, MessageCircleQuestionMark } from 'lucide-react';
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
    </WorkPage>
  );
}
