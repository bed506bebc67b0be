import { chakra } from '@chakra-ui/react/styled-system';
import type { Offer } from '@portal/contract/offer';
import { lazyPart } from '@portal/kit/ui/lazy-part';
import { memo, Suspense } from 'react';
import { CardMark } from '../../offer/card-mark';
import { OfferCard } from '../../offer/offer-card';
import type { Mark, Marks } from '../../offer/offer-marks';
import type { OfferDialogKind } from '../../offer-menu/use-offer-dialogs';
import { OfferMenuButton } from '../../offer-menu/offer-menu-button';

// Loaded for staff only.
const ManageLink = lazyPart(async () => (await import('../../offer-menu/manage-link')).ManageLink);
const ApplicantsLink = lazyPart(
  async () => (await import('../../offer-menu/applicants-link')).ApplicantsLink,
);

type CardActions = {
  onMarksChanged: () => Promise<void>;
  isAdmin: boolean;
  onOpenDialog: (kind: OfferDialogKind, offerId: number) => void;
  /** Called after an offer was deleted on the server. */
  onDeleted: () => Promise<void>;
};

type OfferListProps = CardActions & {
  offers: readonly Offer[];
  marks: Marks;
};

export const OfferList = memo(function OfferList(props: OfferListProps) {
  const { offers, marks, ...actions } = props;

  return (
    <chakra.ul display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '10px', md: '2' }}>
      {offers.map((offer, index) => (
        <OfferItem
          key={offer.id}
          offer={offer}
          index={index}
          mark={marks.get(offer.id)}
          {...actions}
        />
      ))}
    </chakra.ul>
  );
});

type OfferItemProps = CardActions & {
  offer: Offer;
  index: number;
  mark: Mark | undefined;
};

/** Memoised, because a page shows many of them. */
const OfferItem = memo(function OfferItem(props: OfferItemProps) {
  const { offer, index, mark, isAdmin, onMarksChanged, onOpenDialog, onDeleted } = props;

  return (
    <li>
      <OfferCard
        offer={offer}
        index={index}
        mark={<CardMark mark={mark} offerId={offer.id} onChanged={() => void onMarksChanged()} />}
        menu={
          isAdmin && (
            <chakra.div display="flex" alignItems="center" gap="1">
              <Suspense fallback={<chakra.div boxSize="10" />}>
                <ApplicantsLink offer={offer} />
                <ManageLink offer={offer} />
              </Suspense>
              <OfferMenuButton
                offer={offer}
                onOpenDialog={(kind) => onOpenDialog(kind, offer.id)}
                onDeleted={onDeleted}
              />
            </chakra.div>
          )
        }
      />
    </li>
  );
});
