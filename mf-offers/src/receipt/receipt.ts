import { readAmount } from '@portal/contract/amount';
import { talentPoolText } from '@portal/contract/consent';
import type { Offer } from '@portal/contract/offer';
import type { OfferQuestion } from '@portal/contract/offer-question';
import { readCurrency } from '@portal/contract/salary-currency';
import type { WizardDraft } from '../on-device/wizard-draft';
import type { KeptReceipt } from './kept-receipt';

/** A text as it was sent, and today's text if it differs. */
type Given = { text: string; later?: string | undefined };

/** The sent data, from this page's memory or from the server by code. */
export type ReceiptContent = {
  name: string;
  /** As the e-mail field returned it, see `typedAddress`. Masked if it comes from the server. */
  email: string;
  salaryExpectation: number;
  /** Undefined if neither the offer nor the applicant stated one. */
  currency?: string | undefined;
  /** Today's value if it differs. */
  titleToday?: string | undefined;
  currencyChangeNote?: string | undefined;
  /** Text of the talent-pool consent, if it was given. */
  consent?: string | undefined;
  /** A partly sent draft may have lost the file that the server has. */
  curriculum?: { name: string; size?: number } | undefined;
  answers: readonly { question: Given; text: string }[];
};

export type Receipt = KeptReceipt & {
  content?: ReceiptContent | undefined;
  /** True if the server has sent a mail to confirm the address. */
  asksConfirmation?: boolean | undefined;
};

type SentApplication = {
  offer: Pick<Offer, 'id' | 'title' | 'salaryRange'>;
  draft: WizardDraft;
  curriculum: File | undefined;
  questions: readonly OfferQuestion[];
};

/** The complete receipt of an application that this page sent. */
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
