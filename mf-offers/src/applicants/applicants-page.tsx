import { chakra } from '@chakra-ui/react/styled-system';
import { NoPermission } from '@portal/kit/access/no-permission';
import { errorMessage } from '@portal/kit/failures/error-message';
import { useFailureAlert } from '@portal/kit/failures/use-failure-alert';
import { isNarrowed } from '@portal/kit/job-applications/list-query';
import { useResource } from '@portal/kit/query/use-resource';
import { offerResource } from '@portal/kit/resources/offers';
import { paths } from '@portal/kit/routing/paths';
import { InlineNotice } from '@portal/kit/ui/inline-notice';
import { LinkButton } from '@portal/kit/ui/link-button';
import { LoadFailure } from '@portal/kit/ui/load-failure';
import { Loading } from '@portal/kit/ui/loading';
import { PageHeader } from '@portal/kit/ui/page-header';
import { useSession } from '@portal/runtime';
import { ArrowLeft } from 'lucide-react';
import { OffersPage } from '../offer/offers-page';
import { useIsAdmin } from '../offer/use-is-admin';
import { useRouteId } from '../offer/use-route-id';
import { ApplicantList } from './list/applicant-list';
import { useApplicantRoom } from './list/use-applicant-room';

/** Who has applied to an offer (specification §2, «Applicants per offer»). */
export function ApplicantsPage() {
  const offerId = useRouteId();
  const { data: offer } = useResource(offerResource(offerId));
  const { isAuthenticated } = useSession();
  // A visitor is led to the login by the server's answer (reading A01).
  const isRefused = !useIsAdmin() && isAuthenticated;

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
      {isRefused ? (
        <NoPermission task="ver a los aplicantes" />
      ) : (
        <Applicants key={offerId} offerId={offerId} />
      )}
    </OffersPage>
  );
}

function Applicants({ offerId }: { offerId: number }) {
  const room = useApplicantRoom(offerId);
  const { data: page, error, reload } = room.read;
  const text = errorMessage(error, noneFoundText);
  useFailureAlert(error, text, 'Error al consultar aplicantes');

  if (!page && error !== undefined) {
    return <LoadFailure kind="warning" error={error} text={noneFoundText} onRetry={reload} />;
  }
  if (!page) return <Loading text="Cargando aplicantes..." minHeight="50vh" />;
  if (page.total === 0 && !isNarrowed(room.query)) return <NoApplicants />;

  return <ApplicantList room={room} />;
}

/** Shown for an empty list and for one that could not be read (specification §2). */
const noneFoundText = 'No se encontraron aplicantes para esta oferta o hubo un error al cargar.';

/** An empty list has a text in two sections of the specification (§2, §8): both stand (reading A15). */
function NoApplicants() {
  return (
    <InlineNotice kind="warning">
      <p>{noneFoundText}</p>
      <chakra.p color="ink.muted">
        Sin aplicantes: Para esta oferta no se tienen aplicantes registrados.
      </chakra.p>
    </InlineNotice>
  );
}
