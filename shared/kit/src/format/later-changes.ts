import type { JobApplication } from '@portal/contract/job-application';
import { noCurrency } from '@portal/contract/salary-currency';

// Texts for changes of the offer since the job application. Undefined if nothing changed or the
// server does not say.

type Titled = Pick<JobApplication, 'offer' | 'offerTitle'>;
type Paid = Partial<Pick<JobApplication, 'salaryCurrency' | 'offerCurrency'>>;

/**
 * Returns the offer's title when the application was sent. The present title if the server does not
 * say.
 */
export const originalTitle = ({ offer, offerTitle = offer.title }: Titled) => offerTitle;

/** Shown next to the title at that time. */
export const titleToday = (application: Titled) =>
  isRenamed(application) ? `hoy: ${application.offer.title}` : undefined;

/** Shown next to the present title. */
export const appliedAs = (application: Titled) =>
  isRenamed(application) ? `cuando se llamaba «${originalTitle(application)}»` : undefined;

/** Short form for rows of a list. */
export const renamedSinceNote = (application: Titled) =>
  isRenamed(application) ? 'con otro título' : undefined;

const isRenamed = (application: Titled) => originalTitle(application) !== application.offer.title;

/** Shown next to an amount. */
export function currencyChangeNote(application: Paid) {
  const currency = currencyToday(application);
  return currency && `oferta hoy en ${currency}`;
}

/**
 * Returns the present currency of the offer if it differs from the currency of the salary
 * expectation, as ISO 4217 code. Undefined if it is the same or unknown.
 */
export const currencyToday = ({ salaryCurrency, offerCurrency = noCurrency }: Paid) =>
  salaryCurrency === undefined || [salaryCurrency, noCurrency].includes(offerCurrency)
    ? undefined
    : offerCurrency;

/** Shown next to the wording of the answered question. */
export const changedQuestion = (today: string) => `la pregunta cambió después; hoy: ${today}`;
