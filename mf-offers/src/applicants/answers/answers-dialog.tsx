import { chakra } from '@chakra-ui/react/styled-system';
import type { JobApplication } from '@portal/contract/job-application';
import type { OfferQuestion } from '@portal/contract/offer-question';
import { ActivityDisclosure } from '@portal/kit/activity/activity-disclosure';
import { useResource } from '@portal/kit/query/use-resource';
import { offerQuestionsResource } from '@portal/kit/resources/offer-questions';
import { Button } from '@portal/kit/ui/button';
import { Dialog } from '@portal/kit/ui/dialog';
import { LoadFailure } from '@portal/kit/ui/load-failure';
import { AnswerText } from './answer-text';

type AnswersDialogProps = {
  offerId: number;
  application: JobApplication;
  /** Where the applicant stands in the list. */
  place: { number: number; total: number };
  onMove: (step: -1 | 1) => void;
  onClose: () => void;
};

/** What an applicant answered to each of the offer's questions (specification §2). */
export function AnswersDialog(props: AnswersDialogProps) {
  const { offerId, application, place, onMove, onClose } = props;
  const { applicant } = application;

  return (
    <Dialog
      title="Respuestas del aplicante"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" disabled={place.number === 1} onClick={() => onMove(-1)}>
            Aplicante anterior
          </Button>
          <Button
            variant="outline"
            disabled={place.number === place.total}
            onClick={() => onMove(1)}
          >
            Aplicante siguiente
          </Button>
        </>
      }
    >
      <chakra.p role="status" color="ink.muted" marginBottom="5">
        {applicant.name} · {applicant.email} · {place.number} de {place.total}
      </chakra.p>
      <Answers offerId={offerId} applicantId={applicant.id} />
      <ActivityDisclosure
        key={application.id}
        of={{ subject: 'application', id: application.id }}
      />
    </Dialog>
  );
}

function Answers({ offerId, applicantId }: { offerId: number; applicantId: number }) {
  const { data: questions, error, reload } = useResource(offerQuestionsResource(offerId));

  if (!questions && error !== undefined) {
    return <LoadFailure error={error} text="No pudimos cargar las preguntas." onRetry={reload} />;
  }
  if (!questions) return <p role="status">Cargando...</p>;
  if (questions.length === 0) return <p>Esta oferta no tiene preguntas.</p>;

  return (
    <chakra.dl display="grid" gap="5">
      {questions.map((question) => (
        <AnswerItem key={question.id} question={question} applicantId={applicantId} />
      ))}
    </chakra.dl>
  );
}

type AnswerItemProps = { question: OfferQuestion; applicantId: number };

function AnswerItem({ question, applicantId }: AnswerItemProps) {
  return (
    <div>
      <chakra.dt fontWeight="600">{question.question.name}</chakra.dt>
      <chakra.dd marginTop="1" whiteSpace="pre-line">
        <AnswerText questionId={question.id} applicantId={applicantId} />
      </chakra.dd>
    </div>
  );
}
