import type { PrivacyRequestKind } from '@portal/contract/privacy-request';
import type { RequestSummary } from '@portal/contract/staff-request';
import { formatList } from '../page-parts/in-a-line';
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

export const topicOf = ({ kind }: Pick<RequestSummary, 'kind'>) =>
  kind ? kindLabels[kind] : 'Contacto';

/** Topic as a sentence about the sender. */
export const sentenceOf = ({ name, kind }: Pick<RequestSummary, 'name' | 'kind'>) =>
  `${name} ${kind ? asked[kind] : 'escribió por el formulario de contacto'}`;

export const daysText = (count: number) => counted(count, ['día', 'días']);

/** For a deadline that passed this number of days ago. */
export const overdueText = (days: number) => `Venció hace ${daysText(days)}`;

/** «3 postulaciones, 1 currículum y 11 respuestas»; undefined if there is none. */
export function listHoldings(holdings: Sent) {
  const named = sentParts(holdings).filter(({ count }) => count > 0);
  return named.length > 0 ? formatList(named.map(({ text }) => text)) : undefined;
}
