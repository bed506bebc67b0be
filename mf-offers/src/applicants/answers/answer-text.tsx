import { chakra } from '@chakra-ui/react/styled-system';
import { useResource } from '@portal/kit/query/use-resource';
import { answerResource } from '@portal/kit/resources/answers';
import { AsGiven } from '@portal/kit/ui/as-given';
import { LoadFailure } from '@portal/kit/ui/load-failure';

type AnswerTextProps = {
  questionId: number;
  applicantId: number;
  /** The question's words of today, where those of then do not stand above. */
  heading?: string;
};

/** What an applicant answered to one question, or why there is nothing to read. */
export function AnswerText({ questionId, applicantId, heading }: AnswerTextProps) {
  const { data: answer, error, reload } = useResource(answerResource(questionId, applicantId));

  if (!answer && error !== undefined) {
    return <LoadFailure error={error} text="No pudimos cargar esta respuesta." onRetry={reload} />;
  }
  if (!answer) return <span role="status">Cargando...</span>;
  const { question, text } = answer;
  if (text === undefined) return <chakra.span color="ink.muted">Sin respuesta</chakra.span>;
  const isOther = heading !== undefined && question !== undefined && question !== heading;

  return <AsGiven text={text} later={isOther ? `se le preguntó: ${question}` : undefined} />;
}
