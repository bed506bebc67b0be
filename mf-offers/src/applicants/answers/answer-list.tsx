import { chakra } from '@chakra-ui/react/styled-system';
import type { OfferQuestion } from '@portal/contract/offer-question';
import { useResource } from '@portal/kit/query/use-resource';
import { offerQuestionsResource } from '@portal/kit/resources/offer-questions';
import { LoadFailure } from '@portal/kit/ui/load-failure';
import { AnswerText } from './answer-text';

/** What an applicant answered to each of the offer's questions. */
export function AnswerList({ offerId, applicantId }: { offerId: number; applicantId: number }) {
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
