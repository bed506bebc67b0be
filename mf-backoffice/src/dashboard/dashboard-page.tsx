import { chakra } from '@chakra-ui/react/styled-system';
import type { JobApplication } from '@portal/contract/job-application';
import type { Summary } from '@portal/contract/summary';
import { ActivityFeed } from '@portal/kit/activity/activity-feed';
import { formatNumber } from '@portal/kit/format/money';
import { useLiveApplications } from '@portal/kit/live/use-live-applications';
import { useResource } from '@portal/kit/query/use-resource';
import { activityResource } from '@portal/kit/resources/activity';
import { latestApplicationsResource } from '@portal/kit/resources/job-applications';
import { pendingWorkResource } from '@portal/kit/resources/pending-work';
import { summaryResource } from '@portal/kit/resources/summary';
import { paths } from '@portal/kit/routing/paths';
import { LoadFailure } from '@portal/kit/ui/load-failure';
import { Skeleton } from '@portal/kit/ui/skeleton';
import { useResourceCache } from '@portal/runtime';
import { BriefcaseBusiness, LibraryBig, UsersRound } from 'lucide-react';
import { AreaCard, CardGrid } from '../page-parts/area-card';
import { SectionCard } from '../page-parts/section-card';
import { WorkPage } from '../page-parts/work-page';
import { LastDays } from './last-days';
import { LatestApplications } from './latest-applications';
import { StatusFunnel, StatusTimes } from './status-charts';
import { WaitingRequests } from './waiting-requests';

export function DashboardPage() {
  const summary = useResource(summaryResource);
  const latest = useResource(latestApplicationsResource);
  const pending = useResource(pendingWorkResource);
  const { data } = summary;
  useLiveDashboard();

  return (
    <WorkPage title="Módulo principal" description="¿Qué quieres revisar hoy?">
      <CardGrid>
        <AreaCard
          to={paths.candidates}
          icon={UsersRound}
          title="Candidatos"
          text="Todas las postulaciones en una lista: busca, compara y descarga currículums."
          badge={data && unreviewedText(data)}
        />
        <AreaCard
          to={paths.offers}
          icon={BriefcaseBusiness}
          title="Ofertas laborales"
          text="Publica ofertas, asígnales requisitos y revisa quién se postuló."
          badge={data && openOffersText(data)}
        />
        <AreaCard
          to={paths.catalogs}
          icon={LibraryBig}
          title="Maestro"
          text="Las preguntas, los conocimientos y los idiomas con que se arma cada oferta."
          badge={data && `${formatNumber(data.catalogItems)} registros`}
        />
      </CardGrid>
      {/* Rendered together, so that nothing moves while it is read. */}
      {[summary, latest, pending].some(({ isLoading }) => isLoading) ? (
        <SummarySkeleton />
      ) : (
        <>
          <WaitingRequests work={pending.data} />
          {summary.error !== undefined && (
            <chakra.div marginTop="4">
              <LoadFailure
                error={summary.error}
                text="No pudimos cargar el resumen."
                onRetry={summary.reload}
              />
            </chakra.div>
          )}
          {data && <Summaries summary={data} latest={latest.data?.items} />}
        </>
      )}
    </WorkPage>
  );
}

/** Reloads the dashboard when an application arrives or a colleague changes one. */
function useLiveDashboard() {
  const cache = useResourceCache();

  async function reload() {
    await Promise.all([
      cache.load(summaryResource),
      cache.load(latestApplicationsResource),
      cache.load(activityResource({ of: undefined, page: 0 })),
    ]);
  }

  // There are no rows to highlight.
  useLiveApplications({ rows: [], reload });
}

type SummariesProps = {
  summary: Summary;
  latest: readonly JobApplication[] | undefined;
};

function Summaries({ summary: { statuses, days }, latest = [] }: SummariesProps) {
  const hasApplications = statuses.some(({ count }) => count > 0);

  return (
    <Grid>
      {hasApplications && (
        <>
          {latest.length > 0 && <LatestApplications applications={latest} />}
          <LastDays days={days} />
          <StatusFunnel statuses={statuses} />
          <StatusTimes statuses={statuses} />
        </>
      )}
      <chakra.div gridColumn="1 / -1">
        <SectionCard title="Actividad del equipo">
          <ActivityFeed of={undefined} />
        </SectionCard>
      </chakra.div>
    </Grid>
  );
}

function SummarySkeleton() {
  return (
    <Grid role="status" animation="fade-in 150ms 150ms backwards">
      <chakra.span srOnly>Cargando el resumen...</chakra.span>
      {['first', 'second', 'third', 'fourth'].map((card) => (
        <Skeleton key={card} height="280px" />
      ))}
    </Grid>
  );
}

/** «7 sin revisar»: applications that still have their first status. */
const unreviewedText = ({ unreviewed }: Summary) =>
  unreviewed > 0 ? `${formatNumber(unreviewed)} sin revisar` : undefined;

const openOffersText = ({ openOffers }: Summary) =>
  `${formatNumber(openOffers)} ${openOffers === 1 ? 'abierta' : 'abiertas'}`;

const Grid = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gap: '4',
    alignItems: 'stretch',
    marginTop: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  },
});
