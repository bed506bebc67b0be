import { activityResource } from '@portal/kit/resources/activity';
import { offerLanguagesResource } from '@portal/kit/resources/offer-languages';
import { offerQuestionsResource } from '@portal/kit/resources/offer-questions';
import { offerSkillsResource } from '@portal/kit/resources/offer-skills';
import { useResource } from '@portal/kit/query/use-resource';

/** Data that belong to an offer. Each change reloads all of them. */
export function useOfferParts(offerId: number) {
  const parts = {
    skills: useResource(offerSkillsResource(offerId)),
    languages: useResource(offerLanguagesResource(offerId)),
    questions: useResource(offerQuestionsResource(offerId)),
    activity: useResource(activityResource({ of: { subject: 'offer', id: offerId }, page: 0 })),
  };

  return {
    ...parts,
    reload: async () => {
      await Promise.all(Object.values(parts).map((part) => part.reload()));
    },
  };
}
