import type { APIRequestContext } from '@playwright/test';
import { AdminApi } from './admin-api';
import { anApplication, uniqueTitle } from './an-application';
import { answerTo, applyTo } from './apply';

type Applied = { name?: string; salary?: number; file?: Buffer; answers?: readonly string[] };

/** Creates an offer with job applications of these people; the list shows the latest first. */
export async function appliedOffer(request: APIRequestContext, people: readonly Applied[]) {
  const api = await AdminApi.signIn(request);
  const offer = await api.createOffer(uniqueTitle('Con aplicantes'));
  const questions = await api.questionsOf(offer.id);
  for (const { answers = [], ...changes } of people) {
    const { name, email } = anApplication();
    const person = { name, email, salary: 2_600_000, ...changes };
    const applicantId = await applyTo(request, offer.id, person);
    for (const [index, text] of answers.entries()) {
      const offerQuestionId = questions[index]?.id ?? 0;
      await answerTo(request, { applicantId, offerQuestionId, text });
    }
  }
  const [latest, ...earlier] = await api.applicationsOf(offer.id);
  if (!latest) throw new Error('Expected an applicant.');
  return { api, offer, latest, earlier };
}
