import { Container } from '@chakra-ui/react/container';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Offer } from '@portal/contract/offer';
import { offerFields } from '@portal/contract/offer-fields';
import { lazyPart } from '@portal/kit/ui/lazy-part';
import { Suspense } from 'react';
import { isOpen } from '../offer/offer-state';
import { columnsLook, wordsLook } from './detail-look';
import { DetailHead } from './head/detail-head';
import { OfferPanel } from './panel/offer-panel';
import { Requirements } from './requirements';
import { LongText } from './text/long-text';

// The last of the page: the server's HTML has it, and its script comes after those that are wanted first.
const SimilarOfferList = lazyPart(
  async () => (await import('./similar/similar-offer-list')).SimilarOfferList,
);

/** An offer, with the way to apply always in view. One that is closed shows others first. */
export function OfferDetail({ offer }: { offer: Offer }) {
  const similar = (
    <Suspense>
      <SimilarOfferList offer={offer} />
    </Suspense>
  );

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
