import type { JobApplication } from '@portal/contract/job-application';
import { noCurrency } from '@portal/contract/salary-currency';

// What is otherwise today than when somebody applied, as people read it beside what was given; undefined where
// nothing is, or where the server does not say.

type Titled = Pick<JobApplication, 'offer' | 'offerTitle'>;
type Paid = Partial<Pick<JobApplication, 'salaryCurrency' | 'offerCurrency'>>;

export const titleThen = ({ offer, offerTitle = offer.title }: Titled) => offerTitle;

/** Beside the title of then. */
export const titleToday = (application: Titled) =>
  isRenamed(application) ? `hoy: ${application.offer.title}` : undefined;

/** Where the offer goes by its title of today. */
export const appliedAs = (application: Titled) =>
  isRenamed(application) ? `cuando se llamaba «${titleThen(application)}»` : undefined;

/** The same in few words, for a row among many. */
export const appliedUnderAnother = (application: Titled) =>
  isRenamed(application) ? 'con otro título' : undefined;

const isRenamed = (application: Titled) => titleThen(application) !== application.offer.title;

/** Beside an amount. */
export function paysToday(application: Paid) {
  const currency = currencyToday(application);
  return currency && `oferta hoy en ${currency}`;
}

export const currencyToday = ({ salaryCurrency, offerCurrency = noCurrency }: Paid) =>
  salaryCurrency === undefined || [salaryCurrency, noCurrency].includes(offerCurrency)
    ? undefined
    : offerCurrency;

/** Beside the words of a question of then. */
export const changedQuestion = (today: string) => `la pregunta cambió después; hoy: ${today}`;
