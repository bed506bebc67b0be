import type { OfferQuestion } from '@portal/contract/offer-question';
import { useResource } from '@portal/kit/query/use-resource';
import { applicationAnswersResource } from '@portal/kit/resources/application-answers';

/** The answers of an application to questions that its offer has no more. */
export function useFormerAnswers(
  applicationId: number,
  questions: readonly OfferQuestion[] | undefined,
) {
  const { data, error, reload } = useResource(applicationAnswersResource(applicationId));
  const asked = new Set(questions?.map(({ id }) => id));
  return {
    answers: data?.filter(({ offerQuestionId }) => !asked.has(offerQuestionId)) ?? [],
    error: data ? undefined : error,
    reload,
  };
}
