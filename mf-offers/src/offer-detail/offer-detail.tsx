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
import { useIsJustApplied } from './use-is-just-applied';

// At the end of the page: part of the server's HTML, so its script loads late.
const SimilarOfferList = lazyPart(
  async () => (await import('./similar/similar-offer-list')).SimilarOfferList,
);

// Loaded only after an application.
const Confirmation = lazyPart(
  async () => (await import('./confirmation/confirmation')).Confirmation,
);

/**
 * An offer, with the button to apply always in view. A closed offer shows similar ones first; after
 * an application the confirmation comes first.
 */
export function OfferDetail({ offer }: { offer: Offer }) {
  const isJustApplied = useIsJustApplied();
  const similar = (
    <Suspense>
      <SimilarOfferList offer={offer} />
    </Suspense>
  );

  return (
    <article>
      {isJustApplied && (
        <Suspense>
          <Confirmation offer={offer} />
        </Suspense>
      )}
      <DetailHead offer={offer} heading={isJustApplied ? 'h2' : 'h1'} />
      <Container css={columnsLook}>
        <OfferPanel offer={offer} />
        <chakra.div css={wordsLook}>
          {!isOpen(offer) && similar}
          <LongText title={offerFields.description.formLabel} text={offer.description} />
          <Requirements offerId={offer.id} />
          <LongText title={offerFields.benefits.label} text={offer.benefits} mark="check" />
        </chakra.div>
      </Container>
      {isOpen(offer) && !isJustApplied && (
        <Container paddingBottom={{ base: '10', md: '16' }}>{similar}</Container>
      )}
    </article>
  );
}
