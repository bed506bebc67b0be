import { errorMessage } from '@portal/kit/failures/error-message';
import { useFailureAlert } from '@portal/kit/failures/use-failure-alert';
import { useLiveApplications } from '@portal/kit/live/use-live-applications';
import { useResource } from '@portal/kit/query/use-resource';
import { offerApplicationsResource } from '@portal/kit/resources/job-applications';
import { offerResource } from '@portal/kit/resources/offers';
import { paths } from '@portal/kit/routing/paths';
import { LinkButton } from '@portal/kit/ui/link-button';
import { LoadFailure } from '@portal/kit/ui/load-failure';
import { Loading } from '@portal/kit/ui/loading';
import { PageHeader } from '@portal/kit/ui/page-header';
import { useResourceCache } from '@portal/runtime';
import { ArrowLeft } from 'lucide-react';
import { OffersPage } from '../offer/offers-page';
import { useRouteId } from '../offer/use-route-id';
import { ApplicantList } from './applicant-list';
import { NoApplicants, noneFoundText } from './no-applicants';
import { statusQueueOf } from './status/status-queue-of';

/** Who has applied to an offer (specification §2, «Applicants per offer»). */
export function ApplicantsPage() {
  const offerId = useRouteId();
  const { data: offer } = useResource(offerResource(offerId));

  return (
    <OffersPage>
      <PageHeader
        title="Aplicantes"
        description={offer?.title}
        action={
          <LinkButton to={paths.offers} variant="outline">
            <ArrowLeft aria-hidden size={18} />
            Volver a Ofertas
          </LinkButton>
        }
      />
      <Applicants key={offerId} offerId={offerId} />
    </OffersPage>
  );
}

function Applicants({ offerId }: { offerId: number }) {
  const { data: applications, error, reload } = useResource(offerApplicationsResource(offerId));
  const { isOwn } = statusQueueOf(useResourceCache(), offerId);
  const changedIds = useLiveApplications({ rows: applications, reload, isOwn });
  const text = errorMessage(error, noneFoundText, 'message', 'error', 'details');
  useFailureAlert(error, text, 'Error al consultar aplicantes');

  if (!applications && error !== undefined) {
    return <LoadFailure kind="warning" error={error} text={noneFoundText} onRetry={reload} />;
  }
  if (!applications) return <Loading text="Cargando aplicantes..." minHeight="50vh" />;
  if (applications.length === 0) return <NoApplicants />;

  return <ApplicantList offerId={offerId} applications={applications} changedIds={changedIds} />;
}
