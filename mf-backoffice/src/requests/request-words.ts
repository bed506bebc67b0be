import type { PrivacyRequestKind } from '@portal/contract/privacy-request';
import type { RequestSummary } from '@portal/contract/staff-request';
import { inALine } from '../page-parts/in-a-line';
import { counted, sentParts, type Sent } from '../page-parts/sent-parts';

const kindLabels: Record<PrivacyRequestKind, string> = {
  access: 'Una copia de sus datos',
  rectification: 'Corregir un dato',
  erasure: 'Eliminar sus datos',
};

const asked: Record<PrivacyRequestKind, string> = {
  access: 'pide una copia de sus datos',
  rectification: 'pide corregir un dato',
  erasure: 'pide eliminar sus datos',
};

/** What a request is about, in a few words. */
export const topicOf = ({ kind }: Pick<RequestSummary, 'kind'>) =>
  kind ? kindLabels[kind] : 'Contacto';

/** The same as a sentence about its writer. */
export const sentenceOf = ({ name, kind }: Pick<RequestSummary, 'name' | 'kind'>) =>
  `${name} ${kind ? asked[kind] : 'escribió por el formulario de contacto'}`;

/** «2 días» */
export const daysText = (count: number) => counted(count, ['día', 'días']);

/** Of what was due so many days ago. */
export const overdueText = (days: number) => `Venció hace ${daysText(days)}`;

/** «3 postulaciones, 1 currículum y 11 respuestas»; undefined when there is nothing. */
export function listHoldings(holdings: Sent) {
  const named = sentParts(holdings).filter(({ count }) => count > 0);
  return named.length > 0 ? inALine(named.map(({ text }) => text)) : undefined;
}
