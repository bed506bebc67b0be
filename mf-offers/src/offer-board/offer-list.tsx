import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { Offer } from '@portal/contract/offer';
import { deleteWhenConfirmed } from '@portal/kit/query/delete-when-confirmed';
import { deleteOffer } from '@portal/kit/resources/offers';
import { OfferMark } from '../components/offer-mark';
import type { Marks } from '../on-device/offer-marks';
import { OfferCard } from './offer-card';
import type { OfferDialogKind } from './offer-dialog-kind';
import { OfferMenuButton } from './offer-menu-button';
import { OfferStateBadge } from './offer-state-badge';

// In a list of hundreds, a card far from the screen is neither laid out nor painted until it
// comes near, so that the list scrolls smoothly.
const manyOffers = 40;
const farAway: SystemStyleObject = {
  contentVisibility: 'auto',
  containIntrinsicSize: { base: 'auto 440px', md: 'auto 220px' },
};

type OfferListProps = {
  offers: readonly Offer[];
  marks: Marks;
  onMarksChanged: () => void;
  isAdmin: boolean;
  onOpenDialog: (kind: OfferDialogKind, offerId: number) => void;
  /** An offer was deleted on the server. */
  onDeleted: () => void;
};

export function OfferList(props: OfferListProps) {
  const { offers, marks, onMarksChanged, isAdmin, onOpenDialog, onDeleted } = props;
  const remove = ({ id, title }: Offer) =>
    deleteWhenConfirmed({
      item: { kind: 'offer', id },
      name: title,
      remove: () => deleteOffer(id),
      onChanged: onDeleted,
    });

  return (
    <chakra.ul display="grid" gap="1" listStyle="none">
      {offers.map((offer, index) => (
        <chakra.li
          key={offer.id}
          // Room for the mark on the card's upper edge, which a list of hundreds would cut off.
          paddingTop="3"
          css={offers.length > manyOffers ? farAway : {}}
        >
          <OfferCard
            offer={offer}
            index={index}
            badge={<OfferStateBadge offer={offer} />}
            mark={<OfferMark mark={marks.get(offer.id)} offer={offer} onChanged={onMarksChanged} />}
            menu={
              isAdmin && (
                <OfferMenuButton
                  offer={offer}
                  onOpenDialog={(kind) => onOpenDialog(kind, offer.id)}
                  onDelete={() => void remove(offer)}
                />
              )
            }
          />
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
