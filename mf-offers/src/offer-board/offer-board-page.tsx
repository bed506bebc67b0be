import { chakra } from '@chakra-ui/react/styled-system';
import type { Offer } from '@portal/contract/offer';
import { errorMessage, tryAgainText } from '@portal/kit/failures/error-message';
import { useFailureAlert } from '@portal/kit/failures/use-failure-alert';
import { useResource, type ResourceResult } from '@portal/kit/query/use-resource';
import { offersResource } from '@portal/kit/resources/offers';
import { EmptyState } from '@portal/kit/ui/empty-state';
import { IconButton } from '@portal/kit/ui/icon-button';
import { LoadFailure } from '@portal/kit/ui/load-failure';
import { PageHeader } from '@portal/kit/ui/page-header';
import { Plus } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useNotedBoardAddress } from '../offer/board-address';
import { OffersPage } from '../offer/offers-page';
import { useIsAdmin } from '../offer/use-is-admin';
import type { Marks } from '../offer/offer-marks';
import { useOfferMarks } from '../offer/use-offer-marks';
import { OfferFilters } from './filter/offer-filters';
import { useOfferFilter, type OfferFilterControls } from './filter/use-offer-filter';
import { FoundOffers } from './list/found-offers';
import { useOfferDialogs, type OfferDialogKind } from '../offer-menu/use-offer-dialogs';
import { LoadingOffers } from './list/loading-offers';
import { OfferList } from './list/offer-list';
import { OwnApplicationsLink } from './own-applications-link';

/** The job board (S2.52). */
export function OfferBoardPage() {
  const offers = useResource(offersResource);
  const controls = useOfferFilter();
  const { marks, reload: reloadMarks } = useOfferMarks(idsOf(offers.data ?? []));
  const isAdmin = useIsAdmin();
  useNotedBoardAddress();
  const { shown, open, close, reopen } = useOfferDialogs();

  return (
    <OffersPage>
      <PageHeader
        title="Ofertas Laborales"
        action={
          <Action>
            {isAdmin ? (
              <NewOfferButton onClick={() => open('create')} />
            ) : (
              <OwnApplicationsLink count={sentCount(marks)} />
            )}
          </Action>
        }
      />
      <chakra.div
        display="grid"
        gap={{ base: '3', lg: '8' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '248px minmax(0, 1fr)' }}
        alignItems="start"
      >
        <OfferFilters offers={offers.data ?? []} controls={controls} />
        <Offers
          offers={offers}
          controls={controls}
          marks={marks}
          onMarksChanged={reloadMarks}
          isAdmin={isAdmin}
          onOpenDialog={open}
        />
      </chakra.div>
      {shown && (
        <shown.Dialog
          offerId={shown.offerId}
          typed={shown.typed}
          onClose={close}
          onReopen={reopen}
          onSaved={offers.reload}
        />
      )}
    </OffersPage>
  );
}

/**
 * A separate line on a phone, so that nothing moves when the visitor's page from the server becomes
 * an administrator's.
 */
const Action = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '44px',
    flexShrink: '0',
    smDown: { width: '100%' },
  },
});

const idsOf = (offers: readonly Offer[]) => offers.map(({ id }) => id).join(' ');

const sentCount = (marks: Marks) => [...marks.values()].filter((mark) => mark === 'applied').length;

function NewOfferButton({ onClick }: { onClick: () => void }) {
  return (
    <IconButton label="Crear nueva oferta" variant="accent" size="icon" onClick={onClick}>
      <Plus aria-hidden size={22} />
    </IconButton>
  );
}

type OffersProps = {
  offers: ResourceResult<Offer[]>;
  controls: OfferFilterControls;
  marks: Marks;
  onMarksChanged: () => Promise<void>;
  isAdmin: boolean;
  onOpenDialog: (kind: OfferDialogKind, offerId: number) => void;
};

function Offers({ offers: { data, error, reload }, controls, ...list }: OffersProps) {
  // Deferred, so that rendering hundreds of cards does not block input.
  const offers = useDeferredValue(data);
  const isAdmin = useDeferredValue(list.isAdmin);
  const text = errorMessage(
    error,
    `No pudimos cargar las ofertas. ${tryAgainText(error)}`,
    'error',
  );
  useFailureAlert(error, text);

  if (!offers && error !== undefined) {
    return <LoadFailure error={error} text={text} onRetry={reload} />;
  }
  if (!offers) return <LoadingOffers />;
  if (offers.length === 0) return <EmptyState text="No hay ofertas disponibles por el momento." />;

  return (
    <FoundOffers offers={offers} controls={controls}>
      {(found) => <OfferList offers={found} {...list} isAdmin={isAdmin} onDeleted={reload} />}
    </FoundOffers>
  );
}
