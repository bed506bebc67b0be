import { chakra } from '@chakra-ui/react/styled-system';
import { errorMessage } from '@portal/kit/format/error-message';
import { useFailureAlert } from '@portal/kit/query/use-failure-alert';
import { useResource } from '@portal/kit/query/use-resource';
import { offersResource } from '@portal/kit/resources/offers';
import { EmptyState } from '@portal/kit/ui/empty-state';
import { LoadFailure } from '@portal/kit/ui/load-failure';
import { Loading } from '@portal/kit/ui/loading';
import { PageHeader } from '@portal/kit/ui/page-header';
import { OffersPage } from '../components/offers-page';
import { OfferFilters } from './offer-filters';
import { OfferList } from './offer-list';

const failureText = 'No pudimos cargar las ofertas. Revisa tu conexión e inténtalo de nuevo.';

/** The job board (specification §2, «Offers list»). */
export function OfferBoardPage() {
  return (
    <OffersPage>
      <PageHeader title="Ofertas Laborales" />
      <chakra.div
        display="grid"
        gap={{ base: '6', lg: '8' }}
        gridTemplateColumns={{ base: '1fr', lg: '264px 1fr' }}
        alignItems="start"
      >
        <OfferFilters />
        <Offers />
      </chakra.div>
    </OffersPage>
  );
}

function Offers() {
  const { data: offers, error, reload } = useResource(offersResource);
  const text = errorMessage(error, failureText, 'error');
  useFailureAlert(error, text);

  if (!offers && error) return <LoadFailure error={error} text={text} onRetry={reload} />;
  if (!offers) return <Loading text="Cargando ofertas..." minHeight="60vh" />;
  if (offers.length === 0) return <EmptyState text="No hay ofertas disponibles por el momento." />;

  return <OfferList offers={offers} onChanged={reload} />;
}
