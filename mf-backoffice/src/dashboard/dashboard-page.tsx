import { chakra } from '@chakra-ui/react/styled-system';
import { useResource } from '@portal/kit/query/use-resource';
import { jobApplicationsResource } from '@portal/kit/resources/job-applications';
import { paths } from '@portal/kit/routing/paths';
import { LoadFailure } from '@portal/kit/ui/load-failure';
import { BriefcaseBusiness, LibraryBig, UsersRound } from 'lucide-react';
import { AreaCard, CardGrid } from '../components/area-card';
import { WorkPage } from '../components/work-page';
import { FurtherAreas } from './further-areas';
import { LatestApplications } from './latest-applications';
import { unreviewedText } from './status-counts';
import { StatusSummary } from './status-summary';

export function DashboardPage() {
  const { data, error, reload } = useResource(jobApplicationsResource);

  return (
    <WorkPage title="Módulo principal" description="¿Qué quieres revisar hoy?">
      <CardGrid>
        <AreaCard
          to={paths.catalogs}
          icon={LibraryBig}
          title="Maestro"
          text="Las preguntas, los conocimientos y los idiomas con que se arma cada oferta."
        />
        <AreaCard
          to={paths.offers}
          icon={BriefcaseBusiness}
          title="Ofertas laborales"
          text="Publica ofertas, asígnales requisitos y revisa quién se postuló."
        />
        <AreaCard
          to={paths.candidates}
          icon={UsersRound}
          title="Candidatos"
          text="Todas las postulaciones en una lista: busca, compara y descarga currículums."
          badge={data && unreviewedText(data)}
        />
      </CardGrid>
      <FurtherAreas />
      <Summaries>
        {error !== undefined && (
          <LoadFailure error={error} text="No pudimos cargar el resumen." onRetry={reload} />
        )}
        {data && data.length > 0 && (
          <>
            <StatusSummary applications={data} />
            <LatestApplications applications={data} />
          </>
        )}
      </Summaries>
    </WorkPage>
  );
}

const Summaries = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    marginTop: '4',
    gridTemplateColumns: { base: '1fr', lg: '1fr 1fr' },
  },
});
