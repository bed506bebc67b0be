import type { OwnApplication } from '@portal/contract/own-applications';
import { noCurrency } from '@portal/contract/salary-currency';
import { changedQuestion, currencyChangeNote, titleToday } from '@portal/kit/format/later-changes';
import { readOwnApplications } from '@portal/kit/resources/own-applications';
import type { KeptReceipt } from './kept-receipt';
import type { Receipt, ReceiptContent } from './receipt';

/**
 * A receipt with the server's data. `application` is undefined if the server has none or was not
 * asked.
 */
export type FoundReceipt = { receipt: Receipt; application?: OwnApplication | undefined };

export async function findReceipt(kept: KeptReceipt): Promise<FoundReceipt> {
  if (kept.code === undefined) return { receipt: kept };
  const [application] = await readOwnApplications([{ code: kept.code }]);
  if (!application) return { receipt: kept };
  const asksConfirmation = application.isEmailConfirmed === false;
  return { application, receipt: { ...kept, asksConfirmation, content: contentOf(application) } };
}

function contentOf(application: OwnApplication): ReceiptContent | undefined {
  const { sent, curriculum } = application;
  if (!sent) return undefined;
  const { salaryCurrency, consent } = sent;
  return {
    name: sent.name,
    email: sent.maskedEmail,
    salaryExpectation: sent.salaryExpectation,
    currency: salaryCurrency === noCurrency ? undefined : salaryCurrency,
    titleToday: titleToday(application),
    currencyChangeNote: currencyChangeNote(sent),
    consent: consent?.joinsTalentPool ? consent.text : undefined,
    curriculum: curriculum === undefined ? undefined : { name: curriculum },
    answers: sent.answers.map(({ question, questionToday, text }) => ({
      question: { text: question, later: questionToday && changedQuestion(questionToday) },
      text,
    })),
  };
}
