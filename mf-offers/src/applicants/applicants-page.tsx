import { chakra } from '@chakra-ui/react/styled-system';
import { NoPermission } from '@portal/kit/access/no-permission';
import { errorMessage } from '@portal/kit/failures/error-message';
import { useFailureAlert } from '@portal/kit/failures/use-failure-alert';
import { isNarrowed } from '@portal/kit/job-applications/list-query';
import type { Elements } from '@portal/kit/ui/elements';
import { lazyPart } from '@portal/kit/ui/lazy-part';
import { useResource } from '@portal/kit/query/use-resource';
import { offerResource } from '@portal/kit/resources/offers';
import { paths } from '@portal/kit/routing/paths';
import { InlineNotice } from '@portal/kit/ui/inline-notice';
import { HeadBackLink } from '@portal/kit/ui/back-link';
import { LoadFailure } from '@portal/kit/ui/load-failure';
import { Loading } from '@portal/kit/ui/loading';
import { PageHeader } from '@portal/kit/ui/page-header';
import { useSession } from '@portal/runtime';
import { Suspense } from 'react';
import { OffersPage } from '../offer/offers-page';
import { useIsAdmin } from '../offer/use-is-admin';
import { useRouteId } from '../offer/use-route-id';
import { ApplicantList } from './list/applicant-list';
import { ApplicantTools } from './list/applicant-tools';
import { useApplicantRoom, type ApplicantRoom } from './list/use-applicant-room';
import { useKeptScroll } from './list/use-kept-scroll';
import { useReviewAddress } from './review/use-review-address';

// Loaded only for the review.
const ReviewRoom = lazyPart(async () => (await import('./review/review-room')).ReviewRoom);

/** Applicants of an offer (S2.83). */
export function ApplicantsPage() {
  const offerId = useRouteId();
  const { isAuthenticated } = useSession();
  // Visitors are redirected to the login by the API's 401 (reading A01).
  const isRefused = !useIsAdmin() && isAuthenticated;

  if (isRefused) {
    return (
      <ApplicantsFrame offerId={offerId}>
        <NoPermission task="ver a los aplicantes" />
      </ApplicantsFrame>
    );
  }
  return <Applicants key={offerId} offerId={offerId} />;
}

type FrameProps = { offerId: number; action?: Elements; children: Elements };

function ApplicantsFrame({ offerId, action, children }: FrameProps) {
  const { data: offer } = useResource(offerResource(offerId));

  return (
    <OffersPage>
      <PageHeader
        title="Aplicantes"
        description={offer?.title}
        action={action}
        back={<HeadBackLink to={paths.offers}>Volver a Ofertas</HeadBackLink>}
      />
      {children}
    </OffersPage>
  );
}

function Applicants({ offerId }: { offerId: number }) {
  const address = useReviewAddress();
  const scroll = useKeptScroll(address.id !== undefined);

  if (address.id !== undefined) {
    return (
      <Suspense fallback={<Loading text="Cargando aplicantes..." minHeight="70vh" />}>
        <ReviewRoom offerId={offerId} id={address.id} address={address} />
      </Suspense>
    );
  }
  return (
    <ApplicantsOfOffer
      offerId={offerId}
      onReview={(id) => {
        scroll.keep();
        address.open(id);
      }}
    />
  );
}

type ApplicantsProps = { offerId: number; onReview: (id: number) => void };

function ApplicantsOfOffer({ offerId, onReview }: ApplicantsProps) {
  const room = useApplicantRoom(offerId);
  const { data: page, error } = room.read;
  const text = errorMessage(error, noneFoundText);
  useFailureAlert(error, text, 'Error al consultar aplicantes');
  const isEmpty = page?.total === 0 && !isNarrowed(room.query);

  return (
    <ApplicantsFrame
      offerId={offerId}
      action={page && !isEmpty && <ApplicantTools room={room} onReview={onReview} />}
    >
      {page ? (
        (isEmpty && <NoApplicants />) || <ApplicantList room={room} onReview={onReview} />
      ) : (
        <NotRead read={room.read} />
      )}
    </ApplicantsFrame>
  );
}

function NotRead({ read: { error, reload } }: { read: ApplicantRoom['read'] }) {
  return error === undefined ? (
    <Loading text="Cargando aplicantes..." minHeight="50vh" />
  ) : (
    <LoadFailure kind="warning" error={error} text={noneFoundText} onRetry={reload} />
  );
}

/** Shown for an empty list and for a failed request (S2.89). */
const noneFoundText = 'No se encontraron aplicantes para esta oferta o hubo un error al cargar.';

/** An empty list shows both texts of the specification (S2.89, S8.27, reading A15). */
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
