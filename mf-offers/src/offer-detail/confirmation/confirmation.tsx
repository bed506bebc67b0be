import { Container } from '@chakra-ui/react/container';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Offer } from '@portal/contract/offer';
import { SimilarOfferList } from '../similar/similar-offer-list';
import { ConfirmEmail } from './confirm-email';
import { NextSteps } from './next-steps';
import { Ticket } from './ticket';
import { useSentApplication } from './use-sent-application';

/** Confirmation of an application that was just sent: ticket, next steps and further links. */
export function Confirmation({ offer }: { offer: Offer }) {
  const sent = useSentApplication(offer.id);
  const { receipt } = sent;

  return (
    <chakra.section aria-label="Postulación enviada">
      <Container
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 640px) minmax(0, 1fr)' }}
        columnGap={{ lg: '10', xl: '72px' }}
        rowGap="10"
        alignItems="start"
        paddingTop={{ md: '12' }}
        paddingBottom={{ base: '12', md: '16' }}
      >
        <Ticket offer={offer} sent={sent} />
        <chakra.div display="grid" gap="8" data-screen-only="">
          {receipt?.asksConfirmation && receipt.content && (
            <ConfirmEmail email={receipt.content.email} />
          )}
          <NextSteps sent={sent} />
        </chakra.div>
      </Container>
      <Container paddingBottom={{ base: '12', md: '16' }} _empty={{ display: 'none' }}>
        <SimilarOfferList offer={offer} title="Mientras tanto, otras parecidas" />
      </Container>
    </chakra.section>
  );
}
