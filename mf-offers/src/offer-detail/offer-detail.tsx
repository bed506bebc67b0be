import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { Offer } from '@portal/contract/offer';
import { offerFields } from '@portal/contract/offer-fields';
import { applicationPath, paths } from '@portal/kit/routing/paths';
import { LinkButton } from '@portal/kit/ui/link-button';
import { ArrowLeft } from 'lucide-react';
import { FactList } from '../offer/fact-list';
import { detailFacts } from '../offer/offer-facts';
import { isOpen } from '../offer/offer-state';
import { ClosedOffer } from './closed-offer';
import { OfferTools } from './offer-tools';
import { OwnApplication } from './own-application';

const sidePadding = { base: '4', md: '8' };

export function OfferDetail({ offer }: { offer: Offer }) {
  return (
    <chakra.article
      position="relative"
      maxWidth="920px"
      marginInline="auto"
      bg="surface"
      borderWidth="1px"
      borderRadius="lg"
      boxShadow="sm"
    >
      <chakra.header
        paddingInline={sidePadding}
        paddingBlock={{ base: '6', md: '8' }}
        bg="primary.tint"
        borderTopRadius="lg"
        display="grid"
        gap="6"
      >
        <chakra.h1 tabIndex={-1} textStyle="h2" outline="none">
          {offer.title}
        </chakra.h1>
        {!isOpen(offer) && <ClosedOffer offer={offer} />}
        <OwnApplication offer={offer} />
        <FactList facts={detailFacts(offer)} columnWidth="220px" />
        <OfferTools offer={offer} />
      </chakra.header>
      <LongText title={offerFields.description.formLabel} text={offer.description} />
      <LongText title={offerFields.benefits.label} text={offer.benefits} />
      <Actions offer={offer} />
    </chakra.article>
  );
}

/** Line breaks are part of the text (specification §2). */
function LongText({ title, text }: { title: string; text: string }) {
  return (
    <chakra.section paddingInline={sidePadding} paddingTop="8">
      <chakra.h2 textStyle="h3" marginBottom="3">
        {title}
      </chakra.h2>
      <chakra.p maxWidth="prose" whiteSpace="pre-line">
        {text}
      </chakra.p>
    </chakra.section>
  );
}

// A phone has the social bar along its lower edge; a low window has no room for either.
const sticky: SystemStyleObject = {
  position: 'sticky',
  bottom: { base: '47px', md: '0' },
  '@media (max-height: 479px)': { position: 'static' },
  _print: { display: 'none' },
};

/** Stays in sight at the lower edge of the window while a long offer is read. */
function Actions({ offer }: { offer: Offer }) {
  return (
    <chakra.div
      css={sticky}
      display="flex"
      justifyContent="space-between"
      gap="3"
      marginTop="8"
      paddingInline={sidePadding}
      paddingBlock="4"
      bg="surface"
      borderTopWidth="1px"
      borderBottomRadius="lg"
    >
      <LinkButton to={paths.offers} variant="outline" paddingInline={{ base: '4', md: '5' }}>
        <ArrowLeft aria-hidden size={18} />
        Atrás
      </LinkButton>
      {isOpen(offer) && (
        <LinkButton
          to={applicationPath(offer.id)}
          variant="accent"
          flex={{ base: '1', sm: 'initial' }}
          paddingInline={{ base: '4', md: '5' }}
        >
          Postularme a oferta
        </LinkButton>
      )}
    </chakra.div>
  );
}
