import { Container } from '@chakra-ui/react/container';
import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { Offer } from '@portal/contract/offer';
import { errorMessage } from '@portal/kit/failures/error-message';
import { useFailureAlert } from '@portal/kit/failures/use-failure-alert';
import { dateAndTime } from '@portal/kit/format/dates';
import { useResource } from '@portal/kit/query/use-resource';
import { offerQuestionsResource } from '@portal/kit/resources/offer-questions';
import { Button } from '@portal/kit/ui/button';
import { InlineNotice } from '@portal/kit/ui/inline-notice';
import { OfferOfAddress } from '../offer/offer-of-address';
import { ApplicationWizard, questionsFailure } from './application-wizard';
import { useDraftStore } from './use-draft-store';

/** The application form in three steps, without an account (S2.96, S1.05). */
export const ApplicationWizardPage = () => (
  <chakra.div css={groundLook} data-one-task="">
    <Container maxWidth="800px" paddingBlock={{ base: '6', md: '10' }} minHeight="70vh">
      <OfferOfAddress>{(offer) => <Application key={offer.id} offer={offer} />}</OfferOfAddress>
    </Container>
  </chakra.div>
);

/** A morning sky over water, with the form on a sheet in front. */
const groundLook: SystemStyleObject = {
  position: 'relative',
  overflow: 'hidden',
  paddingBottom: '112px',
  backgroundImage: 'linear-gradient(#E2F1FB, #EEF1FE 70%, #FDEEE9)',
};

function Application({ offer }: { offer: Offer }) {
  const { open, startOver, takeOver } = useDraftStore(offer);
  const questions = useResource(offerQuestionsResource(offer.id));
  // Loaded questions are usable, so a failed reload is not shown.
  const failure = questions.data ? undefined : questions.error;
  useFailureAlert(failure, errorMessage(failure, questionsFailure));

  return (
    <chakra.div display="grid" gap="6">
      <div>
        <chakra.p color="ink.muted" fontWeight="600" marginBottom="1">
          Estás postulando a
        </chakra.p>
        <chakra.h1 tabIndex={-1} textStyle="h2" outline="none">
          {offer.title}
        </chakra.h1>
      </div>
      {open === 'elsewhere' && <DraftElsewhere onTakeOver={takeOver} />}
      {typeof open === 'object' && (
        <>
          <RestoredNotice restoredAt={open.restoredAt} />
          <ApplicationWizard
            key={open.key}
            store={open.store}
            sending={open.sending}
            offer={offer}
            questions={questions}
            onDeleteDraft={startOver}
          />
        </>
      )}
    </chakra.div>
  );
}

function RestoredNotice({ restoredAt }: { restoredAt: number | undefined }) {
  if (restoredAt === undefined) return undefined;

  return (
    <InlineNotice kind="info">
      {`Recuperamos tu borrador del ${dateAndTime(restoredAt)}. Sigue donde lo dejaste.`}
    </InlineNotice>
  );
}

/** Replaces the form while another tab holds the draft. */
function DraftElsewhere({ onTakeOver }: { onTakeOver: () => void }) {
  return (
    <InlineNotice
      kind="warning"
      action={
        <Button variant="outline" onClick={onTakeOver}>
          Continuar aquí
        </Button>
      }
    >
      Esta postulación está abierta en otra pestaña. Sigue en una sola, para que lo que escribes no
      se pise ni se envíe dos veces.
    </InlineNotice>
  );
}
