import { chakra } from '@chakra-ui/react/styled-system';
import type { JobApplication } from '@portal/contract/job-application';
import type { OfferQuestion } from '@portal/contract/offer-question';
import { changedQuestion } from '@portal/kit/format/later-changes';
import { useResource } from '@portal/kit/query/use-resource';
import { answerResource } from '@portal/kit/resources/answers';
import { offerQuestionsResource } from '@portal/kit/resources/offer-questions';
import { OriginalText } from '@portal/kit/ui/original-text';
import { LoadFailure } from '@portal/kit/ui/load-failure';
import type { ReactNode } from 'react';
import { AnswerText } from './answer-text';
import { useFormerAnswers } from './use-former-answers';

type AnswerListProps = { offerId: number; application: JobApplication };

/** Answers of an applicant, including those to questions that the offer no longer has. */
export function AnswerList({ offerId, application }: AnswerListProps) {
  const { data: questions, error, reload } = useResource(offerQuestionsResource(offerId));
  const former = useFormerAnswers(application.id, questions);

  if (!questions && error !== undefined) {
    return <LoadFailure error={error} text="No pudimos cargar las preguntas." onRetry={reload} />;
  }
  if (!questions) return <p role="status">Cargando...</p>;

  return (
    <>
      {questions.length === 0 && <p>Esta oferta no tiene preguntas.</p>}
      <chakra.dl display="grid" gap="5" _empty={{ display: 'none' }}>
        {questions.map((question) => (
          <AnswerItem
            key={question.id}
            question={question}
            applicantId={application.applicant.id}
          />
        ))}
        {former.answers.map(({ offerQuestionId, question, text }) => (
          <Item key={offerQuestionId} question={question} later="ya no se pregunta">
            {text}
          </Item>
        ))}
      </chakra.dl>
      {former.error !== undefined && (
        <LoadFailure
          error={former.error}
          text="No pudimos cargar las respuestas a preguntas que ya no se hacen."
          onRetry={former.reload}
        />
      )}
    </>
  );
}

type AnswerItemProps = { question: OfferQuestion; applicantId: number };

function AnswerItem({ question: { id, question }, applicantId }: AnswerItemProps) {
  const { data: answer } = useResource(answerResource(id, applicantId));
  const asked = answer?.question ?? question.name;

  return (
    <Item
      question={asked}
      later={asked === question.name ? undefined : changedQuestion(question.name)}
    >
      <AnswerText questionId={id} applicantId={applicantId} />
    </Item>
  );
}

type ItemProps = { question: string; later: string | undefined; children: ReactNode };

const Item = ({ question, later, children }: ItemProps) => (
  <div>
    <chakra.dt fontWeight="600">
      <OriginalText text={question} later={later} />
    </chakra.dt>
    <chakra.dd marginTop="1" whiteSpace="pre-line">
      {children}
    </chakra.dd>
  </div>
);
