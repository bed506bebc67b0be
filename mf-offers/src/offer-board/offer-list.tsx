import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { Offer } from '@portal/contract/offer';
import { memo } from 'react';
import { CardMark } from '../offer/card-mark';
import { OfferCard } from '../offer/offer-card';
import type { Mark, Marks } from '../offer/offer-marks';
import type { OfferDialogKind } from './menu/use-offer-dialogs';
import { OfferMenuButton } from './menu/offer-menu-button';

// In a list of hundreds, a card far from the screen is neither laid out nor painted until it
// comes near, so that the list scrolls smoothly.
const manyOffers = 40;
const farAway: SystemStyleObject = {
  contentVisibility: 'auto',
  containIntrinsicSize: { base: 'auto 440px', md: 'auto 220px' },
};

type CardActions = {
  onMarksChanged: () => Promise<void>;
  isAdmin: boolean;
  onOpenDialog: (kind: OfferDialogKind, offerId: number) => void;
  /** An offer was deleted on the server. */
  onDeleted: () => Promise<void>;
};

type OfferListProps = CardActions & {
  offers: readonly Offer[];
  marks: Marks;
};

export const OfferList = memo(function OfferList(props: OfferListProps) {
  const { offers, marks, ...actions } = props;

  return (
    // As wide as the window, whatever width a card that nobody sees at the moment is taken to have.
    <chakra.ul display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="1">
      {offers.map((offer, index) => (
        <OfferItem
          key={offer.id}
          offer={offer}
          index={index}
          mark={marks.get(offer.id)}
          isOneOfMany={offers.length > manyOffers}
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
  isOneOfMany: boolean;
};

/** Drawn again only when something of its own changes: there may be hundreds. */
const OfferItem = memo(function OfferItem(props: OfferItemProps) {
  const { offer, index, mark, isOneOfMany, isAdmin, onMarksChanged, onOpenDialog, onDeleted } =
    props;

  return (
    // Room for the mark on the card's upper edge, which a list of hundreds would cut off.
    <chakra.li paddingTop="3" css={isOneOfMany ? farAway : {}}>
      <OfferCard
        offer={offer}
        index={index}
        mark={<CardMark mark={mark} offerId={offer.id} onChanged={() => void onMarksChanged()} />}
        menu={
          isAdmin && (
            <OfferMenuButton
              offer={offer}
              onOpenDialog={(kind) => onOpenDialog(kind, offer.id)}
              onDeleted={onDeleted}
            />
          )
        }
      />
    </chakra.li>
  );
});
