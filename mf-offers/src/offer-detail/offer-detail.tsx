import { Container } from '@chakra-ui/react/container';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Offer } from '@portal/contract/offer';
import { offerFields } from '@portal/contract/offer-fields';
import { isOpen } from '../offer/offer-state';
import { columnsLook, wordsLook } from './detail-look';
import { DetailHead } from './head/detail-head';
import { OfferPanel } from './panel/offer-panel';
import { Requirements } from './requirements';
import { SimilarOfferList } from './similar/similar-offer-list';
import { LongText } from './text/long-text';

/** An offer, with the way to apply always in view. One that is closed shows others first. */
export function OfferDetail({ offer }: { offer: Offer }) {
  const similar = <SimilarOfferList offer={offer} />;

  return (
    <article>
      <DetailHead offer={offer} />
      <Container css={columnsLook}>
        <OfferPanel offer={offer} />
        <chakra.div css={wordsLook}>
          {!isOpen(offer) && similar}
          <LongText title={offerFields.description.formLabel} text={offer.description} />
          <Requirements offerId={offer.id} />
          <LongText title={offerFields.benefits.label} text={offer.benefits} mark="check" />
        </chakra.div>
      </Container>
      {isOpen(offer) && <Container paddingBottom={{ base: '10', md: '16' }}>{similar}</Container>}
    </article>
  );
}
