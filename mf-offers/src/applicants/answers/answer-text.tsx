import { chakra } from '@chakra-ui/react/styled-system';
import { useResource } from '@portal/kit/query/use-resource';
import { answerResource } from '@portal/kit/resources/answers';
import { OriginalText } from '@portal/kit/ui/original-text';
import { LoadFailure } from '@portal/kit/ui/load-failure';

type AnswerTextProps = {
  questionId: number;
  applicantId: number;
  /**
   * Current text of the question, unless the text at the time of the application is shown above.
   */
  heading?: string;
};

/** The answer to one question, or the reason why there is none. */
export function AnswerText({ questionId, applicantId, heading }: AnswerTextProps) {
  const { data: answer, error, reload } = useResource(answerResource(questionId, applicantId));

  if (!answer && error !== undefined) {
    return <LoadFailure error={error} text="No pudimos cargar esta respuesta." onRetry={reload} />;
  }
  if (!answer) return <span role="status">Cargando...</span>;
  const { question, text } = answer;
  if (text === undefined) return <chakra.span color="ink.muted">Sin respuesta</chakra.span>;
  const isOther = heading !== undefined && question !== undefined && question !== heading;

  return <OriginalText text={text} later={isOther ? `se le preguntó: ${question}` : undefined} />;
}
