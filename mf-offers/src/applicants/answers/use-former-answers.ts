import type { OfferQuestion } from '@portal/contract/offer-question';
import { useResource } from '@portal/kit/query/use-resource';
import { applicationAnswersResource } from '@portal/kit/resources/application-answers';

/** Answers to questions that the offer no longer has. */
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
