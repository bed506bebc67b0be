import { chakra } from '@chakra-ui/react/styled-system';
import { useResource } from '@portal/kit/query/use-resource';
import { answerResource } from '@portal/kit/resources/answers';
import { LoadFailure } from '@portal/kit/ui/load-failure';

/** What an applicant answered to one question, or why there is nothing to read. */
export function AnswerText({
  questionId,
  applicantId,
}: {
  questionId: number;
  applicantId: number;
}) {
  const { data: answer, error, reload } = useResource(answerResource(questionId, applicantId));

  if (!answer && error !== undefined) {
    return <LoadFailure error={error} text="No pudimos cargar esta respuesta." onRetry={reload} />;
  }
  if (!answer) return <span role="status">Cargando...</span>;
  if (answer.text === undefined) return <chakra.span color="ink.muted">Sin respuesta</chakra.span>;

  return <span>{answer.text}</span>;
}
