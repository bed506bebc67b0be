import { readAmount } from '@portal/contract/amount';
import { talentPoolText } from '@portal/contract/consent';
import type { Offer } from '@portal/contract/offer';
import type { OfferQuestion } from '@portal/contract/offer-question';
import { readCurrency } from '@portal/contract/salary-currency';
import type { WizardDraft } from '../on-device/wizard-draft';
import type { KeptReceipt } from './kept-receipt';

/** A text as it was given, and what is otherwise today. */
type Given = { text: string; later?: string | undefined };

/** What was sent. It is in the page that has sent it, or comes from the server by the code. */
export type ReceiptContent = {
  name: string;
  /** As the mail field gave it, see `typedAddress`; in part only, where it comes from the server. */
  email: string;
  salaryExpectation: number;
  /** Undefined when neither the offer's range nor the applicant named one. */
  currency?: string | undefined;
  /** What is otherwise today. */
  titleToday?: string | undefined;
  paysToday?: string | undefined;
  /** The words of the talent-pool box, where it was ticked. */
  consent?: string | undefined;
  /** A draft that was sent in part may have lost the file that the server has. */
  curriculum?: { name: string; size?: number } | undefined;
  answers: readonly { question: Given; text: string }[];
};

export type Receipt = KeptReceipt & {
  content?: ReceiptContent | undefined;
  /** Whether the server has written to the e-mail to have it confirmed. */
  asksConfirmation?: boolean | undefined;
};

type SentApplication = {
  offer: Pick<Offer, 'id' | 'title' | 'salaryRange'>;
  draft: WizardDraft;
  curriculum: File | undefined;
  questions: readonly OfferQuestion[];
};

/** The whole receipt of an application that this page has sent. */
export function receiptOf({ offer, draft, curriculum, questions }: SentApplication): Receipt {
  const { sent, email, name, salaryExpectation, answers } = draft;
  const { number: amount = 0, currency } = readAmount(salaryExpectation);

  return {
    offerId: offer.id,
    offerTitle: offer.title,
    code: sent.code,
    sentAt: sent.at ?? new Date().toISOString(),
    asksConfirmation: sent.asksConfirmation,
    content: {
      name,
      email,
      salaryExpectation: amount,
      currency: readCurrency(offer.salaryRange) ?? currency,
      consent: sent.joinsTalentPool ? talentPoolText : undefined,
      curriculum: curriculum && { name: curriculum.name, size: curriculum.size },
      answers: questions.map(({ id, question }) => ({
        question: { text: question.name },
        text: answers[id] ?? '',
      })),
    },
  };
}
