import type { Offer } from '@portal/contract/offer';
import type { OfferQuestion } from '@portal/contract/offer-question';
import { readCurrency } from '@portal/contract/salary-currency';
import { parseSpanishNumber } from '@portal/contract/spanish-number';
import * as v from 'valibot';
import type { WizardDraft } from '../on-device/wizard-draft';

/** What an applicant keeps of an application that was sent: its code and a copy of it all. */
export const receipt = v.object({
  offerId: v.number(),
  offerTitle: v.string(),
  /** Names the application towards staff; servers other than ours may give none. */
  code: v.optional(v.string()),
  sentAt: v.string(),
  name: v.string(),
  email: v.string(),
  salaryExpectation: v.number(),
  /** Undefined when the offer's range named none. */
  currency: v.optional(v.string()),
  /** Whether the CV may be kept for other offers; undefined in receipts of another server. */
  joinsTalentPool: v.optional(v.boolean()),
  /** Whether the server has written to the e-mail to have it confirmed. */
  asksConfirmation: v.optional(v.boolean()),
  /** A draft that was sent in part may have lost the file that the server has. */
  curriculum: v.optional(v.object({ name: v.string(), size: v.number() })),
  answers: v.array(v.object({ question: v.string(), text: v.string() })),
});
export type Receipt = v.InferOutput<typeof receipt>;

type SentApplication = {
  offer: Pick<Offer, 'id' | 'title' | 'salaryRange'>;
  draft: WizardDraft;
  curriculum: File | undefined;
  questions: readonly OfferQuestion[];
};

export function receiptOf({ offer, draft, curriculum, questions }: SentApplication): Receipt {
  const { sent, email, name, salaryExpectation, answers } = draft;

  return {
    offerId: offer.id,
    offerTitle: offer.title,
    code: sent.code,
    sentAt: sent.at ?? new Date().toISOString(),
    name,
    email,
    salaryExpectation: parseSpanishNumber(salaryExpectation) ?? 0,
    currency: readCurrency(offer.salaryRange),
    joinsTalentPool: sent.joinsTalentPool,
    asksConfirmation: sent.asksConfirmation,
    curriculum: curriculum && { name: curriculum.name, size: curriculum.size },
    answers: questions.map(({ id, question }) => ({
      question: question.name,
      text: answers[id] ?? '',
    })),
  };
}
